import { useRef, useState } from 'react';
import type { InputOf } from '#contract/calls.ts';
import { readPolicyChange } from '#contract/privacy/policy-change.ts';
import { CallError, call } from '../../api/call.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import type { ChosenFile } from '../uploads/kept-file.ts';
import { type ApplyData, checkProduct, guaranteeTypeOf, typesFor } from './apply-data.ts';
import { checkStep } from './check-fields.ts';
import { codesOfForm } from './deed-codes.ts';
import { STEPS, stepOfField } from './steps-of-form.ts';
import type { RegisterTexts } from './texts.th.ts';
import { useRegisterTexts } from './texts.ts';
import type { Application } from './use-application.ts';
import { writeFields } from './write-fields.ts';

/** Sends the application. However often it is tried, the id makes it one. */
export function useSend(app: Application, data: ApplyData) {
  const { review, failures } = useRegisterTexts();
  const language = useLanguage();
  const captcha = useCaptcha({ shown: false });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const unready = unreadyOf(askedFiles());
  const isMended = failure === 'fields' && Object.keys(app.codes).length === 0;
  // What was not ready may be by now.
  if (isMended || (failure && isUnready(failure) && failure !== unready)) setFailure(undefined);
  // A second click may come before the first one is shown.
  const sending = useRef(false);

  async function submit(): Promise<void> {
    if (sending.current || !app.id) return;
    setFailure(undefined);
    const wrong = Object.assign(
      checkProduct(data.products, app.fields),
      ...STEPS.map((step) => checkStep(step, app.fields, app)),
    );
    if (Object.keys(wrong).length > 0) return lead(wrong);
    if (unready) return setFailure(unready);
    if (!captcha.flag) return captcha.point();
    sending.current = true;
    setBusy(true);
    try {
      const { data: answer } = await call('register/send', inputOf(app.id));
      await app.finish(answer.reference, app.fields.email.trim(), answer.changed === true);
    } catch (error) {
      captcha.spend();
      explain(error instanceof CallError ? error : new CallError('network'));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  /** Of another product or applicant, chosen before, some documents may not be asked for any more. */
  function askedFiles() {
    const asked = new Set(typesFor(data.uploadTypes, app.fields).map((type) => type.id));
    return app.uploads.files.filter(({ uploadTypeId }) => asked.has(uploadTypeId));
  }

  function inputOf(id: string): InputOf<'register/send'> {
    const files = askedFiles().flatMap(({ state }) =>
      state.kind === 'ready' ? [state.token] : [],
    );
    return {
      ...writeFields(app.fields, guaranteeTypeOf(data, app.fields)?.id ?? null),
      id,
      files,
      policyVersion: app.policyVersion,
      language: language === 'th' ? 'th' : 'en',
      ...captcha.input,
    };
  }

  /** To the first step where something is wrong. */
  function lead(codes: Record<string, string>): void {
    app.setCodes(codes);
    const first = STEPS.find((step) =>
      Object.keys(codes).some((name) => stepOfField(name) === step),
    );
    if (first && first !== app.step) app.go(first);
    else setFailure(first ? 'fields' : 'other');
  }

  function explain({ reason, fields }: CallError): void {
    if (reason === 'captcha_required') captcha.miss();
    else if (reason === 'invalid_input') {
      const version = readPolicyChange(fields.policy);
      if (version !== undefined) app.askPolicyAgain(version);
      if (fields.files === 'file_gone') void app.uploads.findLost();
      lead(codesOfForm(fields, app.fields.deeds));
    } else if (reason === 'network' || reason === 'too_many_requests' || reason === 'closed')
      setFailure(reason);
    else setFailure('other');
  }

  const message = failure && (isUnready(failure) ? review[failure] : failures[failure]);
  const forget = () => setFailure(undefined);
  return { submit, busy, failure: message, forget, captcha };
}

type Unready = 'unsent' | 'uploading';
type Failure = Unready | keyof RegisterTexts['failures'];

const isUnready = (failure: Failure): failure is Unready =>
  failure === 'unsent' || failure === 'uploading';

function unreadyOf(files: readonly ChosenFile[]): Unready | undefined {
  const kinds = new Set(files.map(({ state }) => state.kind));
  if (kinds.has('failed')) return 'unsent';
  return kinds.has('sending') || kinds.has('waiting') ? 'uploading' : undefined;
}

export type Sender = ReturnType<typeof useSend>;
