import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** As wide as its container. */
  wide?: boolean;
};

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** What is going on, while it is going on: "กำลังส่ง". The button keeps its width and its focus. */
    busy?: string | false | undefined;
  };

export function Button({
  variant = 'primary',
  wide = false,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`, which would drop the keyboard's focus: a second click simply does nothing.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-wide={wide || undefined}
      data-busy={busy ? true : undefined}
      aria-disabled={busy ? true : undefined}
      onClick={handleClick}
    >
      <span className={styles.label}>{children}</span>
      {busy && (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          <span className="visually-hidden">{busy}</span>
        </>
      )}
    </button>
  );
}

type ButtonLinkProps = Look &
  Omit<ComponentProps<'a'>, 'className' | 'href'> & { href: string; children: ReactNode };

export function ButtonLink({ variant = 'primary', wide, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={styles.button} data-variant={variant} data-wide={wide || undefined}>
      <span className={styles.label}>{children}</span>
    </a>
  );
}
