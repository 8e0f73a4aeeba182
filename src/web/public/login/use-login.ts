import { useEffect, useState } from 'react';
import { readBack } from '../../site/entrance.ts';
import { readKept } from '../../site/storage.ts';
import { useComeBack } from '../../ui/use-come-back.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import type { Message } from './message.ts';
import { type Refused, trySignIn } from './try-sign-in.ts';

type Credentials = { userId: string; password: string };

/** Sign-in, its second step, or setting a new password where the old one no longer serves. */
type Mode = 'signIn' | 'code' | 'change';

type Parts = {
  lockoutMinutes: number;
  notice: Message | undefined;
  /** A session has ended, and its user comes to begin another. */
  ended: boolean;
  /** Whether the other steps could be fetched. */
  loadSteps: () => Promise<boolean>;
};

const EMPTY: Credentials = { userId: '', password: '' };

/** The states of the specification's login form, and what leads from one to the next. */
export function useLogin({ lockoutMinutes, notice, ended, loadSteps }: Parts) {
  const captcha = useCaptcha({ shown: false });
  const [mode, setMode] = useState<Mode>('signIn');
  const [credentials, setCredentials] = useState(EMPTY);
  const [message, setMessage] = useState(notice);
  const [wrongCode, setWrongCode] = useState(false);
  const [failure, setFailure] = useState<Refused>();
  const [offer, setOffer] = useState<Credentials>();
  const [busy, setBusy] = useState(false);

  // Who is asked again need not say again who they are.
  useEffect(() => {
    if (ended) setCredentials({ userId: readKept('username') ?? '', password: '' });
  }, [ended]);

  // Who goes back after signing in may get this page as it was left: waiting, with the password.
  useComeBack(() => {
    setBusy(false);
    setCredentials(EMPTY);
  });

  async function signIn({ userId: typed, password }: Credentials, code?: string): Promise<void> {
    if (busy) return;
    // The suggestions of a phone end with a blank.
    const userId = typed.trim();
    setBusy(true);
    setCredentials({ userId, password });
    setMessage(undefined);
    setWrongCode(false);
    const loading = loadSteps();
    const input = { user_id: userId, password, ...captcha.input, ...(code && { code }) };
    const refused = await trySignIn(input);
    if (!refused) {
      window.location.assign(readBack(location.hash, location.origin) ?? '/');
      return;
    }
    captcha.spend();
    // Without the steps there is no dialog either: what happened stands above the form.
    if (await loading) follow(refused);
    else warn('signIn', refused);
    setBusy(false);
  }

  function follow(refused: Refused): void {
    switch (refused) {
      case 'wrong_credentials':
        warn('signIn', refused);
        captcha.demand();
        break;
      case 'locked':
        warn('signIn', refused);
        captcha.hide();
        break;
      case 'captcha_required':
        captcha.miss();
        break;
      case 'code_required':
        setMode('code');
        captcha.hide();
        break;
      case 'wrong_code':
        setWrongCode(true);
        break;
      case 'temp_password':
      case 'day_password_expiration':
        warn('change', refused);
        captcha.hide();
        break;
      default:
        setFailure(refused);
    }
  }

  function warn(next: Mode, what: Refused): void {
    setMode(next);
    setMessage({ kind: 'warning', what });
  }

  function reset(next?: Message): void {
    setMode('signIn');
    setCredentials(EMPTY);
    setMessage(next);
    setOffer(undefined);
  }

  return {
    lockoutMinutes,
    mode,
    credentials,
    setCredentials,
    message,
    wrongCode,
    failure,
    dismissFailure: () => setFailure(undefined),
    busy,
    captcha,
    loadSteps,
    signIn,
    reset,
    offer,
    /** The password was changed: the form is the normal one again, and the offer stands before it. */
    changed: (password: string) => {
      reset();
      setOffer({ userId: credentials.userId, password });
    },
    accept: () => {
      if (!offer) return;
      setOffer(undefined);
      void signIn(offer);
    },
    decline: () => reset({ kind: 'success', what: 'password_set' }),
  };
}

export type Login = ReturnType<typeof useLogin>;
