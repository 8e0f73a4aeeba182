import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { CampaignFacts } from '#contract/sms/campaigns.ts';
import { canStep, SMS_STEPS, type SmsStep } from '#contract/sms/states.ts';
import { useCan } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { ConfirmCancel, ConfirmSending } from './confirm-step.tsx';
import { useSmsTexts } from './texts.ts';
import type { Change } from './use-campaign.ts';

type Props = {
  id: number;
  facts: CampaignFacts;
  change: Change;
  /** What is on the screen is not what would be sent. */
  blocked: boolean;
};

type Asked = { deed: 'submit' | 'approve' | 'cancel'; facts: CampaignFacts };

/** What can be done with a campaign now, by whom. */
export function CampaignSteps({ id, facts, change, blocked }: Props) {
  const texts = useSmsTexts();
  const can = useCan();
  const [asked, setAsked] = useState<Asked>();
  const { state, approval, counts } = facts;
  const take = (step: SmsStep, { version, estimate } = facts) =>
    change.mutate(() =>
      callAsUser('smsCampaign/step', { id, version, step, recipients: estimate.recipients }),
    );
  const judge = (verdict: 'approve' | 'sendBack', { version } = facts) =>
    change.mutate(() => callAsUser('smsCampaign/judge', { id, version, verdict }));
  const offered = SMS_STEPS.filter(
    (step) => canStep(state, step) && (step !== 'resend' || counts.failed > 0),
  );
  const wordOf = (step: SmsStep) =>
    step === 'submit' && approval.needed ? texts.steps.submitForApproval : texts.steps[step];
  const mayJudge = state === 'submitted' && can('BulkSMS.approve');
  const close = () => setAsked(undefined);
  // Sending to nobody is refused in words; there is nothing to confirm.
  const isAsked = (step: SmsStep): step is 'submit' | 'cancel' =>
    step === 'cancel' || (step === 'submit' && facts.estimate.recipients > 0);

  function confirm({ deed, facts: shown }: Asked) {
    close();
    if (deed === 'approve') judge(deed, shown);
    else take(deed, shown);
  }

  return (
    <Group gap="sm">
      {mayJudge && (
        <>
          <Button
            disabled={approval.own || blocked}
            loading={change.isPending}
            onClick={() => setAsked({ deed: 'approve', facts })}
          >
            {texts.steps.approve}
          </Button>
          <Button variant="default" loading={change.isPending} onClick={() => judge('sendBack')}>
            {texts.steps.sendBack}
          </Button>
        </>
      )}
      {can('BulkSMS.edit') &&
        offered.map((step) => (
          <Button
            key={step}
            variant={step === 'submit' || step === 'resume' ? 'filled' : 'default'}
            disabled={blocked}
            loading={change.isPending}
            onClick={() => (isAsked(step) ? setAsked({ deed: step, facts }) : take(step))}
          >
            {wordOf(step)}
          </Button>
        ))}
      {asked?.deed === 'cancel' && (
        <ConfirmCancel onConfirm={() => confirm(asked)} onClose={close} />
      )}
      {asked && asked.deed !== 'cancel' && (
        <ConfirmSending
          facts={asked.facts}
          confirm={asked.deed === 'approve' ? texts.steps.approve : wordOf('submit')}
          onConfirm={() => confirm(asked)}
          onClose={close}
        />
      )}
    </Group>
  );
}
