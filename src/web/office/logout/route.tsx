import { useEffect } from 'react';
import { useStaffTexts } from '../../i18n/staff.ts';
import { signOut } from '../../site/sign-out.ts';
import { Prose } from '../../ui/prose.tsx';
import { leaveTo } from '../session/session.ts';

export const handle = { routed: true };

export function meta() {
  return [{ title: 'Chanote' }, { name: 'robots', content: 'noindex' }];
}

export default function Logout() {
  const { shell } = useStaffTexts();
  useEffect(() => {
    void signOut().then(() => leaveTo('/'));
  }, []);
  return (
    <p role="status">
      <Prose>{shell.loading}</Prose>
    </p>
  );
}
