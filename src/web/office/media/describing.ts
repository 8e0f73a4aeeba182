import { queryOptions } from '@tanstack/react-query';
import type { LocalizedText } from '#contract/localized.ts';
import { operationsOf } from '../resource/resource.ts';
import type { MediaRow } from './media-query.ts';

/** The two languages that a description is asked for in. */
export const ASKED = ['th', 'en'] as const;
type Asked = (typeof ASKED)[number];
/** What was typed for a picture, language by language. */
export type Typed = Partial<Record<Asked, string>>;

/** As many as one call reads. */
const PAGE = 100;
const LOOK_MS = 2_000;

export function isDescribed(alt: LocalizedText): boolean {
  return ASKED.every((language) => alt[language]?.trim());
}

/** These pictures, in their order; looked at again while some of them are being prepared. */
export function picturesQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: ['media', 'chosen', ids],
    queryFn: async () => {
      const rows: MediaRow[] = [];
      for (let at = 0; at < ids.length; at += PAGE) {
        const among = ids.slice(at, at + PAGE);
        rows.push(...(await operationsOf('media').list({ filters: { among }, size: PAGE })).rows);
      }
      const rowOf = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => rowOf.get(id) ?? []);
    },
    refetchInterval: ({ state }) =>
      state.data?.every(({ thumbnail }) => thumbnail !== null) === false ? LOOK_MS : false,
  });
}

/** The description with what was typed in it; undefined where that changes nothing. */
export function describedWith(alt: LocalizedText, typed: Typed = {}): LocalizedText | undefined {
  const next = { ...alt };
  for (const language of ASKED) {
    const words = typed[language]?.trim();
    if (words !== undefined) next[language] = words;
  }
  return ASKED.some((language) => (next[language] ?? '') !== (alt[language] ?? ''))
    ? next
    : undefined;
}

/** As a save took it along: the pictures that were in the form, and what was typed for them. */
export type SentWords = { ids: readonly number[]; typed: Readonly<Record<number, Typed>> };

/** The pictures that a save is done with: not refused, and nothing else typed for them since. */
export function doneWith(
  sent: SentWords,
  refused: readonly number[],
  typed: Readonly<Record<number, Typed>>,
): number[] {
  return sent.ids.filter(
    (id) =>
      !refused.includes(id) &&
      ASKED.every((language) => sent.typed[id]?.[language] === typed[id]?.[language]),
  );
}
