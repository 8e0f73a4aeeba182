import { CallError } from '../../api/call.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useStaffTexts } from '../../i18n/staff.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { callAsUser } from '../session/session.ts';
import type { Route } from './+types/route';
import styles from './dashboard.module.css';

export async function clientLoader() {
  const { data } = await callAsUser('dashboard/visits', {});
  return { days: data };
}

export default function Dashboard({ loaderData: { days } }: Route.ComponentProps) {
  const { dashboard } = useStaffTexts();
  const language = useLanguage();
  return (
    <>
      <h1 className={styles.title}>{dashboard.title}</h1>
      {days.length === 0 ? (
        <p>{dashboard.empty}</p>
      ) : (
        <table className={styles.table}>
          <caption>{dashboard.visits}</caption>
          <thead>
            <tr>
              <th scope="col">{dashboard.day}</th>
              <th scope="col">{dashboard.total}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, total }) => (
              <tr key={day}>
                <td>{formatDate(day, language)}</td>
                <td>{formatNumber(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { shell } = useStaffTexts();
  const refused = error instanceof CallError && error.reason === 'not_permitted';
  return (
    <Alert kind="warning" role="alert" title={refused ? shell.notPermitted : shell.screenFailed}>
      {!refused && <a href="/DashboardMt">{shell.retry}</a>}
    </Alert>
  );
}
