import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNamesIn } from '../resource/names-in.ts';
import { listQuery } from '../resource/resource.ts';
import type { ListControl } from '../resource/use-list-state.ts';

type Name = 'application' | 'applicationHistory' | 'applicationPartner';

/** The records before and behind the opened one, in the list that it was opened from. */
export function useNeighbours(name: Name, control: ListControl, filters: object) {
  const client = useQueryClient();
  // As the list asks, so that it is asked once.
  const language = useNamesIn();
  const opened = typeof control.opened === 'number' ? control.opened : undefined;
  const { data: page } = useQuery({
    ...listQuery(name, control.state, filters, language),
    enabled: opened !== undefined,
  });
  const ids = page?.rows.map(({ id }) => id) ?? [];
  const place = opened === undefined ? -1 : ids.indexOf(opened);
  // What was dealt with may have left the queue: the next one then stands at its place.
  const last = useRef(0);
  if (place >= 0) last.current = place;

  async function turnPage(step: 1 | -1): Promise<void> {
    const cursor = step > 0 ? { after: page?.next } : { before: page?.previous };
    const [edge] = Object.entries(cursor).filter(([, value]) => value);
    if (!edge) return;
    const state = { ...control.state, after: undefined, before: undefined, [edge[0]]: edge[1] };
    const { rows } = await client.fetchQuery(listQuery(name, state, filters, language));
    const row = step > 0 ? rows[0] : rows.at(-1);
    if (row) control.change({ [edge[0]]: edge[1] ?? undefined, id: String(row.id) });
  }

  function move(step: 1 | -1): void {
    // As the address has it: a quick second key comes before the first is drawn.
    const now = ids.indexOf(Number(new URLSearchParams(window.location.search).get('id')));
    const next = now >= 0 ? now + step : step > 0 ? last.current : last.current - 1;
    const id = ids[next];
    if (id !== undefined) control.open(id);
    else void turnPage(step);
  }

  return {
    move,
    /** Where it stands on the page: 3 / 25. */
    place: place >= 0 ? { at: place + 1, of: ids.length } : undefined,
    hasNext: place >= 0 ? place < ids.length - 1 || Boolean(page?.next) : ids.length > 0,
    hasPrevious: place > 0 || Boolean(page?.previous),
  };
}

export type Neighbours = ReturnType<typeof useNeighbours>;
