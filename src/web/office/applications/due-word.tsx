import { formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './applications.module.css';
import { type Due, dueOf } from './due.ts';

/** When the present status should be over, in words; the moment itself on demand. */
export function DueWord({ dueAt }: { dueAt: string | null }) {
  const texts = useOfficeTexts().applications;
  const language = useLanguage();
  const due = dueOf(dueAt, Date.now());
  if (dueAt === null) return texts.noDue;
  return (
    <time
      className={styles.due}
      data-over={due.kind === 'over' || undefined}
      dateTime={dueAt}
      title={formatTime(dueAt, language)}
    >
      {wordsOf(due, texts)}
    </time>
  );
}

function wordsOf(due: Due, texts: ReturnType<typeof useOfficeTexts>['applications']): string {
  switch (due.kind) {
    case 'none':
      return texts.noDue;
    case 'over':
      return due.days === 0 ? texts.overdueToday : texts.overdueBy(formatNumber(due.days));
    case 'today':
      return texts.dueToday;
    case 'tomorrow':
      return texts.dueTomorrow;
    case 'later':
      return texts.dueIn(formatNumber(due.days));
  }
}
