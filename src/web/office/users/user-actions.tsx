import { Button } from '@mantine/core';
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
import { ChoiceMenu } from '../floating/choice-menu.tsx';
import { MenuDivider, MenuLine } from '../floating/menu-line.tsx';
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
      <ChoiceMenu
        edge="end"
        opener={(props) => (
          <Button
            {...props}
            variant="default"
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {texts.actions}
          </Button>
        )}
      >
        <MenuLine
          icon={<IconLockOpen size={18} aria-hidden />}
          disabled={!user.locked}
          onClick={() => unlock.mutate()}
        >
          {texts.unlock}
        </MenuLine>
        <MenuDivider />
        <MenuLine
          grave
          icon={<IconKey size={18} aria-hidden />}
          disabled={own}
          onClick={() => setAsking('reset')}
        >
          {texts.reset}
        </MenuLine>
        <MenuLine
          grave
          icon={<IconLogout size={18} aria-hidden />}
          disabled={own || user.openSessions === 0}
          onClick={() => setAsking('endSessions')}
        >
          {texts.endSessions}
        </MenuLine>
        {user.hasSecondFactor && (
          <MenuLine
            grave
            icon={<IconShieldOff size={18} aria-hidden />}
            disabled={own}
            onClick={() => setAsking('secondFactor')}
          >
            {texts.removeSecondFactor}
          </MenuLine>
        )}
      </ChoiceMenu>
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
