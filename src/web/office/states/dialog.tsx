import { Modal, type ModalProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useRef } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { useOwnSaveKey } from '../resource/use-save-key.ts';
import { useEscape } from './use-escape.ts';
import { useFocusBack } from './use-focus-back.ts';

type Props = Omit<ModalProps, 'opened'> & {
  /** Ctrl+S does what its form does; elsewhere it does nothing, least of all to what is behind. */
  saves?: boolean;
};

/** One that is there only while it is open. */
export function Dialog({ saves = false, title, ref, closeOnEscape = true, ...props }: Props) {
  useFocusBack();
  const root = useRef<HTMLDivElement>(null);
  useOwnSaveKey(root, () => saves && root.current?.querySelector('form')?.requestSubmit());
  useEscape(root, () => closeOnEscape && props.onClose());
  return (
    <Modal
      ref={useMergedRef(root, ref)}
      opened
      centered
      {...props}
      closeOnEscape={false}
      title={title && <Prose>{title}</Prose>}
      data-saves-itself="dialog"
    />
  );
}
