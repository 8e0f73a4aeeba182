import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#contract/errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { QuietHead } from '../layout/page-head.tsx';
import { AboutStep } from './about-step.tsx';
import { AddressStep } from './address-step.tsx';
import type { ApplyData } from './apply-data.ts';
import { checkStep } from './check-fields.ts';
import { ChooseDraft } from './choose-draft.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { LandStep } from './land-step.tsx';
import styles from './later-steps.module.css';
import { ReviewStep } from './review-step.tsx';
import { SaveBar } from './save-bar.tsx';
import { SentPage } from './sent-page.tsx';
import { STEPS, type Step, stepOfField } from './steps-of-form.ts';
import { useRegisterTexts } from './texts.ts';
import type { Application } from './use-application.ts';
import { type Sender, useSend } from './use-send.ts';

export type LaterStepsProps = { app: Application; data: ApplyData; arrived: boolean };

export function LaterSteps(props: LaterStepsProps) {
  const { app } = props;
  if (app.choice) return <ChooseDraft app={app} data={props.data} choice={app.choice} />;
  return app.sent ? <SentPage app={app} sent={app.sent} /> : <StepForm {...props} />;
}

function StepForm({ app, data, arrived }: LaterStepsProps) {
  const texts = useRegisterTexts();
  const { step } = app;
  const sender = useSend(app, data);
  const codes = codesOf(app.codes, (other) => other === step);
  const [form, summary, focusProblem] = useProblems(Object.keys(codes).length > 0);
  const { heading, lead } = headOf(app, texts);
  // Each step is drawn anew, so this is how the reader came here; typing must never change it.
  const [ledByProblems] = useState(Object.keys(codes).length > 0);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = checkStep(step, app.fields, app);
    sender.forget();
    // What is said of other steps stands until their fields are changed.
    app.setCodes((all) => ({ ...codesOf(all, (other) => other !== step), ...found }));
    if (Object.keys(found).length > 0) return focusProblem();
    if (step !== 'review') return app.goOn();
    await sender.submit();
    focusProblem();
  }

  return (
    <>
      <QuietHead heading={heading} lead={lead} arrived={arrived && !ledByProblems} />
      <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
        <ErrorSummary ref={summary} codes={codes} />
        <StepFields app={app} data={data} sender={sender} />
        {sender.failure && (
          <Alert kind="danger" role="alert" title={texts.failures.title}>
            <p>{sender.failure}</p>
          </Alert>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={sender.busy && texts.review.sending}>
            {step === 'review' ? texts.review.send : texts.next}
          </Button>
          <Button variant="secondary" onClick={() => app.go(before(step))}>
            {texts.back}
          </Button>
        </div>
      </form>
      <SaveBar app={app} />
    </>
  );
}

type FieldsProps = { app: Application; data: ApplyData; sender: Sender };

function StepFields({ app, data, sender }: FieldsProps) {
  switch (app.step) {
    case 'start':
      return null;
    case 'about':
      return <AboutStep app={app} data={data} />;
    case 'address':
      return <AddressStep app={app} data={data} />;
    case 'land':
      return <LandStep app={app} data={data} />;
    case 'documents':
      return <DocumentsStep app={app} data={data} />;
    case 'review':
      return <ReviewStep app={app} data={data} sender={sender} />;
  }
}

function before(step: Step): Step {
  return STEPS[Math.max(STEPS.indexOf(step) - 1, 0)] ?? 'start';
}

function codesOf(codes: FieldErrors, isMeant: (step: Step) => boolean): FieldErrors {
  return Object.fromEntries(Object.entries(codes).filter(([name]) => isMeant(stepOfField(name))));
}

type Texts = ReturnType<typeof useRegisterTexts>;

function headOf({ step, fields }: Application, texts: Texts): { heading: string; lead?: string } {
  const company = fields.applicant === 'company';
  switch (step) {
    case 'about':
      return { heading: company ? texts.about.titleCompany : texts.about.title };
    case 'address':
      return { heading: company ? texts.address.titleCompany : texts.address.title };
    case 'land':
      return { heading: texts.land.title, lead: texts.land.lead };
    case 'documents':
      return { heading: texts.documents.title, lead: texts.documents.lead };
    default:
      return { heading: texts.review.title, lead: texts.review.lead };
  }
}

/** The list of what is wrong takes the focus when it appears; the captcha where nothing else is. */
function useProblems(wrong: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(wrong ? 1 : 0);
  useEffect(() => {
    if (asked === 0) return;
    const missed = form.current?.querySelector<HTMLElement>('[data-invalid="true"]');
    (summary.current ?? missed)?.focus();
  }, [asked]);
  return [form, summary, () => setAsked((count) => count + 1)] as const;
}
