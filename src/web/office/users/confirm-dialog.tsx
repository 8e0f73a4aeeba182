import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '../resource/explain.ts';
import { useOfficeTexts } from '../texts.ts';

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
  const { resource } = useOfficeTexts();
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
    <Modal opened onClose={onClose} title={title} centered>
      <Text size="sm">{body}</Text>
      {deed.isError && (
        <Alert color="red" role="alert" mt="sm">
          {explainFailure(resource, deed.error)}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {resource.cancel}
        </Button>
        <Button color="red" loading={deed.isPending} onClick={() => deed.mutate()}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
