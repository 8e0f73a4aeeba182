import { and, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '#contract/errors.ts';
import type { PickerLanguage } from '#contract/language.ts';
import { COUNTED, COUNTED_FOUND, SORTED_FOUND } from '#contract/resource/counting.ts';
import type { Db } from '#server/platform/db.ts';
import { countUpTo, cutPage } from '#server/platform/keyset.ts';
import { hasPairs, holdsPairs, unwalked, weighSearch } from '#server/platform/search-plan.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { selectPage } from './page-statements.ts';

export type ResourceTable = PgTable & {
  id: PgColumn;
  version: PgColumn;
  updatedAt: PgColumn;
  updatedBy: PgColumn;
  deletedAt: PgColumn;
};

/** What a list can be sorted by; a name in several languages, by each of them. */
export type Sorts = Record<string, SQL | PgColumn | Record<PickerLanguage, SQL>>;

/** What a list was asked for, whatever its filters. */
export type PageInput = {
  sort: string;
  descending: boolean;
  after?: string | undefined;
  before?: string | undefined;
  size: number;
  bin: boolean;
  search?: string;
  /** Names stand in the order of this one. */
  language?: PickerLanguage;
};

export type Source = {
  table: ResourceTable;
  /** Whose list it is; its statements are kept by that. */
  resource?: string;
  /** What each sort sorts by, the usual one first: never null, so that every row has its place. */
  sorts: Sorts;
  /** What a sort of things searched for sorts by, where the usual index would mislead. */
  sortsFound?: Record<string, SQL>;
  where: SQL | undefined;
  /** What of it a search says. */
  found?: SQL | undefined;
  /** The same as `where`, for a search that so many rows fit that the order is better walked. */
  walking?: SQL | undefined;
};

/** A search for something rare is read whole and then put into order. */
type Planned = Source & { rare?: boolean };

/** The ids of one page in order, the cursors beside it, and how many rows there are. */
export async function findPage(db: Db, asked: Source, input: PageInput) {
  const source = await planSearch(db, asked, input);
  const { found, ...page } = await findIds(db, source, input);
  const fromStart = input.after === undefined && input.before === undefined;
  // All of it on one page: nothing is left to count, and a search without hits is done once.
  if (fromStart && !page.next) return { ...page, total: page.ids.length, uncounted: false };
  const most = input.search ? COUNTED_FOUND : COUNTED;
  const counted = found ?? (await countListed(db, source, input, most));
  return { ...page, total: Math.min(counted, most), uncounted: counted > most };
}

function countListed(db: Db, source: Planned, input: PageInput, most: number): Promise<number> {
  const { table, resource, where } = source;
  const name = where || !resource ? undefined : `${resource}${input.bin ? ' in bin' : ''}`;
  return countUpTo(db, table, isListed(source, input), most, name);
}

async function planSearch(db: Db, source: Source, input: PageInput): Promise<Planned> {
  const { table, found, walking } = source;
  const { search = '' } = input;
  if (!walking && !hasPairs(table)) return source;
  const where = isListed(source, input);
  const looked = { table, where, found, search };
  const weight = await weighSearch(
    db,
    // Of very many, counting them is what takes longest.
    walking
      ? { ...looked, size: COUNTED_FOUND, narrowedByIndex: true }
      : { ...looked, size: input.size },
  );
  if (weight === 'common' && walking) return { ...source, where: walking };
  if (weight !== 'rare' || !hasPairs(table)) return source;
  return { ...source, where: and(source.where, holdsPairs(table, search)), rare: true };
}

/** What is listed at all, whichever page of it. */
export function isListed({ table, where }: Omit<Source, 'sorts'>, { bin }: { bin: boolean }) {
  return and(where, bin ? isNotNull(table.deletedAt) : isNull(table.deletedAt));
}

/** The ids of one page, without counting the rest. */
export async function findIds(db: Db, source: Planned, input: PageInput) {
  const { table } = source;
  const { column, descending, unsorted, found: counted } = await chooseOrder(db, source, input);
  const condition = isListed(source, input);
  const backward = input.before !== undefined;
  const cursor = readCursor(input.before ?? input.after);
  const falling = descending !== backward;
  const shape = shapeOf(source, input, falling);
  const wanted = { table, column, condition, falling, shape };
  const found = await selectPage(db, wanted, cursor, input.size + 1).catch(refuseForeignCursor);
  const { rows, ...beside } = cutPage(found, input, writeCursor);
  return {
    ids: rows.map((row) => row.id),
    ...beside,
    ...(unsorted && { unsorted }),
    /** Where the order depended on how many there are. */
    found: counted,
  };
}

/** A list that nothing narrows, as when it is opened, is asked for in few ways. */
function shapeOf({ resource, where }: Planned, input: PageInput, falling: boolean) {
  if (where || !resource) return undefined;
  const { sort, language = 'th', bin } = input;
  return `${resource} by ${sort} ${language}${falling ? ' falling' : ''}${bin ? ' in bin' : ''}`;
}

/** The order asked for, unless a search found more than can be put into it while one types. */
async function chooseOrder(db: Db, source: Planned, input: PageInput) {
  const { sort, descending, search, bin, language = 'th' } = input;
  const { sorts, sortsFound } = source;
  const usual = orderIn(Object.values(sorts)[0], language);
  const asked = orderIn(sorts[sort], language);
  if (!usual || !asked) throw new Error(`No sort by ${sort}.`);
  const inOrder = search ? sortsFound?.[sort] : undefined;
  if (!inOrder) {
    const column = source.rare ? unwalked(asked) : asked;
    return { column, descending, unsorted: false };
  }
  const found = await countUpTo(db, source.table, isListed(source, { bin }), SORTED_FOUND);
  if (found <= SORTED_FOUND) return { column: inOrder, descending, unsorted: false, found };
  return { column: usual, descending: false, unsorted: true, found };
}

function orderIn(order: Sorts[string] | undefined, language: PickerLanguage) {
  return order && isByLanguage(order) ? order[language] : order;
}

function isByLanguage(order: Sorts[string]): order is Record<PickerLanguage, SQL> {
  return 'th' in order;
}

/** A cursor of another sort holds a value that this column cannot be compared with. */
function refuseForeignCursor(error: unknown): never {
  const { cause } = error as { cause?: { code?: unknown } };
  if (cause?.code === '22P02' || cause?.code === '22007') throw new AppError('malformed');
  throw error;
}
