import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RowFacts } from '#contract/resource/resource.ts';
import { CallError } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { useTellFailure } from './failure.tsx';
import type { ResourceName } from './resource.ts';
import { useSteady } from './use-steady.ts';
import { useTellUndo } from './use-tell-undo.tsx';

/** Steps by key that follow one another are one move. */
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
  /** What is moved, and the order it leads to; none while the list is as the server has it. */
  const [moving, setMoving] = useState<{ id: number; ids: number[] }>();
  const [told, setTold] = useState('');
  const timer = useRef<number>(undefined);
  const seen = rows.map(({ id }) => id);
  const refresh = () => client.invalidateQueries({ queryKey: [name] });

  const inputOf = ({ id, ids }: { id: number; ids: number[] }) => {
    const after = ids[ids.indexOf(id) - 1] ?? null;
    return { resource: name, seen, id, after };
  };
  const save = useMutation({
    mutationFn: async (move: { id: number; ids: number[] }) =>
      (await callAsUser('records/order', inputOf(move))).data,
    onSuccess: (changed, { id }) => {
      const row = rows.find((one) => one.id === id);
      if (changed.length === 0 || !row) return;
      tellUndo(texts.moved(nameOf(row)), async () => {
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
      setMoving(undefined);
    },
  });

  const waiting = useRef<() => void>(undefined);
  const keep = useEffectEvent((move: { id: number; ids: number[] } | undefined) => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    waiting.current = undefined;
    if (move && move.ids.join() !== seen.join()) save.mutate(move);
    else setMoving(undefined);
  });
  const sendNow = useEffectEvent((move: { id: number; ids: number[] }) => {
    // A page that the browser keeps, and shows again, does not send it a second time.
    window.clearTimeout(timer.current);
    callAsUser('records/order', inputOf(move), { keepalive: true })
      .then(refresh, tellFailure)
      .finally(() => setMoving(undefined));
  });
  useEffect(() => {
    if (!moving || save.isPending) return;
    timer.current = window.setTimeout(() => keep(moving), SETTLES_MS);
    waiting.current = () => sendNow(moving);
    return () => window.clearTimeout(timer.current);
  }, [moving, save.isPending]);
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
    const ids = moving?.ids ?? seen;
    const others = ids.filter((one) => one !== id);
    const to = Math.max(0, Math.min(place, others.length));
    setMoving({ id, ids: others.toSpliced(to, 0, id) });
    setTold(texts.place(formatNumber(to + 1), formatNumber(ids.length)));
  });

  const ids = moving?.ids ?? seen;
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
