import { useState } from 'react';
import { laterPart } from '../resource/later-part.tsx';
import type { RowOf } from '../resource/resource.ts';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useCan } from '../session/profile.ts';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import { useUserTexts } from './texts.ts';
import { UserList } from './user-list.tsx';

const UserForm = laterPart(async () => (await import('./user-form.tsx')).UserForm);

/** People who can sign in. */
export default function Users() {
  const texts = useUserTexts();
  const control = useListState();
  const mayGive = useCan()('user.edit');
  const [newcomer, setNewcomer] = useState<RowOf<'users'>>();
  return (
    <>
      <ResourceScreen
        title={texts.title}
        list={<UserList control={control} />}
        record={
          control.record && (
            <UserForm
              {...control.record}
              onSaved={(row) => {
                // Who may add but not change somebody gives nobody a password.
                if (control.opened === 'new' && mayGive) setNewcomer(row);
                control.open(row.id);
              }}
            />
          )
        }
      />
      {newcomer && (
        <ResetPasswordDialog user={newcomer} first onClose={() => setNewcomer(undefined)} />
      )}
    </>
  );
}
