import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Account } from '#contract/sign-in/account.ts';
import { Prose } from '../../ui/prose.tsx';
import { callAsUser } from '../session/session.ts';
import styles from './account.module.css';
import { useRenewAccount } from './account-query.ts';
import { Card } from './card.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { useAccountTexts } from './texts.ts';
import { useTask } from './use-task.ts';

/** What the card shows: how it stands, or a step of turning it on, off, or renewing its codes. */
type Step =
  | { name: 'rest' }
  | { name: 'password' }
  | { name: 'scan'; secret: string; uri: string }
  | { name: 'codes'; codes: string[]; turnedOn: boolean }
  | { name: 'renew' }
  | { name: 'remove' };

export function SecondFactorCard({ account }: { account: Account }) {
  const { factor: texts } = useAccountTexts();
  const renewAccount = useRenewAccount();
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const { busy, problem, run } = useTask();
  const { on } = account.second_factor;
  const rest = () => setStep({ name: 'rest' });
  const form = { busy, onCancel: rest };

  const start = (password: string) =>
    run(async () => {
      const { data } = await callAsUser('account/startSecondFactor', { password });
      setStep({ name: 'scan', ...data });
    });
  const takeCodes = (
    path: 'account/confirmSecondFactor' | 'account/renewRecoveryCodes',
    code: string,
  ) =>
    run(async () => {
      const { data } = await callAsUser(path, { code });
      const turnedOn = path === 'account/confirmSecondFactor';
      setStep({ name: 'codes', codes: data.recovery_codes, turnedOn });
      await renewAccount();
    });
  const remove = (password: string, code: string) =>
    run(async () => {
      await callAsUser('account/removeSecondFactor', { password, code });
      notifications.show({ message: texts.removed });
      rest();
      await renewAccount();
    });

  return (
    <Card title={texts.title} problem={problem}>
      <p>
        <span className={styles.state} data-on={on || undefined}>
          {on ? texts.on : texts.off}
        </span>
      </p>
      {step.name === 'rest' && <Rest account={account} onStep={setStep} />}
      {step.name === 'password' && (
        <ProofForm {...form} asks="password" submit={texts.next} onSubmit={start} />
      )}
      {step.name === 'scan' && (
        <SecondFactorSetup
          {...form}
          {...step}
          onConfirm={(code) => void takeCodes('account/confirmSecondFactor', code)}
        />
      )}
      {step.name === 'codes' && step.turnedOn && (
        <p role="status" data-print="hide">
          <Prose>{texts.turnedOn}</Prose>
        </p>
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
      {step.name === 'renew' && (
        <ProofForm
          {...form}
          asks="code"
          hint={texts.renewHint}
          submit={texts.renew}
          onSubmit={(_password, code) => void takeCodes('account/renewRecoveryCodes', code)}
        />
      )}
      {step.name === 'remove' && (
        <ProofForm {...form} asks="both" danger submit={texts.removeConfirm} onSubmit={remove} />
      )}
    </Card>
  );
}

function Rest({ account, onStep }: { account: Account; onStep: (step: Step) => void }) {
  const { factor: texts } = useAccountTexts();
  const { on, required, recovery_codes_left } = account.second_factor;
  if (!on) {
    return (
      <>
        <p className={styles.muted}>
          <Prose>{texts.about}</Prose>
        </p>
        <div className={styles.actions}>
          <Button onClick={() => onStep({ name: 'password' })}>{texts.start}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className={styles.muted}>
        {texts.codesLeft(recovery_codes_left)}
        {required && (
          <>
            <br />
            {texts.required}
          </>
        )}
      </p>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => onStep({ name: 'renew' })}>
          {texts.renew}
        </Button>
        {!required && (
          <Button variant="subtle" color="red" onClick={() => onStep({ name: 'remove' })}>
            {texts.remove}
          </Button>
        )}
      </div>
    </>
  );
}
