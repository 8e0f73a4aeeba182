import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RowFacts } from '#contract/resource/resource.ts';
import { CallError } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { useTellFailure } from './failure.tsx';
import { addMove, type Move, orderAfter, toPlaces } from './moves.ts';
import type { ResourceName } from './resource.ts';
import { useSteady } from './use-steady.ts';
import { useTellUndo } from './use-tell-undo.tsx';

/** What is moved within it is kept in one go. */
const SETTLES_MS = 700;

type Parts<Row> = {
  name: ResourceName;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
};

/** Rows in an order that is changed by hand: shown at once, kept as soon as it is settled. */
export function useOrder<Row extends RowFacts>({ name, rows, nameOf }: Parts<Row>) {
  const texts = useOfficeTexts().lists.order;
  const client = useQueryClient();
  const tellUndo = useTellUndo();
  const tellFailure = useTellFailure();
  /** What was moved and is not kept yet; none while the list is as the server has it. */
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [told, setTold] = useState('');
  const timer = useRef<number>(undefined);
  const seen = rows.map(({ id }) => id);
  const refresh = () => client.invalidateQueries({ queryKey: [name] });

  const inputOf = (moved: readonly Move[]) => ({
    ...{ resource: name, seen },
    moves: toPlaces(moved),
  });
  const namesOf = (moved: readonly Move[]) =>
    rows.filter((row) => moved.some(({ id }) => id === row.id)).map(nameOf);
  const save = useMutation({
    mutationFn: async (moved: readonly Move[]) =>
      (await callAsUser('records/order', inputOf(moved))).data,
    onSuccess: (changed, moved) => {
      const names = namesOf(moved);
      if (changed.length === 0 || names.length === 0) return;
      tellUndo(texts.moved(names.join(', ')), async () => {
        const changes = changed.map((one) => ({
          id: one.id,
          version: one.version,
          values: one.before,
        }));
        const back = { resource: name, changes, tryOnly: false };
        const { data } = await callAsUser('records/change', back).finally(refresh);
        return data.refused.length > 0 ? texts.notBack : texts.back;
      });
    },
    onError: (error) => {
      const late = error instanceof CallError && error.reason === 'conflict';
      if (late) notifications.show({ color: 'yellow', message: texts.changed });
      else tellFailure(error);
    },
    onSettled: async () => {
      await refresh();
      setMoves([]);
    },
  });

  const waiting = useRef<() => void>(undefined);
  const keep = useEffectEvent((moved: readonly Move[]) => {
    timer.current = undefined;
    waiting.current = undefined;
    save.mutate(moved);
  });
  const sendNow = useEffectEvent((moved: readonly Move[]) => {
    // A page that the browser keeps, and shows again, does not send it a second time.
    window.clearTimeout(timer.current);
    callAsUser('records/order', inputOf(moved), { keepalive: true })
      .then(refresh, tellFailure)
      .finally(() => setMoves([]));
  });
  useEffect(() => {
    waiting.current = undefined;
    if (moves.length === 0 || save.isPending) return;
    timer.current = window.setTimeout(() => keep(moves), SETTLES_MS);
    waiting.current = () => sendNow(moves);
    return () => window.clearTimeout(timer.current);
  }, [moves, save.isPending]);
  // Whoever leaves before it is settled has moved it too.
  useEffect(() => {
    const send = () => {
      waiting.current?.();
      waiting.current = undefined;
    };
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('pagehide', send);
      send();
    };
  }, []);

  /** Puts one at a place among those that are shown. */
  const put = useSteady((id: number, place: number) => {
    if (save.isPending) return;
    const to = Math.max(0, Math.min(place, seen.length - 1));
    setMoves((before) => addMove(before, seen, { id, place: to }));
    setTold(texts.place(formatNumber(to + 1), formatNumber(seen.length)));
  });

  const ids = orderAfter(moves, seen);
  return {
    rows: ids.flatMap((id) => rows.find((row) => row.id === id) ?? []),
    put,
    placeOf: (id: number) => ids.indexOf(id),
    busy: save.isPending,
    head: texts.head,
    /** For who does not see the rows change their places. */
    told,
  };
}

export type Order<Row> = Omit<ReturnType<typeof useOrder>, 'rows'> & { rows: readonly Row[] };
