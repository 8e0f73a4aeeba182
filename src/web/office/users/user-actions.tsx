import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconChevronDown,
  IconKey,
  IconLockOpen,
  IconLogout,
  IconShieldOff,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTellFailure } from '../resource/failure.tsx';
import type { RowOf } from '../resource/resource.ts';
import { useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import { useUserTexts } from './texts.ts';

/** What can be done for a user besides changing the record. */
export function UserActions({ user }: { user: RowOf<'users'> }) {
  const texts = useUserTexts();
  const tellFailure = useTellFailure();
  const { user_id } = useProfile();
  const client = useQueryClient();
  const [asking, setAsking] = useState<'reset' | 'endSessions' | 'secondFactor'>();
  const own = user.userId === user_id;
  const unlock = useMutation({
    mutationFn: () => callAsUser('users/unlock', { id: user.id }),
    onSuccess: async () => {
      notifications.show({ message: texts.unlocked(user.userId) });
      await client.invalidateQueries({ queryKey: ['users'] });
    },
    onError: tellFailure,
  });
  const close = () => setAsking(undefined);

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            {texts.actions}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconLockOpen size={18} aria-hidden />}
            disabled={!user.locked}
            onClick={() => unlock.mutate()}
          >
            {texts.unlock}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconKey size={18} aria-hidden />}
            disabled={own}
            onClick={() => setAsking('reset')}
          >
            {texts.reset}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconLogout size={18} aria-hidden />}
            disabled={own || user.openSessions === 0}
            onClick={() => setAsking('endSessions')}
          >
            {texts.endSessions}
          </Menu.Item>
          {user.hasSecondFactor && (
            <Menu.Item
              color="red"
              leftSection={<IconShieldOff size={18} aria-hidden />}
              disabled={own}
              onClick={() => setAsking('secondFactor')}
            >
              {texts.removeSecondFactor}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asking === 'reset' && <ResetPasswordDialog user={user} onClose={close} />}
      {asking === 'endSessions' && (
        <ConfirmDialog
          title={texts.endSessionsTitle(user.userId)}
          body={texts.endSessionsBody}
          confirm={texts.endSessionsConfirm}
          done={texts.sessionsEnded(user.userId)}
          act={() => callAsUser('users/endSessions', { id: user.id })}
          onClose={close}
        />
      )}
      {asking === 'secondFactor' && (
        <ConfirmDialog
          title={texts.removeSecondFactorTitle(user.userId)}
          body={texts.removeSecondFactorBody}
          confirm={texts.removeSecondFactorConfirm}
          done={texts.secondFactorRemoved(user.userId)}
          act={() => callAsUser('users/removeSecondFactor', { id: user.id })}
          onClose={close}
        />
      )}
    </>
  );
}
