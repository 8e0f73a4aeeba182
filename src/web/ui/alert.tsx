import type { ReactNode, Ref } from 'react';
import styles from './alert.module.css';
import { Icon } from './icon.tsx';

type Props = {
  kind: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  /** `alert` for what appears after an action and interrupts, `status` for what can wait. */
  role?: 'alert' | 'status';
  /** Lets a form move the focus here after a failed submit. */
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
};

export function Alert({ kind, title, role, ref, children }: Props) {
  return (
    <div
      ref={ref}
      role={role}
      tabIndex={ref ? -1 : undefined}
      className={styles.alert}
      data-kind={kind}
    >
      <Icon name={kind} size={22} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
