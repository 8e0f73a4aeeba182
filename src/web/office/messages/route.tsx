import { useHotkeys } from '@mantine/hooks';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ScreenTabs, useTab } from '../content/screen-tabs.tsx';
import { useFirstQueue } from '../content/use-first-queue.ts';
import type { ListPage, RowOf } from '../resource/resource.ts';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { MessageList } from './message-list.tsx';
import { MessageRecord } from './message-record.tsx';
import { filtersOf, QUEUES, type Queue } from './queues.ts';

/** What visitors wrote to us, by what is to be done about it. */
export default function Messages() {
  const texts = useOfficeTexts().messages;
  const control = useListState();
  const queue = useTab(QUEUES);
  const opened = typeof control.opened === 'number' ? control.opened : undefined;
  const client = useQueryClient();
  const chosen = useOpeningQueue();

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
          {chosen && <MessageList control={control} queue={queue} />}
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

/** What is to be done: what nobody has taken on yet, then one's own; else everything. */
function useOpeningQueue(): boolean {
  const { user_id } = useProfile();
  const fresh = useQuery(countQuery('new', user_id));
  const mine = useQuery(countQuery('mine', user_id));
  return useFirstQueue(
    [
      { key: 'new', total: fresh.data },
      { key: 'mine', total: mine.data },
    ],
    { failed: fresh.isError || mine.isError },
  );
}

const countQuery = (queue: Queue, userId: string) =>
  queryOptions({
    queryKey: ['message', 'count', queue],
    queryFn: async () => {
      const filters = filtersOf(queue, userId, undefined);
      return (await callAsUser('message/list', { filters, size: 1 })).data.total;
    },
  });
