import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../i18n/format.ts';
import { ScreenTabs } from '../content/screen-tabs.tsx';
import { useCan } from '../session/profile.ts';
import { useOfficeTexts } from '../texts.ts';
import { queueQuery } from './case-queries.ts';
import { shownTabs, type Tab } from './queues.ts';

/** What to do now, with how much of it there is. */
export function QueueTabs({ current }: { current: Tab }) {
  const texts = useOfficeTexts().applications;
  const can = useCan();
  const { data: counts } = useQuery(queueQuery);
  const tabs = shownTabs(can('RegisterMaint.approve'));
  const countOf = (tab: Tab) => {
    const count = tab === 'all' || tab === 'calendar' ? undefined : counts?.[tab];
    return count && `${formatNumber(count.total)}${count.uncounted ? '+' : ''}`;
  };
  return (
    <ScreenTabs
      label={texts.queuesLabel}
      tabs={tabs.map((key) => ({ key, title: texts.queues[key], count: countOf(key) }))}
      current={current}
    />
  );
}
