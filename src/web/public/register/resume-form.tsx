import { type SubmitEvent, useState } from 'react';
import { APPLY_LONGEST } from '#contract/apply/limits.ts';
import { isEmail } from '#contract/mail/email-address.ts';
import { CallError, call } from '../../api/call.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { messageOf } from './field-messages.ts';
import { writeContent } from './mailed-draft.ts';
import styles from './save-bar.module.css';
import { useRegisterTexts } from './texts.ts';
import type { Application } from './use-application.ts';

/** A link by mail, with which the form is gone on with on any device. */
export function ResumeForm({ app }: { app: Application }) {
  const texts = useRegisterTexts();
  const { elsewhere, failures } = texts;
  const language = useLanguage();
  const captcha = useCaptcha({ shown: false });
  const [typed, setTyped] = useState<string>();
  const [code, setCode] = useState<string>();
  const [failure, setFailure] = useState<
    'unreachable' | 'too_many_requests' | 'closed' | 'other'
  >();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ to: string; until: string }>();
  const email = typed ?? app.fields.email;

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy || !app.id) return;
    setFailure(undefined);
    setSent(undefined);
    if (!isEmail(email.trim())) return setCode(email.trim() === '' ? 'required' : 'invalid_email');
    if (!captcha.flag) return captcha.point();
    setBusy(true);
    try {
      const { data } = await call('register/keepDraft', {
        id: app.id,
        email,
        language: language === 'th' ? 'th' : 'en',
        content: writeContent(app),
        files: app.uploads.tokens,
        ...captcha.input,
      });
      app.noteKept(data.keptAt);
      setSent({ to: email.trim(), until: data.expiresAt });
    } catch (error) {
      captcha.spend();
      explain(error instanceof CallError ? error : new CallError('network'));
    } finally {
      setBusy(false);
    }
  }

  function explain({ reason, fields }: CallError): void {
    if (reason === 'captcha_required') captcha.miss();
    else if (reason === 'invalid_input' && fields.email) setCode(fields.email);
    else if (reason === 'too_many_requests' || reason === 'closed') setFailure(reason);
    else setFailure(reason === 'network' ? 'unreachable' : 'other');
  }

  const unsent = app.uploads.arriving.length > app.uploads.tokens.length;
  return (
    <form method="post" noValidate className={styles.resume} onSubmit={send}>
      <h2>{elsewhere.title}</h2>
      <p className={styles.note}>{elsewhere.detail}</p>
      {unsent && <p className={styles.note}>{elsewhere.unsentFiles}</p>}
      <TextField
        type="email"
        label={elsewhere.email}
        value={email}
        error={messageOf(texts, 'email', code)}
        maxLength={APPLY_LONGEST.email}
        autoComplete="email"
        onChange={(event) => {
          setTyped(event.target.value);
          setCode(undefined);
        }}
      />
      {captcha.shown && <CaptchaField captcha={captcha} />}
      <div>
        <Button type="submit" variant="secondary" busy={busy && elsewhere.sending}>
          {elsewhere.send}
        </Button>
      </div>
      {sent && (
        <Alert kind="success" role="status">
          <p>{elsewhere.sent(sent.to, formatDate(sent.until, language))}</p>
        </Alert>
      )}
      {failure && (
        <Alert kind="danger" role="alert">
          <p>{failure === 'unreachable' ? texts.address.unreachable : failures[failure]}</p>
        </Alert>
      )}
    </form>
  );
}
