import type { InputOf, OutputOf } from '#contract/calls.ts';

/** The work queue, by what is to be done now. */
export const TABS = [
  'mine',
  'news',
  'unassigned',
  'overdue',
  'toCall',
  'toApprove',
  'calendar',
  'all',
] as const;
export type Tab = (typeof TABS)[number];

/** Only who approves has something to approve. */
export function shownTabs(approves: boolean): Tab[] {
  return TABS.filter((tab) => tab !== 'toApprove' || approves);
}

type Counts = OutputOf<'application/queue'>['data'];

/** Everything is no queue, news are no day's work: who has nothing to do begins with their own. */
export function countQueues(counts: Counts | undefined, approves: boolean) {
  return shownTabs(approves).flatMap((key) =>
    key === 'all' || key === 'calendar' || key === 'news'
      ? []
      : [{ key, total: counts?.[key].total }],
  );
}

type Filters = NonNullable<InputOf<'application/list'>['filters']>;

/** What each part of the queue holds. */
export function filtersOf(tab: Tab): Filters {
  switch (tab) {
    case 'news':
      return { news: true };
    case 'mine':
      return { mine: true };
    case 'unassigned':
      return { assignee: null };
    case 'overdue':
      return { overdue: true };
    case 'toCall':
      return { toCall: true };
    case 'toApprove':
      return { toApprove: true };
    // Steps are no list of applications.
    case 'calendar':
    case 'all':
      return {};
  }
}
