import type { Repaid, RepaidYear } from '#contract/products/repayment.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTexts } from '../texts.ts';
import type { Plan } from './plan.ts';
import { ScheduleChart } from './schedule-chart.tsx';

/** Of the sheet that is there from the first paint on. */
type Styles = Record<string, string>;
type ScheduleProps = { plan: Plan; styles: Styles };

/** How the loan is repaid: drawn, and year by year in numbers, each opening to its months. */
export function Schedule({ plan, styles }: ScheduleProps) {
  const { schedule: texts } = useTexts().calculator;
  const { years, total } = plan.quote;
  return (
    <div className={styles.schedule}>
      <ScheduleChart amount={plan.amount} years={years} styles={styles} />
      <table className={styles.table}>
        <caption>{texts.table}</caption>
        <Head name={texts.yearColumn} styles={styles} />
        {years.map((year) => (
          <tbody key={year.year}>
            <tr>
              <th scope="row">{texts.year(year.year)}</th>
              <Numbers of={year} styles={styles} />
            </tr>
            <tr className={styles.opening}>
              <td colSpan={5}>
                <Months year={year} styles={styles} />
              </td>
            </tr>
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <Numbers of={total} styles={styles} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Head({ name, styles }: { name: string; styles: Styles }) {
  const { schedule: texts } = useTexts().calculator;
  return (
    <thead>
      <tr>
        <th scope="col">{name}</th>
        <th scope="col" className={styles.wide}>
          {texts.payment}
        </th>
        <th scope="col">{texts.interest}</th>
        <th scope="col">{texts.principal}</th>
        <th scope="col">{texts.balance}</th>
      </tr>
    </thead>
  );
}

/** Whole baht: what is read here is an estimate, and the exact sums stand above. */
function Numbers({ of, styles }: { of: Repaid; styles: Styles }) {
  const { payment, interest, principal, balance } = of;
  const baht = (satang: number) => formatNumber(Math.round(satang / 100));
  return (
    <>
      <td className={styles.wide}>{baht(payment)}</td>
      <td>{baht(interest)}</td>
      <td>{baht(principal)}</td>
      <td>{baht(balance)}</td>
    </>
  );
}

function Months({ year: { year, months }, styles }: { year: RepaidYear; styles: Styles }) {
  const { schedule: texts } = useTexts().calculator;
  return (
    <details>
      <summary>{texts.months(year)}</summary>
      <table className={styles.table}>
        <Head name={texts.monthColumn} styles={styles} />
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{formatNumber(month.month)}</th>
              <Numbers of={month} styles={styles} />
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
