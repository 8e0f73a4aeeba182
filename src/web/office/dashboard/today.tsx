import type { OutputOf } from '#contract/calls.ts';
import { COUNTED } from '#contract/resource/counting.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { OfficeLink } from '../links/office-link.tsx';
import { Notice } from '../states/notice.tsx';
import styles from './dashboard.module.css';
import { useDashboardTexts } from './texts.ts';

type Waiting = OutputOf<'dashboard/today'>['data'];

/** What waits for the viewer, each with the way to it. */
export function Today({ today }: { today: Waiting }) {
  const { today: texts } = useDashboardTexts();
  const { applications, failed, uploadRoom, nothingOffered } = today;
  const items = [
    ...(applications
      ? ([
          ['news', applications.news, '/RegisterMaint?tab=news'],
          ['mineOverdue', applications.mineOverdue, '/RegisterMaint?tab=overdue&assignee=me'],
          ['mine', applications.mine, '/RegisterMaint?tab=mine'],
          ['toApprove', applications.toApprove, '/RegisterMaint?tab=toApprove'],
          ['unassigned', applications.unassigned, '/RegisterMaint?tab=unassigned'],
          ['overdue', applications.overdue, '/RegisterMaint?tab=overdue'],
        ] as const)
      : []),
    ['mails', failed.mails ?? 0, '/SmtpMaint?tab=outbox'] as const,
    ['sms', failed.sms ?? 0, '/BulkSMSHist'] as const,
  ].filter(([, count]) => count > 0);
  // Who has no part in applications is told below what waits.
  const silent = !applications && items.length === 0;
  if (silent && uploadRoom === null && !nothingOffered) return null;
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today">
        <Prose>{texts.title}</Prose>
      </h2>
      {uploadRoom !== null && (
        <Notice color="red" role="alert">
          {texts.uploadRoom(formatNumber(uploadRoom))}
        </Notice>
      )}
      {nothingOffered && (
        <Notice color="yellow" role="alert">
          {texts.nothingOffered} <OfficeLink to="/ProductsMaint">{texts.toProducts}</OfficeLink>
        </Notice>
      )}
      {silent ? null : items.length === 0 ? (
        <p>
          <Prose>{texts.nothing}</Prose>
        </p>
      ) : (
        <ul>
          {items.map(([name, count, path]) => (
            <li key={name}>
              <OfficeLink to={path} data-urgent={name === 'mineOverdue' || name === 'overdue'}>
                <strong>
                  {formatNumber(Math.min(count, COUNTED))}
                  {count > COUNTED && '+'}
                </strong>{' '}
                {texts[name]}
              </OfficeLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
