import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SMS_STATES } from '#contract/sms/states.ts';
import { formatNumber } from '../../i18n/format.ts';
import { ChoiceFilter } from '../resource/choice-filter.tsx';
import { SearchBox } from '../resource/search-box.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { choicesOf } from '../session/answers.ts';
import { useCan } from '../session/profile.ts';
import { useSmsTexts } from '../sms/texts.ts';
import { ScreenTitle } from '../states/screen-title.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { SINGLE } from './history-search.ts';
import { MessageList } from './message-list.tsx';
import styles from './sms-history.module.css';

/** What was sent to whom, and what became of it. */
export default function SmsHistory() {
  const texts = useSmsTexts();
  const can = useCan();
  const control = useListState();
  const { data: campaigns = [] } = useQuery(choicesOf('smsMessage/campaigns', {}));
  const totalOf = (counts: Record<string, number>) =>
    formatNumber(Object.values(counts).reduce((sum, one) => sum + one, 0));
  return (
    <>
      <ScreenTitle actions={can('BulkSMSHist.export') && <ExportButtons control={control} />}>
        {texts.historyTitle}
      </ScreenTitle>
      <div className={styles.filters}>
        <Group gap="xs">
          <SearchBox
            value={control.state.search}
            hint={texts.searchPhone}
            onChange={(q) => control.change({ q }, true)}
          />
          <ChoiceFilter
            control={control}
            name="campaign"
            label={texts.campaign}
            all={texts.allCampaigns}
            choices={[
              { value: SINGLE, label: texts.single },
              ...campaigns.map(({ id, name, counts }) => ({
                value: id,
                label: `${name} (${totalOf(counts)})`,
              })),
            ]}
          />
          <ChoiceFilter
            control={control}
            name="state"
            label={texts.outcome}
            all={texts.allStates}
            choices={SMS_STATES.map((value) => ({ value, label: texts.counts[value] }))}
          />
        </Group>
      </div>
      <MessageList control={control} />
    </>
  );
}
