import type { StaffTexts } from '../../i18n/staff.th.ts';
import { reasonText } from '../../i18n/staff.ts';
import type { Refused } from './try-sign-in.ts';

/** What happened. It is put into words while it is drawn, for the language may change under it. */
export type Message = {
  kind: 'success' | 'warning' | 'danger';
  what: Refused | 'profile_failed' | 'session_ended' | 'password_set';
};

/** Other pages lead to the sign-in, and the address says what happened there. */
export function noticeFor(parameters: URLSearchParams): Message | undefined {
  if (parameters.get('failed') === 'profile') return { kind: 'danger', what: 'profile_failed' };
  if (parameters.has('ended')) return { kind: 'warning', what: 'session_ended' };
  if (parameters.get('done') === 'password') return { kind: 'success', what: 'password_set' };
  return undefined;
}

export function messageText(
  what: Message['what'],
  texts: StaffTexts,
  lockoutMinutes: number,
): string {
  switch (what) {
    case 'profile_failed':
      return texts.shell.profileFailed;
    case 'session_ended':
      return texts.shell.sessionEnded;
    case 'password_set':
      return texts.login.passwordSet;
    case 'locked':
      return texts.login.locked(String(lockoutMinutes));
    default:
      return reasonText(texts, what);
  }
}
