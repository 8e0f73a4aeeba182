import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeText: string;
  /** Buttons at the foot, the main one first. */
  actions?: ReactNode;
  children: ReactNode;
};

/** On opening, the focus goes to what carries `data-autofocus`, else to the title. */
export function Dialog({ open, onClose, title, closeText, actions, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const reportClosed = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    const wanted = element.querySelector<HTMLElement>('[data-autofocus]');
    (wanted ?? heading.current)?.focus();
    const stopWatching = closeOnBackdrop(element);
    // The event comes late: by then the dialog may be open again.
    const handleClose = () => {
      if (!element.open) reportClosed();
    };
    element.addEventListener('close', handleClose);
    return () => {
      stopWatching();
      element.removeEventListener('close', handleClose);
      // Closing, unlike removal, gives the focus back to where it came from.
      element.close();
    };
  }, [open]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className={styles.close} aria-label={closeText}>
              <Icon name="close" />
            </button>
          </form>
        </header>
        <div className={styles.body}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}

/** Pressed and released outside the sheet: a text selection that ends there does not count. */
function closeOnBackdrop(dialog: HTMLDialogElement): () => void {
  let pressedOutside = false;
  const press = (event: PointerEvent) => {
    pressedOutside = event.target === dialog;
  };
  const click = (event: MouseEvent) => {
    if (pressedOutside && event.target === dialog) dialog.close();
  };
  dialog.addEventListener('pointerdown', press);
  dialog.addEventListener('click', click);
  return () => {
    dialog.removeEventListener('pointerdown', press);
    dialog.removeEventListener('click', click);
  };
}
