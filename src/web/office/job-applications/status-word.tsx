import type { JobStatus } from '#contract/job-application-limits.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import styles from './job-applications.module.css';

export function StatusWord({ status }: { status: JobStatus }) {
  const texts = useOfficeTexts().jobApplications;
  return (
    <span className={styles.status} data-status={status}>
      {texts.statuses[status]}
    </span>
  );
}
