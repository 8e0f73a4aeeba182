import { Button, Stack, Text } from '@mantine/core';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';

type Props = {
  title: string;
  confirm: string;
  busy: boolean;
  children: string;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog({ title, confirm, busy, children, onConfirm, onClose }: Props) {
  return (
    <FormDialog busy={busy} title={title} onClose={onClose}>
      <Stack gap="sm">
        <Text>{children}</Text>
        <DialogFoot careful>
          <Button color="red" loading={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </DialogFoot>
      </Stack>
    </FormDialog>
  );
}
