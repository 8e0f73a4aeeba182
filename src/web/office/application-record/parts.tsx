import { Children, type ReactNode } from 'react';
import { Prose } from '../../ui/prose.tsx';
import styles from './record.module.css';

/** Short facts side by side, a dot between two that share a line; what is empty is left out. */
export function Parts({ of }: { of: readonly ReactNode[] }) {
  return (
    <span className={styles.parts}>
      {Children.map(of.filter(Boolean), (part, place) => (
        <span>
          {place > 0 && <span className={styles.dot}> · </span>}
          <Prose>{part}</Prose>
        </span>
      ))}
    </span>
  );
}
