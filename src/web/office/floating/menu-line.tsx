import { IconCheck } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { OfficeLink } from '../links/office-link.tsx';
import styles from './floating.module.css';

type LineProps = ComponentProps<'button'> & {
  icon?: ReactNode;
  grave?: boolean;
  /** The menu stays open when this is chosen. */
  stays?: boolean;
};

/** Something to do. */
export function MenuLine({ icon, grave, stays, className = '', children, ...rest }: LineProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={`${styles.line} ${className}`}
      data-grave={grave || undefined}
      data-stays={stays || undefined}
      {...rest}
    >
      {icon}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

/** Somewhere to go. */
export function MenuLink({
  to,
  icon,
  children,
}: {
  to: string;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <OfficeLink to={to} role="menuitem" tabIndex={-1} className={styles.line}>
      {icon}
      <span className={styles.words}>{children}</span>
    </OfficeLink>
  );
}

type RadioProps = ComponentProps<'button'> & { chosen: boolean; stays?: boolean; icon?: ReactNode };

/** One of several, of which one holds. */
export function MenuRadio({ chosen, stays, icon, children, ...rest }: RadioProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={chosen}
      tabIndex={-1}
      className={styles.line}
      data-stays={stays || undefined}
      {...rest}
    >
      <IconCheck size={16} aria-hidden className={styles.mark} />
      <span className={styles.words}>{children}</span>
      {icon}
    </button>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className={styles.label}>{children}</div>;
}

export function MenuDivider() {
  return <hr className={styles.divider} />;
}
