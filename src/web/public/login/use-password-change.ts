import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useSignInTexts } from '../../i18n/sign-in.ts';
import { useStaffTexts } from '../../i18n/staff.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { changeProblems } from './change-problems.ts';
import { reasonOf } from './try-sign-in.ts';

/** Checks the old password with the server, then sets the new one. */
export function usePasswordChange(userId: string, lockoutMinutes: number) {
  const texts = useSignInTexts();
  const staff = useStaffTexts();
  const captcha = useCaptcha({ shown: false });
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  /** Whether the new password is set. */
  async function save(oldPassword: string, newPassword: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setRefusal(undefined);
    try {
      const check = { user_id: userId, password: oldPassword, ...captcha.input };
      await call('user/validateUserResetPasswordMySQL', check);
      captcha.hide();
      await call('user/updateForgetPassowrd', { user_id: userId, password: newPassword });
      return true;
    } catch (error) {
      captcha.spend();
      follow(error);
      setRefusal(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  function follow(error: unknown): void {
    const reason = reasonOf(error);
    if (reason === 'Invalid password') captcha.demand();
    if (reason === 'captcha_required') captcha.miss();
    if (reason === 'locked') captcha.hide();
  }

  return {
    busy,
    problems: changeProblems(refusal, { texts, staff, lockoutMinutes }),
    captcha,
    save,
    forgive: () => setRefusal(undefined),
  };
}
