import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOfficeTexts } from '../../i18n/office.ts';
import { explainFailure } from '../resource/explain.ts';
import type { RowOf } from '../resource/resource.ts';
import { callAsUser } from '../session/session.ts';

type Props = { user: RowOf<'users'>; onClose: () => void };

export function EndSessionsDialog({ user, onClose }: Props) {
  const { users: texts, resource } = useOfficeTexts();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => callAsUser('users/endSessions', { id: user.id }),
    onSuccess: async () => {
      notifications.show({ message: texts.sessionsEnded(user.userId) });
      onClose();
      await client.invalidateQueries({ queryKey: ['users'] });
    },
  });
  return (
    <Modal opened onClose={onClose} title={texts.endSessionsTitle(user.userId)} centered>
      <Text size="sm">{texts.endSessionsBody}</Text>
      {end.isError && (
        <Alert color="red" role="alert" mt="sm">
          {explainFailure(resource, end.error)}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {resource.cancel}
        </Button>
        <Button color="red" loading={end.isPending} onClick={() => end.mutate()}>
          {texts.endSessionsConfirm}
        </Button>
      </Group>
    </Modal>
  );
}
