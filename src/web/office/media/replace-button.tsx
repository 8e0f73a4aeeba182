import { Button, FileButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconReplace } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MOST_UPLOAD_BYTES } from '#contract/pictures/media-limits.ts';
import { CallError } from '../../api/call.ts';
import { callAsUser, uploadAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { explainUpload } from './explain-upload.ts';
import type { MediaRow } from './media-query.ts';
import { useMediaTexts } from './texts.ts';

/** Another file for the picture, wherever it is shown; and the way back. */
export function ReplaceButton({ row }: { row: MediaRow }) {
  const texts = useMediaTexts();
  const { resource } = useOfficeTexts();
  const client = useQueryClient();
  const { id, version } = row;

  const change = useMutation({
    mutationFn: (act: () => Promise<string>) => act(),
    onSuccess: async (message) => {
      notifications.show({ message });
      await client.invalidateQueries({ queryKey: ['media'] });
    },
    onError: (error) =>
      notifications.show({ color: 'red', message: explainUpload({ texts, resource }, error) }),
  });

  async function replace(file: File): Promise<string> {
    if (file.size > MOST_UPLOAD_BYTES) throw new CallError('body_too_large');
    const fileName = file.name.slice(-200).trim() || 'picture';
    await uploadAsUser(
      'media/replace',
      { id: String(id), version: String(version), fileName },
      file,
      () => undefined,
    );
    return texts.replaced;
  }

  async function undo(): Promise<string> {
    await callAsUser('media/undoReplace', { id, version });
    return texts.replaceUndone;
  }

  return (
    <>
      <FileButton accept="image/*" onChange={(file) => file && change.mutate(() => replace(file))}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            title={texts.replaceHint}
            loading={change.isPending}
            leftSection={<IconReplace size={16} aria-hidden />}
          >
            {texts.replace}
          </Button>
        )}
      </FileButton>
      {row.replacedAt && (
        <Button
          variant="default"
          disabled={change.isPending}
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => change.mutate(undo)}
        >
          {texts.undoReplace}
        </Button>
      )}
    </>
  );
}
