import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import type { CampaignFacts } from '#contract/sms-campaigns.ts';
import { canStep, SMS_STEPS, type SmsStep } from '#contract/sms-states.ts';
import { formatAmount, formatNumber } from '../../i18n/format.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useCan } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import type { Change } from './use-campaign.ts';

type Props = { id: number; facts: CampaignFacts; change: Change };
const ASKED: readonly SmsStep[] = ['submit', 'cancel'];

/** What can be done with a campaign now, by whom. */
export function CampaignSteps({ id, facts, change }: Props) {
  const texts = useOfficeTexts().sms;
  const can = useCan();
  const [asked, setAsked] = useState<SmsStep>();
  const { version, state, approval, counts } = facts;
  const take = (step: SmsStep) => {
    setAsked(undefined);
    change.mutate(() => callAsUser('smsCampaign/step', { id, version, step }));
  };
  const judge = (verdict: 'approve' | 'sendBack') =>
    change.mutate(() => callAsUser('smsCampaign/judge', { id, version, verdict }));
  const offered = SMS_STEPS.filter(
    (step) => canStep(state, step) && (step !== 'resend' || counts.failed > 0),
  );
  const wordOf = (step: SmsStep) =>
    step === 'submit' && approval.needed ? texts.steps.submitForApproval : texts.steps[step];
  const mayJudge = state === 'submitted' && can('BulkSMS.approve');

  return (
    <Group gap="sm">
      {mayJudge && (
        <>
          <Button
            disabled={approval.own}
            loading={change.isPending}
            onClick={() => judge('approve')}
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
            loading={change.isPending}
            onClick={() => (ASKED.includes(step) ? setAsked(step) : take(step))}
          >
            {wordOf(step)}
          </Button>
        ))}
      {asked && (
        <Modal
          opened
          centered
          onClose={() => setAsked(undefined)}
          title={asked === 'cancel' ? texts.cancelTitle : texts.confirmTitle}
        >
          <Text>
            {asked === 'cancel'
              ? texts.cancelBody
              : texts.confirmSend(
                  formatNumber(facts.estimate.recipients),
                  formatAmount(facts.estimate.baht),
                )}
          </Text>
          <Group mt="lg" justify="flex-end">
            <Button variant="default" onClick={() => setAsked(undefined)}>
              {texts.keep}
            </Button>
            <Button {...(asked === 'cancel' && { color: 'red' })} onClick={() => take(asked)}>
              {asked === 'cancel' ? texts.cancelConfirm : wordOf(asked)}
            </Button>
          </Group>
        </Modal>
      )}
    </Group>
  );
}
