import type { ReactNode } from 'react';
import type { Permission } from '#contract/rights/permissions.ts';
import { useRightsTexts } from '../groups/texts.ts';
import { type Place, useMatrix } from './matrix-context.ts';
import styles from './permission-matrix.module.css';
import { shareOf } from './permission-set.ts';

type Props = Place & {
  /** What it is called, for those who do not see the table around it. */
  name: string;
  permissions: readonly Permission[];
  /** What stands beside it. */
  children?: ReactNode;
};

/** Turns some permissions on or off together: one, those of a screen, an action or a section. */
export function MatrixCheck({ row, column, name, permissions, children }: Props) {
  const texts = useRightsTexts().matrix;
  const { held, readOnly, may, toggle, active } = useMatrix();
  const share = shareOf(held, permissions);
  const givable = permissions.some(may);
  return (
    <label className={styles.check} title={givable || readOnly ? undefined : texts.notHeld}>
      <input
        type="checkbox"
        aria-label={name}
        aria-disabled={readOnly || !givable}
        data-place={`${row} ${column}`}
        tabIndex={active.row === row && active.column === column ? 0 : -1}
        checked={share === 'all'}
        ref={(input) => {
          if (input) input.indeterminate = share === 'some';
        }}
        onChange={() => {
          if (!readOnly && givable) toggle(permissions);
        }}
      />
      {children}
    </label>
  );
}
