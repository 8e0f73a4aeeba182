import type { LocalizedText } from '#contract/localized.ts';
import {
  TRANSLATION_STATES,
  type TranslatedLanguage,
  type TranslationState,
} from '#contract/translations/states.ts';
import type { TranslationItem } from '#contract/translations/translations.ts';
import type { Db } from '#server/platform/db.ts';
import { findRevisions } from '#server/resource/revisions.ts';
import { localizedFields } from './fields.ts';
import { findWanted, type Place, type TranslatedKind, type Wanted } from './queries.ts';

type Found = Omit<TranslationItem, 'name' | 'drafted'>;
type Search = {
  languages: readonly TranslatedLanguage[];
  state?: TranslationState | undefined;
  after?: string | undefined;
  size: number;
};

/** A page of what wants translating: by kind, record and language, in their orders. */
export async function findItems(
  db: Db,
  kinds: readonly TranslatedKind[],
  { languages, state, after, size }: Search,
): Promise<{ items: TranslationItem[]; next: string | null }> {
  const states = state ? [state] : TRANSLATION_STATES;
  const start = readPlace(after);
  const first = kinds.findIndex(({ resource }) => resource === start?.resource);
  const found: Found[] = [];
  for (const { resource } of kinds.slice(Math.max(first, 0))) {
    const place = resource === start?.resource ? start : undefined;
    // One more, which tells whether there is a next page.
    const wanted = await findWanted(db, resource, {
      languages,
      states,
      after: place,
      size: size + 1,
    });
    found.push(...toItems(resource, wanted));
    if (found.length > size) break;
  }
  const page = found.slice(0, size);
  const last = page.at(-1);
  return {
    items: await described(db, kinds, page),
    next: found.length > size && last ? `${last.resource}:${last.id}:${last.language}` : null,
  };
}

/** A record in a language, with its fields in the order of the form, whatever each of them wants. */
function toItems(resource: TranslatedKind['resource'], wanted: readonly Wanted[]): Found[] {
  const order = localizedFields(resource).map(({ field }) => field);
  const byItem = Map.groupBy(wanted, ({ id, language }) => `${id}:${language}`);
  return [...byItem.values()].flatMap((rows) => {
    const [row] = rows;
    if (!row) return [];
    const fields = order.flatMap((field) => {
      const state = rows.find((one) => one.fields.includes(field))?.state;
      return state ? [{ field, state }] : [];
    });
    return [{ resource, id: row.id, language: row.language, fields }];
  });
}

/** With the names of the records, and whether the work is done in their unpublished changes. */
async function described(
  db: Db,
  kinds: readonly TranslatedKind[],
  found: readonly Found[],
): Promise<TranslationItem[]> {
  const names = new Map<string, LocalizedText>();
  const drafted = new Set<Found>();
  for (const [resource, ofKind] of Map.groupBy(found, (item) => item.resource)) {
    const kind = kinds.find((one) => one.resource === resource);
    const ids = [...new Set(ofKind.map(({ id }) => id))];
    const revisions = await findRevisions(db, resource, ids);
    for (const row of (await kind?.read(db, ids)) ?? []) {
      names.set(`${resource}:${row.id}`, nameOf(row, kind?.nameOf(row as never) ?? ''));
      const changes = revisions.get(row.id);
      for (const item of ofKind)
        if (item.id === row.id && changes && isDone(item, row, changes)) drafted.add(item);
    }
  }
  return found.map((item) => ({
    ...item,
    name: names.get(`${item.resource}:${item.id}`) ?? {},
    drafted: drafted.has(item),
  }));
}

/** Every text that is wanted stands in the changes, and is not the one of the record. */
function isDone({ fields, language }: Found, row: object, changes: object): boolean {
  const textIn = (values: object, field: string) =>
    ((values as Record<string, LocalizedText | undefined>)[field]?.[language] ?? '').trim();
  return fields.every(({ field }) => {
    const text = textIn(changes, field);
    return text !== '' && text !== textIn(row, field);
  });
}

function nameOf(row: object, plain: string): LocalizedText {
  const { name } = row as { name?: LocalizedText };
  return typeof name === 'object' ? name : { th: plain };
}

function readPlace(after: string | undefined): (Place & { resource: string }) | undefined {
  const [resource, id, language] = after?.split(':') ?? [];
  if (!resource || !id || !language) return undefined;
  return { resource, id: Number(id), language };
}
