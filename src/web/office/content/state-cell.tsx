import type { Publishing } from '#contract/resource/publishing.ts';
import { visibilityAt } from '#contract/resource/visibility.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './state-cell.module.css';

/** How something stands with visitors, as a dot and a word: colour never stands alone. */
export function StateCell({ row }: { row: Publishing & { deletedAt?: string | null } }) {
  const { states } = useOfficeTexts().content.publishing;
  const state = row.deletedAt ? 'binned' : visibilityAt(row, Date.now());
  return (
    <span className={styles.state} data-state={state}>
      {states[state]}
    </span>
  );
}
