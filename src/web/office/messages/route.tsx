import { useHotkeys } from '@mantine/hooks';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { ScreenTabs, useTab } from '../content/screen-tabs.tsx';
import { nameQueue, useFirstQueue } from '../content/use-first-queue.ts';
import type { ListPage, RowOf } from '../resource/resource.ts';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useProfile } from '../session/profile.ts';
import { countQuery, OPENING_QUEUES } from './message-counts.ts';
import { MessageList } from './message-list.tsx';
import { MessageRecord } from './message-record.tsx';
import { QUEUES } from './queues.ts';
import { useMessageTexts } from './texts.ts';

/** What visitors wrote to us, by what is to be done about it. */
export default function Messages() {
  const texts = useMessageTexts();
  const { known, first } = useOpeningQueue();
  const control = nameQueue(useListState(), first);
  const queue = useTab(QUEUES, first);
  const opened = typeof control.opened === 'number' ? control.opened : undefined;
  const client = useQueryClient();

  function move(step: 1 | -1): void {
    const lists = client.getQueriesData<ListPage<RowOf<'message'>>>({
      queryKey: ['message', 'list'],
      type: 'active',
    });
    const ids = lists.flatMap(([, page]) => page?.rows.map(({ id }) => id) ?? []);
    const place = opened === undefined ? -1 : ids.indexOf(opened);
    const next = place < 0 ? ids[0] : ids[place + step];
    if (next !== undefined) control.open(next);
  }
  useHotkeys([
    ['alt+ArrowDown', () => move(1)],
    ['alt+ArrowUp', () => move(-1)],
  ]);

  return (
    <ResourceScreen
      title={texts.title}
      list={
        <>
          <ScreenTabs
            label={texts.queuesLabel}
            tabs={QUEUES.map((key) => ({ key, title: texts.queues[key] }))}
            current={queue}
          />
          {known && <MessageList control={control} queue={queue} />}
        </>
      }
      record={
        opened !== undefined && (
          <MessageRecord
            key={opened}
            id={opened}
            onMove={move}
            onClose={() => control.open(undefined)}
          />
        )
      }
    />
  );
}

/** The first queue that holds something to do; else everything. */
function useOpeningQueue() {
  const { user_id } = useProfile();
  const counted = useQueries({ queries: OPENING_QUEUES.map((key) => countQuery(key, user_id)) });
  return useFirstQueue(
    OPENING_QUEUES.map((key, place) => ({ key, total: counted[place]?.data })),
    { failed: counted.some(({ isError }) => isError) },
  );
}
