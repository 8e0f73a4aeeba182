import { Button, FileButton, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { UserPicture } from '../picture/user-picture.tsx';
import { explainFailure } from '../resource/explain.ts';
import { useFormParts } from '../resource/form-context.ts';
import type { RowOf } from '../resource/resource.ts';
import { keepAnswer } from '../session/answers.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { cutSquare } from './square-picture.ts';
import { useUserTexts } from './texts.ts';
import { NO_PICTURE, pictureQuery } from './user-queries.ts';
import styles from './users.module.css';

/** The picture of a user: chosen, looked at as it will be cut, then kept. Saved apart from the form. */
export function PictureField({ user }: { user: RowOf<'users'> }) {
  const texts = useUserTexts();
  const { resource } = useOfficeTexts();
  const { readOnly } = useFormParts();
  const client = useQueryClient();
  const { data: kept = NO_PICTURE } = useQuery(pictureQuery(user));
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  useUnsavedGuard(chosen !== undefined);

  const save = useMutation({
    mutationFn: (picture_base64: string) =>
      callAsUser('users/savePicture', { id: user.id, picture_base64 }),
    onSuccess: async ({ data }, sent) => {
      await keepAnswer(client, pictureQuery(user).queryKey, data.picture_base64);
      const removed = data.picture_base64 === NO_PICTURE;
      notifications.show({ message: removed ? texts.pictureRemoved : texts.pictureSaved });
      // Another one may have been chosen meanwhile.
      setChosen((now) => (now === sent ? undefined : now));
      await client.invalidateQueries({ queryKey: ['users', 'list'] });
      await client.invalidateQueries({ queryKey: ['users', 'read', user.id] });
    },
    onError: (error) => setProblem(explainFailure(resource, error)),
  });

  async function choose(file: File | null) {
    if (!file) return;
    const square = await cutSquare(file);
    setChosen(square);
    setProblem(square ? undefined : resource.fieldErrors.not_a_picture);
  }

  const shown = chosen ?? kept;
  return (
    <div className={styles.picture}>
      <UserPicture
        firstName={user.firstName}
        lastName={user.lastName}
        base64={shown}
        size={96}
        square
      />
      <div>
        {!readOnly && (
          <Group gap="xs">
            {chosen && (
              <Button loading={save.isPending} onClick={() => save.mutate(chosen)}>
                {texts.savePicture}
              </Button>
            )}
            <FileButton accept="image/*" onChange={choose}>
              {(props) => (
                <Button {...props} variant="default">
                  {texts.choosePicture}
                </Button>
              )}
            </FileButton>
            {chosen && (
              <Button variant="subtle" onClick={() => setChosen(undefined)}>
                {resource.cancel}
              </Button>
            )}
            {!chosen && kept !== NO_PICTURE && (
              <Button
                variant="subtle"
                color="red"
                loading={save.isPending}
                onClick={() => save.mutate(NO_PICTURE)}
              >
                {texts.removePicture}
              </Button>
            )}
          </Group>
        )}
        <Text size="xs" c={problem ? 'red' : 'dimmed'} role="status" mt="xs">
          {problem ?? (chosen ? texts.picturePreview : texts.pictureHint)}
        </Text>
      </div>
    </div>
  );
}
