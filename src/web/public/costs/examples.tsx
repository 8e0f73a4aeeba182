import { bahtOf, type Satang, satangOf } from '#contract/money.ts';
import { formatAmount, formatBaht, formatRates, formatSpokenBaht } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import type { Example } from '../offer/work-examples.ts';
import styles from '../text-page/text-page.module.css';
import { useTexts } from '../texts.ts';

/** What a loan of a round amount comes to, product by product. */
export function Examples({ amount, examples }: { amount: number; examples: readonly Example[] }) {
  const language = useLanguage();
  const { example: texts } = useTexts().pages;
  if (examples.length === 0) return null;
  return (
    <section className={styles.examples} aria-labelledby="example">
      <h2 id="example">{texts.title(formatSpokenBaht(amount, language))}</h2>
      <p>
        <Prose>{texts.lead}</Prose>
      </p>
      {examples.map((example, index) => (
        <details key={example.id} open={index === 0}>
          <summary>{example.name}</summary>
          <Figures example={example} />
          <a href={`/Product?id=${example.id}`}>{texts.more(example.name)}</a>
        </details>
      ))}
      <p className={styles.note}>
        <Prose>{texts.note}</Prose>
      </p>
    </section>
  );
}

function Figures({ example }: { example: Example }) {
  const language = useLanguage();
  const { example: texts } = useTexts().pages;
  const { rates, months, interestOnly, first, instalment, interest, fees, effective } = example;
  const later = example.principalLast ? texts.principalLast : texts.later;
  const baht = (amount: Satang) => formatBaht(bahtOf(amount), language);
  const range = ([low, high]: readonly [Satang, Satang]) =>
    low === high ? baht(low) : `${formatAmount(bahtOf(low))} – ${baht(high)}`;
  const whole = (amount: Satang) => satangOf(Math.round(bahtOf(amount)));
  const [lowest, highest] = effective;
  const rows: ReadonlyArray<readonly [string, string] | false> = [
    [texts.rate, texts.perYear(formatRates(...rates))],
    [texts.term, texts.months(String(months))],
    interestOnly > 0 && [texts.first(String(interestOnly)), range(first)],
    [interestOnly > 0 ? later : texts.monthly, range(instalment)],
    [texts.interest, range([whole(interest[0]), whole(interest[1])])],
    [texts.appraisal, baht(fees.appraisal)],
    [texts.registration, baht(fees.registration)],
    [texts.stamp, baht(fees.stamp)],
    [texts.upFront, baht(fees.total)],
    lowest !== undefined &&
      highest !== undefined && [
        texts.effective,
        texts.perYear(formatRates(twoDecimals(lowest), twoDecimals(highest))),
      ],
  ];
  return (
    <dl>
      {rows
        .filter((row) => row !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>
              <Prose>{name}</Prose>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const twoDecimals = (percent: number) => Math.round(percent * 100) / 100;
