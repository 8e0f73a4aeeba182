import { Button, Stack } from '@mantine/core';
import { Prose } from '../../ui/prose.tsx';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';

type Props = {
  title: string;
  question: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something goes that nobody can bring back. */
export function AskDialog({ title, question, busy = false, onConfirm, onClose }: Props) {
  return (
    <FormDialog title={title} busy={busy} onClose={onClose}>
      <Stack gap="md">
        <p>
          <Prose>{question}</Prose>
        </p>
        <DialogFoot careful>
          <Button color="red" loading={busy} onClick={onConfirm}>
            {title}
          </Button>
        </DialogFoot>
      </Stack>
    </FormDialog>
  );
}
