import { and, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RowFacts } from '#contract/resource/resource.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import { nameOrder } from '#server/platform/columns.ts';
import type { Db } from '#server/platform/db.ts';
import type { AnyKind } from '#server/resource/routes.ts';
import { readRows } from '#server/resource/rows.ts';
import { KEY_FIELD } from '#server/resource/sheet-keys.ts';
import { type Opened, putAt, valueAt } from '#server/resource/sheet-values.ts';
import { asRead } from './row-changes.ts';

export type Cells = ReadonlyMap<string, string>;
/** The record that a row is about, or why that cannot be said; neither: it is a new one. */
type Match = { record?: object & RowFacts; problems?: Record<string, string> };
export type Matched = Match & { rowKey: string | null };

/** Records by the name that they have with gaps of usual width. */
type Spaced = ReadonlyMap<string, number[]>;

/** More of one name than anybody tells apart. */
const MOST_ALIKE = 5_000;

export const matchedBy = ({ matchedBy: paths = ['name.th'] }: AnyKind) => paths;

/** Finds the records of these rows: by the key of each, else by what the kind of thing is known by. */
export async function matchRecords(
  db: Db,
  kind: AnyKind,
  columns: readonly Opened[],
  viewer: Viewer | undefined,
  rows: readonly Cells[],
  spaced: Spaced,
): Promise<Matched[]> {
  const scope = viewer && kind.scope?.(viewer);
  const ids = rows.map((cells) => idIn(columns, cells));
  const names = rows.map((cells) => nameIn(kind, columns, cells));
  const byId = await readAll(
    db,
    kind,
    and(scope, inArray(kind.table.id, numbersOf(ids))),
    numbersOf(ids).length,
  );
  const texts = names.flatMap((name, index) =>
    ids[index] === undefined && name ? [name.first] : [],
  );
  const alike = await readAll(db, kind, and(scope, isCalled(kind, texts, spaced)), texts.length);
  const known = new Map(byId.map((record) => [record.id, record]));
  const groups = Map.groupBy(alike, (record) => nameOf(kind, columns, record)[0]);

  return rows.map((_, index): Matched => {
    const id = ids[index];
    if (typeof id === 'string') return { problems: { [KEY_FIELD]: id }, rowKey: null };
    if (id !== undefined) return { ...ofKey(known.get(id)), rowKey: `#${id}` };
    const name = names[index];
    if (!name) return { rowKey: null };
    const same = (groups.get(name.first) ?? []).filter((record) =>
      nameOf(kind, columns, record).every(
        (part, at) => name.parts[at] === null || name.parts[at] === part,
      ),
    );
    const [record] = same;
    if (!record) return { rowKey: name.parts.join('\n') };
    if (same.length > 1) return { problems: { row: 'several' }, rowKey: null };
    return { record, rowKey: `#${record.id}` };
  });
}

function ofKey(record: Match['record']): Match {
  if (!record) return { problems: { [KEY_FIELD]: 'unknown_key' } };
  return record.deletedAt ? { problems: { [KEY_FIELD]: 'in_bin' } } : { record };
}

function idIn(columns: readonly Opened[], cells: Cells): number | string | undefined {
  const reading = columns
    .find(({ key }) => key === KEY_FIELD)
    ?.read(cells.get(KEY_FIELD) ?? '', {});
  if (!reading) return undefined;
  return 'code' in reading ? reading.code : (reading.value as number | undefined);
}

const numbersOf = (ids: ReadonlyArray<number | string | undefined>) =>
  ids.filter((id) => typeof id === 'number');

/** What a row is known by, as it is compared; a part that the sheet does not have fits any. */
function nameIn(kind: AnyKind, columns: readonly Opened[], cells: Cells) {
  const values = {};
  const parts = matchedBy(kind).map((path) => {
    const cell = cells.get(path);
    const column = columns.find(({ key }) => key === path);
    if (cell === undefined || !column) return null;
    const reading = column.read(cell, values);
    if ('code' in reading) return '';
    putAt(values, path, reading.value);
    return asCompared(column, reading.value);
  });
  const [first] = parts;
  return first ? { first, parts } : undefined;
}

function nameOf(kind: AnyKind, columns: readonly Opened[], record: object): string[] {
  return matchedBy(kind).map((path) => {
    const column = columns.find(({ key }) => key === path);
    return column ? asCompared(column, valueAt(record, path)) : '';
  });
}

/** Two spaces, one that does not break, or one that nobody sees make no other name. */
const withUsualGaps = (text: string) =>
  text
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
/** What finds names that have such, in the words of the database. */
const UNUSUAL_GAPS = '^\\s|\\s$|\\s\\s|[\\t\\n\\r\\u00a0\\u200b\\u2060\\ufeff]';

const asCompared = ({ write }: Opened, value: unknown) =>
  withUsualGaps(asRead(String(write(value))).toLowerCase());

/** The first part that the records of a kind are known by, in the form that the index of lists has. */
function firstPart(kind: AnyKind): SQL {
  const [field = '', part] = (matchedBy(kind)[0] ?? '').split('.');
  const column = getTableColumns(kind.table)[field] as PgColumn;
  return part === 'th' ? nameOrder(column).th : sql`lower(${column})`;
}

/** Those not in the bin whose first part is one of these. */
function isCalled(kind: AnyKind, texts: readonly string[], spaced: Spaced): SQL | undefined {
  const ids = texts.flatMap((text) => spaced.get(text) ?? []);
  return and(
    isNull(kind.table.deletedAt),
    or(
      sql`${firstPart(kind)} = any(${sql.param([...texts])}::text[])`,
      ids.length > 0 ? inArray(kind.table.id, ids) : undefined,
    ),
  );
}

/** The few records whose name is kept with gaps of another width, which no index finds. */
export async function findSpaced(db: Db, kind: AnyKind): Promise<Spaced> {
  const text = firstPart(kind);
  const found = await db
    .select({ id: sql<number>`${kind.table.id}`, name: sql<string>`${text}` })
    .from(kind.table)
    .where(and(isNull(kind.table.deletedAt), sql`${text} ~ ${UNUSUAL_GAPS}`))
    .limit(MOST_ALIKE);
  const groups = Map.groupBy(found, ({ name }) => withUsualGaps(name));
  return new Map([...groups].map(([name, rows]) => [name, rows.map(({ id }) => id)]));
}

export async function readAll(db: Db, kind: AnyKind, where: SQL | undefined, asked: number) {
  if (asked === 0) return [];
  const found = await db
    .select({ id: sql<number>`${kind.table.id}` })
    .from(kind.table)
    .where(where)
    .orderBy(kind.table.id)
    .limit(MOST_ALIKE);
  return readRows(
    db,
    kind,
    found.map(({ id }) => id),
  );
}
