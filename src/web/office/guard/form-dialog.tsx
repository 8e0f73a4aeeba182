import { Button, Group, type ModalProps } from '@mantine/core';
import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import { Dialog } from '../states/dialog.tsx';
import { firstFieldOf } from '../states/first-field.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './guard.module.css';
import { useUnsavedGuard } from './unsaved.ts';

const Closing = createContext<{ close: () => void; busy: boolean }>({
  close: () => undefined,
  busy: false,
});

type Props = Omit<ModalProps, 'opened'> & {
  opened?: boolean;
  saves?: boolean;
  /** Something was entered: closing asks first, whichever way it is done. */
  dirty?: boolean;
  /** It is being sent. What has been sent cannot be called back: closing would only look like it. */
  busy?: boolean;
};

/** A dialog in which something is entered, or that asks before something is done. Drawn while it is open; `onClose` closes it unasked. */
export function FormDialog({ dirty = false, busy = false, onClose, children, ...rest }: Props) {
  const { askFirst } = useUnsavedGuard(dirty);
  const close = () => {
    if (!busy) askFirst(onClose);
  };
  const root = useRef<HTMLDivElement>(null);
  // What was pressed may be gone with its question: the keyboard stays in the dialog.
  useEffect(() => {
    if (document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('[role="dialog"]')?.focus();
  });
  return (
    <Dialog ref={root} {...rest} onClose={close}>
      <Closing value={{ close, busy }}>
        <Fields root={root}>{children}</Fields>
      </Closing>
    </Dialog>
  );
}

type FieldsProps = { root: RefObject<HTMLElement | null>; children: ReactNode };

/** Where nothing says where the keyboard begins, at the first field: the kit would begin at the cross. */
function Fields({ root, children }: FieldsProps) {
  useEffect(() => {
    const dialog = root.current;
    if (dialog?.querySelector('[data-autofocus]')) return;
    const first = firstFieldOf(dialog, 'any');
    // Of a question that has its answer, at that.
    const answer = first?.closest('[role="radiogroup"]')?.querySelector(':checked');
    (answer ?? first)?.setAttribute('data-autofocus', 'true');
  }, [root]);
  return children;
}

type FootProps = {
  cancel?: string;
  /** What is asked for cannot be taken back: the keyboard begins at leaving it. */
  careful?: boolean;
  children: ReactNode;
};

/** What can be done, always in sight: a dialog may be taller than a telephone. */
export function DialogFoot({ cancel, careful, children }: FootProps) {
  const { close, busy } = use(Closing);
  const { resource } = useOfficeTexts();
  return (
    <Group justify="flex-end" className={styles.foot}>
      <Button
        variant="default"
        disabled={busy}
        onClick={close}
        data-autofocus={careful || undefined}
      >
        {cancel ?? resource.cancel}
      </Button>
      {children}
    </Group>
  );
}
