import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explainRefused } from '../resource/explain.ts';
import { useSaveMany } from '../resource/use-bulk-change.ts';
import { useOfficeTexts } from '../texts.ts';
import {
  describedWith,
  doneWith,
  isDescribed,
  picturesQuery,
  type SentWords,
  type Typed,
} from './describing.ts';
import { useMediaTexts } from './texts.ts';

/** As many as stand in the form at once. */
const PORTION = 24;

/** Told of those that were saved, and whether nothing is left to ask for or to save. */
type OnSaved = (saved: number[], whole: boolean) => void;

/**
 * Descriptions of those of these pictures that lack one: what is typed, saved together, and what of it
 * was refused with the reason. Each is asked for once: what stays empty is passed over. What is typed
 * during a save stays, and is saved next.
 */
export function useDescribing(ids: readonly number[], onSaved: OnSaved) {
  const texts = useMediaTexts();
  const { resource } = useOfficeTexts();
  const client = useQueryClient();
  const query = useQuery(picturesQuery(ids));
  const saveMany = useSaveMany('media');
  const [typed, setTyped] = useState<Record<number, Typed>>({});
  const [problems, setProblems] = useState<Record<number, string>>({});
  const [past, setPast] = useState<ReadonlySet<number>>(new Set());

  const left = (query.data ?? []).filter(
    ({ id, alt }) => !past.has(id) && (typed[id] || problems[id] || !isDescribed(alt)),
  );
  const shown = left.slice(0, PORTION);
  const changes = shown.flatMap(({ id, version, alt }) => {
    const words = describedWith(alt, typed[id]);
    return words ? [{ id, version, values: { alt: words } }] : [];
  });

  const save = useMutation({
    mutationFn: (sent: SentWords & { changes: typeof changes }) => saveMany(sent.changes),
    onSuccess: async ({ changed, refused }, sent) => {
      const why = refused.map((one): [number, string] => [
        one.id,
        one.reason === 'conflict' ? texts.describeConflict : explainRefused(resource, one),
      ]);
      setProblems(Object.fromEntries(why));
      const done = doneWith(
        sent,
        why.map(([id]) => id),
        typed,
      );
      passOver(done);
      onSaved(
        changed.map(({ id }) => id),
        left.every(({ id }) => done.includes(id)),
      );
      // What somebody else wrote meanwhile is shown, and the next save stands on it.
      await client.invalidateQueries({ queryKey: ['media', 'chosen'] });
    },
  });

  function passOver(some: number[]) {
    setPast((before) => new Set([...before, ...some]));
    setTyped((now) =>
      Object.fromEntries(Object.entries(now).filter(([id]) => !some.includes(Number(id)))),
    );
  }

  return {
    query,
    left,
    shown,
    changes,
    problems,
    saving: save,
    save: () => save.mutate({ changes, ids: shown.map(({ id }) => id), typed }),
    wordsOf: (id: number) => typed[id] ?? {},
    type: (id: number, words: Typed) =>
      setTyped((now) => ({ ...now, [id]: { ...now[id], ...words } })),
    skip: () => passOver(shown.map(({ id }) => id)),
  };
}
