import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queueQuery } from './case-queries.ts';
import { followNews, type News } from './follow-news.ts';
import { happened } from './happened.ts';

/** However much happens at once, what is shown is read anew once. */
const MOMENT_MS = 1_000;

/** Keeps up with what happens to applications; counts what is new for the viewer. */
export function CaseNews({ onCount }: { onCount: (unseen: number) => void }) {
  const client = useQueryClient();
  const { data } = useQuery(queueQuery);
  const unseen = data?.news.total ?? 0;
  useEffect(() => onCount(unseen), [onCount, unseen]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gathered: News[] = [];
    const stop = followNews((news) => {
      gathered.push(news);
      for (const id of news.news) happened(id);
      timer ??= setTimeout(() => {
        const those = gathered;
        [timer, gathered] = [undefined, []];
        void client.invalidateQueries({ predicate: (query) => isAbout(query, those) });
      }, MOMENT_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client]);
  return null;
}

/** Counts change with each. A list stays as it is under the hand, unless it shows one of them. */
function isAbout({ queryKey: [kind, part, , filters], state }: Query, those: News[]): boolean {
  if (kind === 'dashboard' && part === 'today') return true;
  if (kind !== 'application') return false;
  if (part === 'queue') return true;
  if (part !== 'list') return false;
  if ((filters as { news?: true } | undefined)?.news) return true;
  const { rows = [] } = (state.data ?? {}) as { rows?: { id: number }[] };
  return those.some(
    ({ changed }) => changed === null || rows.some(({ id }) => changed.includes(id)),
  );
}
