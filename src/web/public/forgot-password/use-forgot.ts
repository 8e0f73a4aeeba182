import { useState } from 'react';
import { CallError, call } from '../../api/call.ts';
import { useSignInTexts } from '../../i18n/sign-in.ts';
import { reasonText, useStaffTexts } from '../../i18n/staff.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { encodeUserId } from './user-id-parameter.ts';

type Problems = { userId?: string; form?: string };

/** Looks the user up, and has the mail sent to the address that the server knows. */
export function useForgot() {
  const { forgot } = useSignInTexts();
  const staff = useStaffTexts();
  const language = useLanguage();
  const captcha = useCaptcha({ shown: true });
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [sentTo, setSentTo] = useState<string>();

  async function send(userId: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblems({});
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
      setProblems(follow(error));
    }
    setBusy(false);
  }

  function follow(error: unknown): Problems {
    const reason = error instanceof CallError ? error.reason : 'other';
    switch (reason) {
      case 'Invalid User':
        return { userId: forgot.invalidUser };
      case 'no_email':
        return { userId: forgot.noEmail };
      case 'captcha_required':
        captcha.miss();
        return {};
      case 'no_grant':
        return { form: forgot.notSent };
      default:
        return { form: reasonText(staff, reason) };
    }
  }

  return { busy, problems, sentTo, captcha, send, forgive: () => setProblems({}) };
}
