import { IconPencil } from '@tabler/icons-react';
import type { Publishing } from '#contract/resource/publishing.ts';
import { visibilityAt } from '#contract/resource/visibility.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './state-cell.module.css';

type Row = Publishing & { deletedAt?: string | null; changesWait?: boolean | undefined };

/**
 * How something stands with visitors, as a dot and a word: colour never stands alone. A pencil where
 * changes of it wait to be published.
 */
export function StateCell({ row }: { row: Row }) {
  const { states } = useOfficeTexts().content.publishing;
  const state = row.deletedAt ? 'binned' : visibilityAt(row, Date.now());
  return (
    <span className={styles.state} data-state={state}>
      {states[state]}
      {row.changesWait && (
        <span className={styles.changed} title={states.changed}>
          <IconPencil size={14} aria-hidden />
          <span className="visually-hidden">{states.changed}</span>
        </span>
      )}
    </span>
  );
}
