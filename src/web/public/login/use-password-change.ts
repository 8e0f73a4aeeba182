import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useSignInTexts } from '../../i18n/sign-in.ts';
import { reasonText, useStaffTexts } from '../../i18n/staff.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { refusedPasswordProblem } from '../password/new-password-problem.ts';
import { reasonOf } from './try-sign-in.ts';

/** What the server said, by the place it is shown at: a field, above the form, a dialog. */
type Problems = { old?: string; new?: string; warning?: string; failure?: string };

/** Checks the old password with the server, then sets the new one. */
export function usePasswordChange(userId: string, lockoutMinutes: number) {
  const texts = useSignInTexts();
  const staff = useStaffTexts();
  const captcha = useCaptcha({ shown: false });
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  /** Whether the new password is set. */
  async function save(oldPassword: string, newPassword: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setProblems({});
    try {
      const check = { user_id: userId, password: oldPassword, ...captcha.input };
      await call('user/validateUserResetPasswordMySQL', check);
      captcha.hide();
      await call('user/updateForgetPassowrd', { user_id: userId, password: newPassword });
      return true;
    } catch (error) {
      captcha.spend();
      setProblems(follow(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  function follow(error: unknown): Problems {
    const refusedPassword = refusedPasswordProblem(error, texts);
    if (refusedPassword) return { new: refusedPassword };
    const reason = reasonOf(error);
    switch (reason) {
      case 'Invalid password':
        captcha.demand();
        return { old: texts.change.wrongOld };
      case 'captcha_required':
        captcha.miss();
        return {};
      case 'locked':
        captcha.hide();
        return { warning: staff.login.locked(String(lockoutMinutes)) };
      case 'no_grant':
        return { warning: texts.change.noGrant };
      default:
        return { failure: reasonText(staff, reason) };
    }
  }

  return { busy, problems, captcha, save, forgive: () => setProblems({}) };
}
