import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Prose } from '../../ui/prose.tsx';
import styles from './browser-dialog.module.css';
import { useEscape } from './use-escape.ts';

type Props = {
  title: string;
  className?: string | undefined;
  /** What Escape means; without it only its own buttons close it. */
  onDismiss?: () => void;
  children: ReactNode;
};

/**
 * The browser's own dialog: it stands above every other one, and nothing behind it can be reached or
 * is lost. The keyboard begins at what says `data-autofocus`, and goes back to where it was.
 */
export function BrowserDialog({ title, className = '', onDismiss, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEscape(dialog, () => onDismiss?.());
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={heading}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={heading}>
        <Prose>{title}</Prose>
      </h2>
      {children}
    </dialog>
  );
}
