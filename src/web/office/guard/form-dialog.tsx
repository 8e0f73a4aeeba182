import { Button, Group, Modal, type ModalProps } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import { useOfficeTexts } from '../texts.ts';
import styles from './guard.module.css';
import { useUnsavedGuard } from './unsaved.ts';

const Closing = createContext<{ close: () => void; busy: boolean }>({
  close: () => undefined,
  busy: false,
});

type Props = Omit<ModalProps, 'opened'> & {
  /** Something was entered: closing asks first, whichever way it is done. */
  dirty: boolean;
  /** It is being sent. What has been sent cannot be called back: closing would only look like it. */
  busy?: boolean;
};

/** A dialog in which something is entered. Drawn while it is open; `onClose` closes it unasked. */
export function FormDialog({ dirty, busy = false, onClose, children, ...rest }: Props) {
  const { askFirst, asking } = useUnsavedGuard(dirty);
  const close = () => {
    if (!busy) askFirst(onClose);
  };
  return (
    <Modal opened centered closeOnEscape={!asking} {...rest} onClose={close}>
      <Closing value={{ close, busy }}>{children}</Closing>
    </Modal>
  );
}

/** What can be done, always in sight: a dialog may be taller than a telephone. */
export function DialogFoot({ cancel, children }: { cancel?: string; children: ReactNode }) {
  const { close, busy } = use(Closing);
  const { resource } = useOfficeTexts();
  return (
    <Group justify="flex-end" className={styles.foot}>
      <Button variant="default" disabled={busy} onClick={close}>
        {cancel ?? resource.cancel}
      </Button>
      {children}
    </Group>
  );
}
