import type { RepaidYear } from '#contract/products/repayment.ts';
import { formatBaht } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useTexts } from '../texts.ts';

const WIDTH = 1000;
const HEIGHT = 240;

type ChartProps = { amount: number; years: RepaidYear[]; styles: Record<string, string> };

/** What is still owed, falling, and the interest paid so far, rising. The table says it in numbers. */
export function ScheduleChart({ amount, years, styles }: ChartProps) {
  const { schedule: texts } = useTexts().calculator;
  const language = useLanguage();
  const months = years.flatMap((year) => year.months);
  let paid = 0;
  const interest = months.map((month) => {
    paid += month.interest;
    return paid;
  });
  const highest = Math.max(amount, paid);
  const x = (month: number) => Math.round((month / months.length) * WIDTH);
  const y = (satang: number) => Math.round(HEIGHT - (satang / highest) * HEIGHT);
  const line = (values: number[]) =>
    values.map((value, month) => `${month === 0 ? 'M' : 'L'}${x(month)} ${y(value)}`).join('');
  const owed = line([amount, ...months.map(({ balance }) => balance)]);
  const baht = (satang: number) => formatBaht(Math.round(satang / 100), language);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span data-line="owed">
          {texts.owed} <strong>{baht(amount)}</strong>
        </span>{' '}
        <span data-line="interest">
          {texts.interestSoFar} <strong>{baht(paid)}</strong>
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={texts.drawn(baht(amount), baht(paid), texts.year(years.length))}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {years.slice(1).map(({ year }) => (
          <path key={year} className={styles.grid} d={`M${x((year - 1) * 12)} 0V${HEIGHT}`} />
        ))}
        <path className={styles.owed} d={`${owed}V${HEIGHT}H0Z`} />
        <path className={styles.interest} d={line([0, ...interest])} />
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{texts.start}</span>
        <span>{texts.year(years.length)}</span>
      </p>
    </figure>
  );
}
