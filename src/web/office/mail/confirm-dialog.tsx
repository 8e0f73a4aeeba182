import { Button, Group, Modal, Text } from '@mantine/core';
import { useOfficeTexts } from '../texts.ts';

type Props = {
  title: string;
  confirm: string;
  busy: boolean;
  children: string;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog({ title, confirm, busy, children, onConfirm, onClose }: Props) {
  const { resource } = useOfficeTexts();
  return (
    <Modal
      opened
      centered
      title={title}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': resource.close }}
    >
      <Text>{children}</Text>
      <Group mt="md" justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {resource.cancel}
        </Button>
        <Button color="red" loading={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
