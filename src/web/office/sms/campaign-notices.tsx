import { Anchor } from '@mantine/core';
import type { CampaignFacts } from '#contract/sms/campaigns.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatMoment } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { OfficeLink } from '../links/office-link.tsx';
import { Notice } from '../states/notice.tsx';
import { useSmsTexts } from './texts.ts';

/** What one should know before and while a campaign is sent. */
export function CampaignNotices({ facts }: { facts: CampaignFacts }) {
  const texts = useSmsTexts();
  const language = useLanguage();
  const { gateway, hours, approval, state, pauseReason } = facts;
  const waits = state === 'ready' || state === 'sending';
  return (
    <>
      {gateway.adapter === 'record' && (
        <Notice color="yellow">
          {texts.record}{' '}
          <Anchor component={OfficeLink} to="?tab=gateway" inherit underline="always">
            {texts.toGateway}
          </Anchor>
        </Notice>
      )}
      {waits && gateway.downUntil && (
        <Notice color="yellow" role="status">
          {texts.down(formatMoment(gateway.downUntil, language))}
        </Notice>
      )}
      {state === 'paused' && pauseReason && (
        <Notice color="red" role="alert">
          {texts.pausedBy(pauseReason)}
        </Notice>
      )}
      {waits && !hours.open && (
        <Notice color="gray">{texts.closed(hours.from, hours.until)}</Notice>
      )}
      {approval.needed && state === 'draft' && (
        <Notice color="gray">{texts.approvalNeeded(formatNumber(approval.from))}</Notice>
      )}
      {state === 'submitted' && approval.own && <Notice color="gray">{texts.ownWork}</Notice>}
    </>
  );
}
