import { ButtonLink } from '../../ui/button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { useTexts } from '../texts.ts';
import styles from './call-to-action.module.css';
import { useTelephone } from './contact.ts';

/** Every page ends with a next step. */
export function CallToAction({ open }: { open: boolean }) {
  const { callToAction, layout } = useTexts();
  const telephone = useTelephone();
  return (
    <section
      data-print="hide"
      data-public-frame
      className={styles.strip}
      aria-labelledby="next-step"
    >
      <div className={styles.inner}>
        <div>
          <h2 id="next-step" className={styles.title}>
            <Phrases text={open ? callToAction.title : callToAction.closedTitle} />
          </h2>
          <p className={styles.detail}>
            <Prose>{open ? callToAction.detail : callToAction.closedDetail}</Prose>
          </p>
        </div>
        <div className={styles.actions}>
          {open && (
            <ButtonLink href="/Register" variant="secondary">
              {layout.apply}
            </ButtonLink>
          )}
          <a className={styles.call} href={telephone.href}>
            {callToAction.call(telephone.shown)}
          </a>
        </div>
      </div>
    </section>
  );
}
