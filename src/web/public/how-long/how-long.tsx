import { type HowLong as Told, WAITED_STEPS } from '#contract/applications/how-long.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { useTexts } from '../texts.ts';
import styles from './how-long.module.css';

type Props = { howLong: Told; level?: 'h2' | 'h3' };

/** The usual days of every step, and whether they are a target or were measured. */
export function HowLong({ howLong, level: Heading = 'h2' }: Props) {
  const texts = useTexts()['how-long'];
  const { kind, days, total } = howLong;
  return (
    <section className={styles.box} aria-labelledby="how-long">
      <div>
        <Heading id="how-long" className={styles.title}>
          {texts.title}
        </Heading>
        <p className={styles.total}>
          <Prose>{texts.total[kind](formatNumber(total))}</Prose>
        </p>
      </div>
      <ol className={styles.steps}>
        {WAITED_STEPS.map((step) => (
          <li key={step}>
            <span>{texts.steps[step]}</span>{' '}
            <strong>{texts.days[kind](formatNumber(days[step]))}</strong>
          </li>
        ))}
        <li>
          <span>{texts.after}</span> <span className={styles.when}>{texts.afterWhen}</span>
        </li>
      </ol>
      <p className={styles.source}>
        <Prose>
          {howLong.kind === 'measured'
            ? texts.source.measured(formatNumber(howLong.cases))
            : texts.source.target}
        </Prose>
      </p>
    </section>
  );
}
