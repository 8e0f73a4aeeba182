import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Prose } from '../../ui/prose.tsx';
import styles from './session.module.css';

/**
 * A dialog that only its own buttons close. The browser's own: it stands above every other dialog,
 * and nothing behind it can be reached or is lost.
 */
export function BlockingDialog({ title, children }: { title: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
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
