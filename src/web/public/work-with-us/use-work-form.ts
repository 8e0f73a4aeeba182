import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldErrors } from '#contract/errors.ts';
import { JOB_FILE_KINDS, type JobFileKind } from '#contract/job-applications/limits.ts';
import { readPolicyChange } from '#contract/privacy/policy-change.ts';
import { CallError, call } from '../../api/call.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import {
  codeNow,
  EMPTY,
  type FieldName,
  type Fields,
  findMissing,
  findUnsent,
  messageOf,
  writeFields,
} from './fields.ts';
import type { WorkTexts } from './texts.th.ts';
import { useWorkTexts } from './texts.ts';
import { useAttachment } from './use-attachment.ts';
import { useWorkDraft } from './use-work-draft.ts';

type Start = {
  posting: string;
  postings: readonly { id: number }[];
  policyVersion: number;
};

/** What is typed, sent, refused and received. Nothing that was typed is ever taken away. */
export function useWorkForm({ posting, postings, policyVersion: shown }: Start) {
  const [policyVersion, setPolicyVersion] = useState(shown);
  const texts = useWorkTexts();
  const language = useLanguage();
  const [fields, setFields] = useState<Fields>({ ...EMPTY, posting });
  const [touched, setTouched] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [codes, setCodes] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<keyof WorkTexts['failures']>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ number: number; email: string }>();
  const captcha = useCaptcha({ shown: false });
  const uploadCaptcha = useCaptcha({ shown: false });
  const forget = (name: string) => setCodes(({ [name]: _, ...others }) => others);
  const files = {
    image: useAttachment(
      'image',
      () => draft.id,
      uploadCaptcha,
      () => forget('image'),
    ),
    resume: useAttachment(
      'resume',
      () => draft.id,
      uploadCaptcha,
      () => forget('resume'),
    ),
  };
  const { image, resume } = files;
  const draft = useWorkDraft({
    fields,
    files: { image: image.kept, resume: resume.kept },
    posting,
    touched: touched || image.kept !== undefined || resume.kept !== undefined,
    onFound: async (found) => {
      const brings = posting !== '' && posting !== found.brought;
      const wanted = brings ? posting : found.fields.posting;
      const isOpen = wanted === '' || postings.some(({ id }) => String(id) === wanted);
      setFields({ ...found.fields, posting: isOpen ? wanted : '' });
      setCodes(isOpen ? {} : { posting: 'closed' });
      setTouched(true);
      await Promise.all(
        JOB_FILE_KINDS.map((kind) => files[kind].restore(found.files[kind], found.id)),
      );
    },
    onGone: () => empty(),
  });
  const kinds = [files.image.kind, files.resume.kind];
  const goOn = useEffectEvent(() =>
    Object.values(files)
      .find(({ kind }) => kind === 'waiting')
      ?.retry(),
  );
  // A solution serves once: one file at a time, and the other when the first has its answer.
  const mayGoOn = uploadCaptcha.flag && kinds.includes('waiting') && !kinds.includes('sending');
  useEffect(() => {
    if (mayGoOn) goOn();
  }, [mayGoOn]);

  const set = (name: FieldName, value: string) => {
    setFields((before) => ({ ...before, [name]: value }));
    setTouched(true);
    forget(name);
  };

  /** What was sent, or is deleted, leaves the page as well. */
  function empty(): void {
    image.clear();
    resume.clear();
    setFields({ ...EMPTY, posting });
    setAgreed(false);
    setCodes({});
    setFailure(undefined);
    setTouched(false);
  }

  async function submit(): Promise<void> {
    const { id } = draft;
    if (busy || !id) return;
    const missing = { ...findMissing(fields, agreed), ...findUnsent(files) };
    setCodes(missing);
    setFailure(Object.keys(missing).length > 0 ? 'fields' : undefined);
    if (!captcha.flag) captcha.point();
    if (Object.keys(missing).length > 0 || !captcha.flag) return;
    setBusy(true);
    try {
      await send(id);
    } catch (error) {
      captcha.spend();
      explain(error instanceof CallError ? error : new CallError('network'));
    } finally {
      setBusy(false);
    }
  }

  async function send(id: string): Promise<void> {
    const { data } = await call('workWithUs/send', {
      ...writeFields(fields),
      id,
      image: files.image.input,
      resume: files.resume.input,
      policy: agreed,
      policyVersion,
      language: language === 'th' ? 'th' : 'en',
      ...captcha.input,
    });
    // Before anything is shown: who loads the page anew finds an empty form.
    await draft.forget();
    setSent({ number: data.number, email: fields.email.trim() });
    empty();
  }

  function explain({ reason, fields: refused }: CallError): void {
    const { postingId, ...others } = refused;
    setCodes({ ...others, ...(postingId && { posting: postingId }) });
    const changed = readPolicyChange(refused.policy);
    if (changed !== undefined) {
      setPolicyVersion(changed);
      setAgreed(false);
    }
    if (reason === 'captcha_required') captcha.miss();
    else if (reason === 'invalid_input') setFailure('fields');
    else if (reason === 'network' || reason === 'too_many_requests' || reason === 'already_sent')
      setFailure(reason);
    else setFailure('other');
  }

  const errorOf = (name: string) => {
    const code = codeNow(codes[name], name in files ? files[name as JobFileKind] : undefined);
    if (code === 'wait' || code === 'unsent') return texts.file[code];
    return messageOf(texts, name, code);
  };

  return {
    fields,
    set,
    agreed,
    agree: (value: boolean) => {
      setAgreed(value);
      forget('policy');
    },
    files,
    draft,
    restart: async () => {
      await draft.forget();
      empty();
    },
    errorOf,
    failure: failure && texts.failures[failure],
    busy,
    captcha,
    uploadCaptcha,
    sent,
    submit,
  };
}

export type WorkForm = ReturnType<typeof useWorkForm>;
