import { useQuery } from '@tanstack/react-query';
import { Prose } from '../../ui/prose.tsx';
import { useTab } from '../content/screen-tabs.tsx';
import { nameQueue, useFirstQueue } from '../content/use-first-queue.ts';
import { laterPart } from '../resource/later-part.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useCan } from '../session/profile.ts';
import { ScreenTitle } from '../states/screen-title.tsx';
import { useOfficeTexts } from '../texts.ts';
import { ApplicationList } from './application-list.tsx';
import styles from './applications.module.css';
import { queueQuery } from './case-queries.ts';
import { QueueTabs } from './queue-tabs.tsx';
import { countQueues, filtersOf, TABS } from './queues.ts';
import { readFilters } from './read-filters.ts';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import { useOpenedCase } from './use-opened-case.tsx';

const StepCalendar = laterPart(async () => (await import('./step-calendar.tsx')).StepCalendar);

/** Loan applications by what is to be done about them, and one of them over the whole screen. */
export default function Applications() {
  const texts = useOfficeTexts().applications;
  const { known, first } = useOpeningQueue();
  const tab = useTab(TABS, first);
  const list = nameQueue(useListState(), first);
  // What is to be done is worked off by its due date; everything is looked through from the newest.
  const control =
    list.state.sort || tab === 'all' ? list : { ...list, state: { ...list.state, sort: 'due' } };
  const filters = { ...readFilters(control.state.filters), ...filtersOf(tab) };
  const opened = useOpenedCase('application', control, filters);
  if (opened) return opened;
  return (
    <>
      <ScreenTitle actions={<ShortcutsHelp of="list" />}>{texts.title}</ScreenTitle>
      <QueueTabs current={tab} />
      {known && (
        <>
          <p className={styles.hint}>
            <Prose>
              {filters.outcome ? texts.outcomes[filters.outcome] : texts.queueHints[tab]}
            </Prose>
          </p>
          {tab === 'calendar' ? (
            <StepCalendar />
          ) : (
            <ApplicationList control={control} tab={tab} filters={filters} />
          )}
        </>
      )}
    </>
  );
}

function useOpeningQueue() {
  const can = useCan();
  const { data: counts, isError } = useQuery(queueQuery);
  const queues = countQueues(counts, can('RegisterMaint.approve'));
  return useFirstQueue(queues, { failed: isError });
}
