import { type SubmitEvent, useEffect, useState } from 'react';
import { parseReference } from '#contract/applications/reference.ts';
import type { ApplicationProgress } from '#contract/apply/apply.ts';
import { APPLY_LONGEST } from '#contract/apply/limits.ts';
import { formatThaiPhone, parseThaiPhone } from '#contract/thai/phone.ts';
import { CallError, call } from '../../api/call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useFirstError } from '../../ui/use-first-error.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { useTelephone } from '../layout/contact.ts';
import styles from './status.module.css';
import { useStatusTexts } from './texts.ts';

type Props = { reference: string; onFound: (progress: ApplicationProgress) => Promise<void> };

/** Both together tell that it is the applicant who asks. */
export function StatusForm({ reference: given, onFound }: Props) {
  const texts = useStatusTexts();
  const captcha = useCaptcha({ shown: false });
  const [reference, setReference] = useState(given);
  const [phone, setPhone] = useState('');
  const [wrong, setWrong] = useState<{ reference?: boolean; phone?: boolean }>({});
  const [failure, setFailure] = useState<'network' | 'too_many_requests' | 'unknown' | 'other'>();
  const [busy, setBusy] = useState(false);
  const [ready, setReady] = useState(false);
  const [form, focusFirstError] = useFirstError();
  // Until the scripts have taken over, the browser itself would send the form into its address.
  useEffect(() => setReady(true), []);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(undefined);
    const found = {
      reference: parseReference(reference) === null,
      phone: parseThaiPhone(phone) === null,
    };
    setWrong(found);
    if (!captcha.flag) captcha.point();
    if (found.reference || found.phone || !captcha.flag) return focusFirstError();
    setBusy(true);
    try {
      const { data } = await call('register/status', { reference, phone, ...captcha.input });
      await onFound(data);
    } catch (error) {
      captcha.spend();
      explain(error instanceof CallError ? error : new CallError('network'));
      focusFirstError();
    } finally {
      setBusy(false);
    }
  }

  function explain({ reason }: CallError): void {
    if (reason === 'captcha_required') captcha.miss();
    else if (reason === 'network' || reason === 'too_many_requests') setFailure(reason);
    else if (reason === 'not_found' || reason === 'invalid_input') setFailure('unknown');
    else setFailure('other');
  }

  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <Plain />
      <fieldset className={styles.fields} disabled={!ready}>
        <TextField
          name="reference"
          label={texts.reference}
          required={texts.required}
          hint={texts.referenceHint}
          error={wrong.reference && texts.errors.reference}
          value={reference}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setReference(event.target.value)}
          onBlur={() => setReference((typed) => parseReference(typed) ?? typed)}
        />
        <TextField
          name="phone"
          type="tel"
          label={texts.phone}
          required={texts.required}
          hint={texts.phoneHint}
          error={wrong.phone && texts.errors.phone}
          value={phone}
          maxLength={APPLY_LONGEST.phone}
          autoComplete="tel"
          onChange={(event) => setPhone(event.target.value)}
          onBlur={() => setPhone(tidy)}
        />
        {captcha.shown && <CaptchaField captcha={captcha} />}
        {failure && (
          <Alert kind="danger" role="alert" title={texts.failures.title}>
            <p>{texts.failures[failure]}</p>
          </Alert>
        )}
        <div>
          <Button type="submit" busy={busy && texts.submitting}>
            {texts.submit}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

function tidy(typed: string): string {
  const stored = parseThaiPhone(typed);
  return stored ? formatThaiPhone(stored) : typed;
}

/** Where no script runs, the telephone does. */
function Plain() {
  const { plain } = useStatusTexts();
  const { href, shown } = useTelephone();
  return (
    <noscript>
      <p>
        {plain} <a href={href}>{shown}</a>
      </p>
    </noscript>
  );
}
