import type { LocalizedText } from '#contract/localized.ts';
import type { Db } from '#server/platform/db.ts';
import type { Reading, SheetColumn } from './sheet-columns.ts';
import { splitList } from './sheet-columns.ts';

/** Everything that can be referred to, by name; there are few enough to know them all. */
type Lookup = (db: Db) => Promise<Array<{ id: number; name: string; otherName?: string }>>;
type Names = {
  nameOf: (id: number) => string;
  idOf: (text: string) => number | undefined;
  all: string[];
};

/** Another thing, by its name; a name that two things have gets the number besides. */
export function referenceColumn(
  key: string,
  lookup: Lookup,
  { required = false, empty }: { required?: boolean; empty?: unknown } = {},
): SheetColumn {
  return {
    key,
    required,
    holds: 'choice',
    open: async (db) => {
      const { nameOf, idOf, all } = await openNames(db, lookup);
      return {
        choices: all,
        write: (value) => (typeof value === 'number' ? nameOf(value) : ''),
        read: (text): Reading => {
          if (text === '') return { value: empty };
          const value = idOf(text);
          return value === undefined ? { code: 'unknown' } : { value };
        },
      };
    },
  };
}

/** Any number of other things, between commas. */
export function referencesColumn(key: string, lookup: Lookup): SheetColumn {
  return {
    key,
    required: false,
    holds: 'list',
    open: async (db) => {
      const { nameOf, idOf, all } = await openNames(db, lookup);
      return {
        choices: all,
        anyOrder: true,
        write: (value) => (Array.isArray(value) ? value.map(nameOf).join(', ') : ''),
        read: (text): Reading => {
          const ids = splitList(text).map(idOf);
          return ids.includes(undefined) ? { code: 'unknown' } : { value: ids };
        },
      };
    },
  };
}

async function openNames(db: Db, lookup: Lookup): Promise<Names> {
  // A comma would end the name in a list of them.
  const things = (await lookup(db)).map(({ id, name, otherName = '' }) => ({
    id,
    name: asListed(name),
    otherName: asListed(otherName),
  }));
  const count = Map.groupBy(things, ({ name }) => name.toLowerCase());
  const byId = new Map<number, string>();
  const byName = new Map<string, number>();
  for (const { id, name } of things) {
    const alone = name !== '' && count.get(name.toLowerCase())?.length === 1;
    byId.set(id, alone ? name : `${name} #${id}`.trim());
    byName.set((alone ? name : `${name} #${id}`.trim()).toLowerCase(), id);
  }
  const others = Map.groupBy(things, ({ otherName }) => otherName.toLowerCase());
  for (const [otherName, [first, ...more]] of others)
    if (first && more.length === 0 && !byName.has(otherName)) byName.set(otherName, first.id);
  return {
    nameOf: (id) => byId.get(id) ?? `#${id}`,
    idOf: (text) => byName.get(asListed(text).toLowerCase()),
    all: [...byId.values()],
  };
}

const asListed = (name: string) => name.replace(/[,\s]+/g, ' ').trim();

/** What is called in every language is written by its Thai name, and read by the English one too. */
export function byThaiName(
  choices: (db: Db) => Promise<Array<{ id: number; name: LocalizedText }>>,
): Lookup {
  return async (db) =>
    (await choices(db)).map(({ id, name }) => ({
      id,
      name: name.th ?? '',
      otherName: name.en ?? '',
    }));
}
