import type { Repaid, RepaidYear } from '#contract/products/repayment.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTexts } from '../texts.ts';
import type { Plan } from './plan.ts';
import styles from './schedule.module.css';
import { ScheduleChart } from './schedule-chart.tsx';

/** How the loan is repaid: drawn, and year by year in numbers, each opening to its months. */
export function Schedule({ plan }: { plan: Plan }) {
  const { schedule: texts } = useTexts().calculator;
  const { years, total } = plan.quote;
  return (
    <div className={styles.schedule}>
      <ScheduleChart amount={plan.amount} years={years} />
      <table className={styles.table}>
        <caption>{texts.table}</caption>
        <Head name={texts.yearColumn} />
        {years.map((year) => (
          <tbody key={year.year}>
            <tr>
              <th scope="row">{texts.year(year.year)}</th>
              <Numbers of={year} />
            </tr>
            <tr className={styles.opening}>
              <td colSpan={5}>
                <Months year={year} />
              </td>
            </tr>
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <Numbers of={total} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Head({ name }: { name: string }) {
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
function Numbers({ of: { payment, interest, principal, balance } }: { of: Repaid }) {
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

function Months({ year: { year, months } }: { year: RepaidYear }) {
  const { schedule: texts } = useTexts().calculator;
  return (
    <details>
      <summary>{texts.months(year)}</summary>
      <table className={styles.table}>
        <Head name={texts.monthColumn} />
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{formatNumber(month.month)}</th>
              <Numbers of={month} />
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
