import { type HowLong as Told, WAITED_STEPS } from '#contract/applications/how-long.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { useTexts } from '../texts.ts';
import styles from './how-long.module.css';

type Props = { howLong: Told; level?: 'h2' | 'h3' };

/** The usual days of every step, and whether they are a target or were measured. */
export function HowLong({ howLong, level: Heading = 'h2' }: Props) {
  const texts = useTexts()['how-long'];
  const { kind, days } = howLong;
  return (
    <section className={styles.box} aria-labelledby="how-long">
      <div>
        <Heading id="how-long" className={styles.title}>
          {texts.title}
        </Heading>
        <Total howLong={howLong} />
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
      <Source howLong={howLong} />
    </section>
  );
}

/** The same in one sentence, where there is no room for the steps. */
export function HowLongInAll({ howLong }: Pick<Props, 'howLong'>) {
  return (
    <div>
      <Total howLong={howLong} />
      <Source howLong={howLong} />
    </div>
  );
}

function Total({ howLong: { kind, total } }: Pick<Props, 'howLong'>) {
  const texts = useTexts()['how-long'];
  return (
    <p className={styles.total}>
      <Prose>{texts.total[kind](formatNumber(total))}</Prose>
    </p>
  );
}

function Source({ howLong }: Pick<Props, 'howLong'>) {
  const { source } = useTexts()['how-long'];
  return (
    <p className={styles.source}>
      <Prose>
        {howLong.kind === 'measured' ? source.measured(formatNumber(howLong.cases)) : source.target}
      </Prose>
    </p>
  );
}
