import { Button, Radio, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { Failure } from '../resource/failure.tsx';
import type { RowOf } from '../resource/resource.ts';
import { callAsUser } from '../session/session.ts';
import { Dialog } from '../states/dialog.tsx';
import { ShownPassword } from './shown-password.tsx';
import { useUserTexts } from './texts.ts';

type Deliver = 'mail' | 'show';
type Props = {
  user: RowOf<'users'>;
  /** The user is new and nobody knows a password yet. */
  first?: boolean;
  onClose: () => void;
};

/** Asks how a temporary password gets to its user; on screen it is shown this once. */
export function ResetPasswordDialog({ user, first = false, onClose }: Props) {
  const texts = useUserTexts();
  const client = useQueryClient();
  const [deliver, setDeliver] = useState<Deliver>(user.email ? 'mail' : 'show');
  const [password, setPassword] = useState<string>();
  const reset = useMutation({
    mutationFn: () => callAsUser('users/resetPassword', { id: user.id, deliver }),
    onSuccess: async ({ data }) => {
      if (data.password === null) {
        notifications.show({ message: texts.mailed(user.email ?? '') });
        onClose();
      } else setPassword(data.password);
      await client.invalidateQueries({ queryKey: ['users'] });
    },
  });
  const title = first ? texts.firstTitle(user.userId) : texts.resetTitle(user.userId);

  if (password !== undefined) {
    return (
      <Dialog onClose={onClose} title={title} closeOnClickOutside={false} closeOnEscape={false}>
        <ShownPassword password={password} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <FormDialog busy={reset.isPending} onClose={onClose} title={title}>
      <Stack gap="md">
        <Text size="sm">{first ? texts.firstBody : texts.resetBody}</Text>
        <Radio.Group
          label={texts.deliver}
          value={deliver}
          onChange={(value) => setDeliver(value as Deliver)}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="mail"
              disabled={!user.email}
              label={user.email ? texts.byMail(user.email) : texts.byMailNone}
            />
            <Radio value="show" label={texts.byScreen} />
          </Stack>
        </Radio.Group>
        {reset.isError && <Failure error={reset.error} />}
        <DialogFoot careful={!first} {...(first && { cancel: texts.later })}>
          <Button
            {...(first ? {} : { color: 'red' })}
            loading={reset.isPending}
            onClick={() => reset.mutate()}
          >
            {texts.resetConfirm}
          </Button>
        </DialogFoot>
      </Stack>
    </FormDialog>
  );
}
