import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import styles from './text-link.module.css';

type Props = Omit<ComponentProps<'a'>, 'className' | 'href' | 'target'> & {
  href: string;
  /** `onward` ends with an arrow: the next step of a section. `quiet` is for lists of links. */
  variant?: 'inline' | 'onward' | 'quiet';
  /** Opens a new window, and says so to those who cannot see the icon. */
  newWindowText?: string;
};

export function TextLink({ variant = 'inline', newWindowText, children, ...rest }: Props) {
  const outside = newWindowText ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...rest} {...outside} className={styles.link} data-variant={variant}>
      {children}
      {variant === 'onward' && <Icon name="arrow" size={18} />}
      {newWindowText && (
        <>
          <Icon name="external" size={16} />
          <span className="visually-hidden">{newWindowText}</span>
        </>
      )}
    </a>
  );
}
