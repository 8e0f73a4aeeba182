import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { CampaignFacts } from '#contract/sms/campaigns.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatMoment } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useOfficeTexts } from '../texts.ts';

/** What one should know before and while a campaign is sent. */
export function CampaignNotices({ facts }: { facts: CampaignFacts }) {
  const texts = useOfficeTexts().sms;
  const language = useLanguage();
  const { gateway, hours, approval, state, pauseReason } = facts;
  const waits = state === 'ready' || state === 'sending';
  return (
    <>
      {gateway.adapter === 'record' && (
        <Alert color="yellow">
          {texts.record}{' '}
          <Anchor component={Link} to="?tab=gateway" inherit underline="always">
            {texts.toGateway}
          </Anchor>
        </Alert>
      )}
      {waits && gateway.downUntil && (
        <Alert color="yellow" role="status">
          {texts.down(formatMoment(gateway.downUntil, language))}
        </Alert>
      )}
      {state === 'paused' && pauseReason && (
        <Alert color="red" role="alert">
          {texts.pausedBy(pauseReason)}
        </Alert>
      )}
      {waits && !hours.open && <Alert color="gray">{texts.closed(hours.from, hours.until)}</Alert>}
      {approval.needed && state === 'draft' && (
        <Alert color="gray">{texts.approvalNeeded(formatNumber(approval.from))}</Alert>
      )}
      {state === 'submitted' && approval.own && <Alert color="gray">{texts.ownWork}</Alert>}
    </>
  );
}
