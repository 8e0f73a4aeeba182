import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../api/call.ts';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { callAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import { explainFailure, explainFields } from './explain.ts';
import type { ResourceName } from './resource.ts';

/** What is wrong with the view itself, where the server says so. */
function explainRefusal(texts: Parameters<typeof explainFailure>[0], error: unknown): string {
  const [field] = error instanceof CallError ? Object.values(explainFields(texts, error)) : [];
  return field ?? explainFailure(texts, error);
}

type Props = { name: ResourceName; query: string; onClose: () => void };

/** Keeps the list as it is under a name. */
export function ViewDialog({ name, query, onClose }: Props) {
  const { lists: texts, resource } = useOfficeTexts();
  const client = useQueryClient();
  const [called, setCalled] = useState('');
  const [shared, setShared] = useState(false);
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () => callAsUser('views/add', { resource: name, name: called, query, shared }),
    onSuccess: async () => {
      notifications.show({ message: texts.viewSaved(called.trim()) });
      onClose();
      await client.invalidateQueries({ queryKey: ['views', name] });
    },
  });
  return (
    <FormDialog
      saves
      dirty={called.trim() !== ''}
      busy={save.isPending}
      onClose={onClose}
      title={texts.saveView}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          // Ctrl+S passes the button by, which is busy: once sent is enough.
          if (called.trim() && !save.isPending) save.mutate();
        }}
      >
        <Stack gap="md">
          <TextInput
            label={texts.viewName}
            description={texts.saveViewHint}
            maxLength={60}
            withAsterisk
            data-autofocus
            value={called}
            onChange={(event) => setCalled(event.currentTarget.value)}
            error={tried && !called.trim() && resource.required}
          />
          <Checkbox
            label={texts.shareView}
            checked={shared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
          {save.isError && (
            <Notice color="red" role="alert">
              {explainRefusal(resource, save.error)}
            </Notice>
          )}
          <DialogFoot>
            <Button type="submit" loading={save.isPending}>
              {resource.save}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </FormDialog>
  );
}
