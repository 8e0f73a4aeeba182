import { MESSAGE_LIMITS, type MessageField } from '#contract/messages/check.ts';
import { readPolicyChange } from '#contract/privacy/policy-change.ts';
import { formatDays, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Prose } from '../../ui/prose.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { NO_VALUES } from './fields.ts';
import styles from './subscribe.module.css';
import type { Taken } from './take-message.ts';
import type { SubscribeTexts } from './texts.th.ts';
import { useSubscribeTexts } from './texts.ts';
import { useSend } from './use-send.ts';

type Props = { policyVersion: number; keptDays: number; taken: Taken | undefined };

/** A plain form that works without scripts; with them it is sent in place. */
export function SubscribeForm({ policyVersion, keptDays, taken }: Props) {
  const texts = useSubscribeTexts();
  const language = useLanguage();
  const { reason, fields, ...sending } = useSend(language, policyVersion, taken);
  const { form, busy, captcha } = sending;
  const values = taken?.values ?? NO_VALUES;
  const policyChanged = readPolicyChange(fields.policy) !== undefined;
  const common = (name: MessageField) => ({
    name,
    label: texts[name],
    required: texts.required,
    error: messageOf(texts, name, fields[name]),
    defaultValue: values[name],
    maxLength: MESSAGE_LIMITS[name],
  });
  const counterText = (used: number, most: number) =>
    texts.counter(formatNumber(used), formatNumber(most));
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action="/Subscribe"
      onSubmit={sending.submit}
      onInput={sending.touch}
      noValidate
    >
      {reason && <Refusal reason={reason} />}
      <p className={styles.note}>{texts.allRequired}</p>
      <TextField {...common('name')} autoComplete="name" />
      <div className={styles.pair}>
        <TextField {...common('email')} type="email" autoComplete="email" spellCheck={false} />
        <TextField {...common('tel')} type="tel" autoComplete="tel" hint={texts.telHint} />
      </div>
      {/* Without a word on completion: told to leave it off, browsers do not bring it back either. */}
      <TextField {...common('header')} hint={texts.headerHint} />
      <TextArea {...common('text')} rows={7} counterText={counterText} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {texts.website}
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue={values.website} />
        </label>
      </div>
      <input type="hidden" name="policyVersion" value={policyVersion} />
      <div className={styles.consent}>
        <p className={styles.note}>{texts.purpose(formatDays(keptDays, language))}</p>
        <Checkbox
          name="policy"
          label={
            <>
              {texts.policyBefore}{' '}
              <TextLink href="/cookie-policy-private" newWindowText={texts.newWindow}>
                <Prose>{texts.policyLink}</Prose>
              </TextLink>
            </>
          }
          required={texts.required}
          error={fields.policy && (policyChanged ? texts.problems.changed : texts.missing.policy)}
          defaultChecked={values.policy && !policyChanged}
        />
        <Checkbox name="newsletter" label={texts.newsletter} defaultChecked={values.newsletter} />
      </div>
      {captcha.shown && <CaptchaField captcha={captcha} />}
      <div>
        <Button type="submit" busy={busy && texts.submitting}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

function Refusal({ reason }: { reason: string }) {
  const texts = useSubscribeTexts();
  const words = { invalid_input: texts.fix, too_many_requests: texts.tooMany }[reason];
  if (reason !== 'captcha_required')
    return (
      <Alert kind="danger" role="alert">
        {words ?? texts.failed}
      </Alert>
    );
  return (
    <Alert kind="warning" role="alert">
      <p className={styles.scripted}>{texts.captcha}</p>
      <p className={styles.unscripted}>{texts.captchaByHand}</p>
    </Alert>
  );
}

function messageOf(texts: SubscribeTexts, field: MessageField, code: string | undefined) {
  if (!code) return undefined;
  if (code === 'required') return texts.missing[field];
  const { problems } = texts;
  return code in problems ? problems[code as keyof typeof problems] : problems.invalid;
}
