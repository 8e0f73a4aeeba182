import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useSignInTexts } from '../../i18n/sign-in.ts';
import { useStaffTexts } from '../../i18n/staff.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { reasonOf } from '../login/try-sign-in.ts';
import { forgotProblems } from './forgot-problems.ts';
import { encodeUserId } from './user-id-parameter.ts';

/** Looks the user up, and has the mail sent to the address that the server knows. */
export function useForgot(lockoutMinutes: number) {
  const texts = useSignInTexts();
  const staff = useStaffTexts();
  const language = useLanguage();
  const captcha = useCaptcha({ shown: true });
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const [sentTo, setSentTo] = useState<string>();

  async function send(typed: string): Promise<void> {
    if (busy) return;
    const userId = typed.trim();
    setBusy(true);
    setRefusal(undefined);
    try {
      const found = await call('user/getUserInfoEmail', { user_id: userId, ...captcha.input });
      const { email, patientname } = found.data;
      await call('user/sendMailForgotPassword', {
        user_id: userId,
        email,
        patientName: patientname,
        base64Parm: encodeUserId(userId),
        lang: language,
        url: `${window.location.origin}/ForgotPassword`,
      });
      setSentTo(email);
    } catch (error) {
      captcha.spend();
      if (reasonOf(error) === 'captcha_required') captcha.miss();
      setRefusal(error);
    }
    setBusy(false);
  }

  return {
    busy,
    problems: forgotProblems(refusal, { texts, staff, lockoutMinutes }),
    sentTo,
    captcha,
    send,
    forgive: () => setRefusal(undefined),
  };
}
