import type { MessageStatus } from '#contract/message-statuses.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import styles from './messages.module.css';

/** A dot and a word: colour never alone. */
export function StatusWord({ status }: { status: MessageStatus }) {
  const texts = useOfficeTexts().messages;
  return (
    <span className={styles.status} data-status={status}>
      {texts.statuses[status]}
    </span>
  );
}
