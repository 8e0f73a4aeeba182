import { ButtonLink } from '../../ui/button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { useTexts } from '../texts.ts';
import styles from './next-step.module.css';

/** What a reader does after reading: find out the limit, or apply while applications are taken. */
export function NextStep({ open }: { open: boolean }) {
  const { next } = useTexts().articles.reading;
  return (
    <section className={styles.step} aria-labelledby="reading-next">
      <h2 id="reading-next" className={styles.title}>
        <Phrases text={next.title} />
      </h2>
      <p>
        <Prose>{next.detail}</Prose>
      </p>
      <div className={styles.actions}>
        <ButtonLink href="/Cal" wide>
          {next.calculate}
        </ButtonLink>
        {open && (
          <ButtonLink href="/Register" variant="secondary" wide>
            {next.apply}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
