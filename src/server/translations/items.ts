import type { LocalizedText } from '#contract/localized.ts';
import {
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
  type TranslationState,
} from '#contract/translations/states.ts';
import type { TranslationItem } from '#contract/translations/translations.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { localizedFields } from './fields.ts';
import { findCandidates, readHistories, type TranslatedKind } from './queries.ts';
import { stateOf } from './rules.ts';

/** Records looked at together, and at most for one page: a desk with nothing to do answers soon. */
export const BATCH = 200;
export const MOST_LOOKED_AT = 4_000;

type Found = Omit<TranslationItem, 'name'>;
type Search = {
  language?: TranslatedLanguage | undefined;
  state?: TranslationState | undefined;
  after?: string | undefined;
  size: number;
};

/** A page of what wants translating: by kind, record and language, in their orders. */
export async function findItems(
  db: Db,
  kinds: readonly TranslatedKind[],
  search: Search,
  viewer: Viewer,
): Promise<{ items: TranslationItem[]; next: string | null }> {
  const start = readPlace(search.after);
  const first = kinds.findIndex(({ resource }) => resource === start?.resource);
  const found: Found[] = [];
  let lookedAt = 0;
  for (const kind of kinds.slice(Math.max(first, 0))) {
    // The record where the last page ended may have further languages.
    let afterId = kind.resource === start?.resource ? start.id - 1 : 0;
    for (;;) {
      const batch = await findBatch(db, kind, { ...search, viewer, afterId });
      found.push(...batch.items.filter((item) => !start || isBeyond(item, start)));
      if (found.length > search.size) return finish(db, kinds, found.slice(0, search.size), true);
      lookedAt += batch.lookedAt;
      if (batch.lookedAt < BATCH) break;
      afterId = batch.lastId;
      if (lookedAt >= MOST_LOOKED_AT) {
        const { items } = await finish(db, kinds, found, false);
        return { items, next: `${kind.resource}:${afterId}:${TRANSLATED_LANGUAGES.at(-1)}` };
      }
    }
  }
  return finish(db, kinds, found, false);
}

type BatchSearch = Search & { viewer: Viewer; afterId: number };

export async function findBatch(db: Db, kind: TranslatedKind, search: BatchSearch) {
  const { language, state, viewer, afterId } = search;
  const fields = localizedFields(kind.resource).map(({ field }) => field);
  const languages = language ? [language] : TRANSLATED_LANGUAGES;
  const rows = await findCandidates(db, kind, {
    fields,
    languages,
    state,
    viewer,
    afterId,
    size: BATCH,
  });
  const changed = rows.filter(({ version }) => version > 1).map(({ id }) => id);
  const histories = Map.groupBy(
    await readHistories(db, kind.resource, changed, fields),
    ({ id }) => id,
  );
  const items = rows.flatMap(({ id, texts }) =>
    languages.flatMap((one): Found[] => {
      const wanting = fields.flatMap((field) => {
        const found = stateOf(field, one, texts, histories.get(id) ?? []);
        return found && (!state || found === state) ? [{ field, state: found }] : [];
      });
      if (wanting.length === 0) return [];
      return [{ resource: kind.resource, id, language: one, fields: wanting }];
    }),
  );
  return { items, lookedAt: rows.length, lastId: rows.at(-1)?.id ?? 0 };
}

async function finish(
  db: Db,
  kinds: readonly TranslatedKind[],
  found: readonly Found[],
  more: boolean,
) {
  const items = await withNames(db, kinds, found);
  const last = found.at(-1);
  return { items, next: more && last ? `${last.resource}:${last.id}:${last.language}` : null };
}

async function withNames(
  db: Db,
  kinds: readonly TranslatedKind[],
  found: readonly Found[],
): Promise<TranslationItem[]> {
  const names = new Map<string, LocalizedText>();
  for (const [resource, ofKind] of Map.groupBy(found, (item) => item.resource)) {
    const kind = kinds.find((one) => one.resource === resource);
    const ids = [...new Set(ofKind.map(({ id }) => id))];
    for (const row of (await kind?.read(db, ids)) ?? [])
      names.set(`${resource}:${row.id}`, nameOf(row, kind?.nameOf(row as never) ?? ''));
  }
  return found.map((item) => ({ ...item, name: names.get(`${item.resource}:${item.id}`) ?? {} }));
}

function nameOf(row: object, plain: string): LocalizedText {
  const { name } = row as { name?: LocalizedText };
  return typeof name === 'object' ? name : { th: plain };
}

type Place = { resource: string; id: number; language: number };

function readPlace(after: string | undefined): Place | undefined {
  const [resource, id, language] = after?.split(':') ?? [];
  if (!resource || !id || !language) return undefined;
  return { resource, id: Number(id), language: placeOf(language) };
}

const LANGUAGE_ORDER: readonly string[] = TRANSLATED_LANGUAGES;
const placeOf = (language: string) => LANGUAGE_ORDER.indexOf(language);

/** Kinds before the place's are not looked at, so only its own needs comparing. */
function isBeyond({ resource, id, language }: Found, place: Place): boolean {
  if (resource !== place.resource) return true;
  return id > place.id || (id === place.id && placeOf(language) > place.language);
}
