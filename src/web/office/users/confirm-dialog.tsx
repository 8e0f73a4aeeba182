import { Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { Failure } from '../resource/failure.tsx';

type Props = {
  title: string;
  body: string;
  confirm: string;
  done: string;
  act: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks before something is done to a user that cannot be taken back. */
export function ConfirmDialog({ title, body, confirm, done, act, onClose }: Props) {
  const client = useQueryClient();
  const deed = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      notifications.show({ message: done });
      onClose();
      await client.invalidateQueries({ queryKey: ['users'] });
    },
  });
  return (
    <FormDialog busy={deed.isPending} onClose={onClose} title={title}>
      <Stack gap="sm">
        <Text size="sm">{body}</Text>
        {deed.isError && <Failure error={deed.error} />}
        <DialogFoot careful>
          <Button color="red" loading={deed.isPending} onClick={() => deed.mutate()}>
            {confirm}
          </Button>
        </DialogFoot>
      </Stack>
    </FormDialog>
  );
}
