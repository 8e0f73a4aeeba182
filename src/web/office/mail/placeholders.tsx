import type { MailLanguage, MailPlaceholders } from '#contract/mail/mail.ts';
import { Prose } from '../../ui/prose.tsx';
import styles from './mail.module.css';
import { useMailTexts } from './texts.ts';

type Props = { placeholders: MailPlaceholders; shown: MailLanguage };

/** What a text can name, and what it must. */
export function Placeholders({ placeholders, shown }: Props) {
  const texts = useMailTexts().letters;
  return (
    <section className={styles.card} aria-labelledby="placeholders">
      <h2 id="placeholders">
        <Prose>{texts.placeholders}</Prose>
      </h2>
      <p className={styles.muted}>
        <Prose>{texts.lead}</Prose>
      </p>
      <dl className={styles.facts}>
        {placeholders.map((one) => (
          <div key={one.name}>
            <dt>
              <code>{`{${one.name}}`}</code>
            </dt>
            <dd>
              {one[shown]}
              {one.required && ` (${texts.required})`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
