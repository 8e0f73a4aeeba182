import { Anchor, Button, Group, Progress, Text } from '@mantine/core';
import type { CampaignFacts } from '#contract/sms/campaigns.ts';
import { canDecide, SMS_STATES } from '#contract/sms/states.ts';
import { formatNumber } from '../../i18n/format.ts';
import { OfficeLink } from '../links/office-link.tsx';
import { useCan } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import styles from './sms.module.css';
import { StateWord } from './state-word.tsx';
import { useSmsTexts } from './texts.ts';
import type { Change } from './use-campaign.ts';

const FIGURES = [...SMS_STATES, 'recorded'] as const;
const DECISIONS = ['sent', 'again'] as const;

type Props = { id: number; facts: CampaignFacts; change: Change };

/** How far a campaign is, and what became of its messages. */
export function CampaignProgress({ id, facts, change }: Props) {
  const texts = useSmsTexts();
  const can = useCan();
  const { counts, state } = facts;
  const total = SMS_STATES.reduce((sum, one) => sum + counts[one], 0);
  // What was only written down reached nobody.
  const figures = { ...counts, sent: counts.sent - facts.recorded, recorded: facts.recorded };
  const done = total - counts.queued - counts.sending;
  const label = texts.progress(formatNumber(done), formatNumber(total));
  return (
    <>
      <Group gap="sm">
        {state === 'done' ? (
          <StateWord state={endOf(facts)}>{texts.ends[endOf(facts)]}</StateWord>
        ) : (
          <StateWord state={state}>{texts.states[state]}</StateWord>
        )}
        <Text size="sm" role="status">
          {label}
        </Text>
      </Group>
      <Progress
        size="lg"
        value={total > 0 ? (done / total) * 100 : 0}
        animated={state === 'sending'}
        aria-label={label}
      />
      <dl className={styles.figures}>
        {FIGURES.filter((one) => figures[one] > 0).map((one) => (
          <div key={one}>
            <dt>
              <StateWord state={one}>{texts.counts[one]}</StateWord>
            </dt>
            <dd>{formatNumber(figures[one])}</dd>
          </div>
        ))}
      </dl>
      {can('BulkSMSHist.view') && (
        <Anchor component={OfficeLink} to={`/BulkSMSHist?campaign=${id}`} underline="always">
          {texts.history}
        </Anchor>
      )}
      {counts.unknown > 0 && can('BulkSMS.edit') && (
        <Notice color="yellow" title={texts.unknownTitle(formatNumber(counts.unknown))}>
          {texts.unknownBody}
          <Group mt="sm" gap="sm">
            {DECISIONS.filter((as) => canDecide(state, as)).map((as) => (
              <Button
                key={as}
                variant="default"
                loading={change.isPending}
                onClick={() => change.mutate(() => callAsUser('smsCampaign/decide', { id, as }))}
              >
                {as === 'sent' ? texts.countAsSent : texts.sendAgain}
              </Button>
            ))}
          </Group>
        </Notice>
      )}
    </>
  );
}

/** How a campaign ended: whatever still wants somebody’s eyes comes before what went well. */
function endOf({ counts, recorded }: CampaignFacts): 'unknown' | 'failed' | 'recorded' | 'sent' {
  if (counts.unknown > 0) return 'unknown';
  if (counts.failed > 0) return 'failed';
  return recorded > 0 ? 'recorded' : 'sent';
}
