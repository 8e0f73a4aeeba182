import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Prose } from '../../ui/prose.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useFirstError } from '../../ui/use-first-error.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { ExperienceFields, PersonFields, PositionFields, type Posting } from './field-groups.tsx';
import { KeptBar } from './kept.tsx';
import { useWorkTexts } from './texts.ts';
import type { WorkForm as Form } from './use-work-form.ts';
import styles from './work.module.css';

export function WorkForm({ form, postings }: { form: Form; postings: readonly Posting[] }) {
  const texts = useWorkTexts();
  const [element, focusFirstError] = useFirstError();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    await form.submit();
    focusFirstError();
  }

  return (
    <form id="apply" ref={element} method="post" onSubmit={submit} noValidate>
      {/* Files go up while one types: where no script runs there is the telephone and the mail. */}
      <noscript className={styles.plain}>
        <Alert kind="warning" title={texts.plainTitle}>
          <p>{texts.plain}</p>
          <ContactFacts />
        </Alert>
      </noscript>
      {/* Until the scripts have taken over, the browser itself would send the form into its address. */}
      <fieldset className={styles.form} disabled={!form.draft.ready}>
        <Group title={texts.sections.position}>
          <PositionFields form={form} postings={postings} />
        </Group>
        <Group title={texts.sections.person}>
          <PersonFields form={form} />
        </Group>
        <Group title={texts.sections.experience}>
          <ExperienceFields form={form} />
        </Group>
        <Group title={texts.sections.files}>
          <div className={styles.pair}>
            {(['image', 'resume'] as const).map((kind) => (
              <AttachmentField
                key={kind}
                kind={kind}
                attachment={form.files[kind]}
                problem={form.errorOf(kind)}
                ready={form.draft.ready}
              />
            ))}
          </div>
          {form.uploadCaptcha.shown && (
            <>
              <p role="alert">{texts.file.captcha}</p>
              <CaptchaField captcha={form.uploadCaptcha} />
            </>
          )}
        </Group>
        <Group title={texts.sections.notice}>
          <p>
            <Prose>{texts.noticeDetail}</Prose>
          </p>
          <Checkbox
            name="policy"
            label={texts.policy}
            required={texts.required}
            error={form.errorOf('policy')}
            checked={form.agreed}
            onChange={(event) => form.agree(event.target.checked)}
          />
          <TextLink href="/cookie-policy-private" newWindowText={texts.newWindow}>
            {texts.policyLink}
          </TextLink>
        </Group>
        {form.captcha.shown && <CaptchaField captcha={form.captcha} />}
        {form.failure && (
          <Alert kind="danger" role="alert" title={texts.failures.title}>
            <p>{form.failure}</p>
          </Alert>
        )}
        <div>
          <Button type="submit" busy={form.busy && texts.submitting}>
            {texts.submit}
          </Button>
        </div>
        <KeptBar form={form} />
      </fieldset>
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
