import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  /** What it does, for those who cannot see the icon. */
  label: string;
};

/** A square with room for a finger. */
export function IconButton({ label, children, ...rest }: Props) {
  return (
    <button {...rest} type="button" className={styles.button}>
      {children}
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
