import { type FormEvent, type SubmitEvent, useRef, useState } from 'react';
import type { Language } from '#contract/language.ts';
import { checkMessage } from '#contract/messages/check.ts';
import { readPolicyChange } from '#contract/privacy/policy-change.ts';
import { CallError, call } from '../../api/call.ts';
import { useComeBack } from '../../ui/use-come-back.ts';
import { useFirstError } from '../../ui/use-first-error.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { readValues, type Values } from './fields.ts';
import { makeId } from './message-id.ts';
import type { Taken } from './take-message.ts';

type Refused = Pick<Taken, 'reason' | 'fields'>;

/** Sends the form in place, so that what is typed stays where it is whatever happens. */
export function useSend(language: Language, shown: number, taken: Taken | undefined) {
  const [policyVersion, setPolicyVersion] = useState(shown);
  const [refused, setRefused] = useState<Refused>(taken ?? { reason: undefined, fields: {} });
  const [busy, setBusy] = useState(false);
  const [form, focusFirstError] = useFirstError();
  const captcha = useCaptcha({ shown: taken?.reason === 'captcha_required' });
  const id = useIdOf();
  useComeBack(() => {
    setBusy(false);
    captcha.spend();
  });

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const values = readValues(new FormData(event.currentTarget));
    const fields = checkMessage(values);
    if (!captcha.flag) captcha.point();
    if (Object.keys(fields).length > 0) setRefused({ reason: 'invalid_input', fields });
    else if (captcha.flag) await send(values);
    focusFirstError();
  }

  async function send(values: Values): Promise<void> {
    setBusy(true);
    setRefused({ reason: undefined, fields: {} });
    try {
      const message = { ...values, id: id(values), language, policyVersion, ...captcha.input };
      const { data } = await call('subscribe/send', message);
      window.location.assign(`/Subscribe?sent=${data.reference}`);
    } catch (error) {
      setBusy(false);
      const { reason, fields } = error instanceof CallError ? error : new CallError('network');
      setRefused({ reason, fields });
      const changed = readPolicyChange(fields.policy);
      if (changed !== undefined) askPolicyAgain(changed);
      if (reason === 'captcha_required') captcha.miss();
      else captcha.spend();
    }
  }

  /** What is wrong with a field is said until it is touched. */
  function touch(event: FormEvent<HTMLFormElement>): void {
    const { name } = event.target as HTMLInputElement;
    setRefused((before) => {
      if (!Object.hasOwn(before.fields, name)) return before;
      const fields = { ...before.fields };
      delete fields[name];
      return Object.keys(fields).length > 0 ? { ...before, fields } : { reason: undefined, fields };
    });
  }

  /** What was ticked was another text. */
  function askPolicyAgain(version: number): void {
    setPolicyVersion(version);
    const box = form.current?.elements.namedItem('policy');
    if (box instanceof HTMLInputElement) box.checked = false;
  }

  return { form, submit, touch, busy, captcha, ...refused };
}

/** The same words keep their id, so that a second try after a lost answer is the same message. */
function useIdOf() {
  const last = useRef({ words: '', id: '' });
  return (values: Values): string => {
    const words = JSON.stringify(values);
    if (last.current.words !== words) last.current = { words, id: makeId() };
    return last.current.id;
  };
}
