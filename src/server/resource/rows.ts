import { and, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { type Db, isDatabaseUnavailable } from '#server/platform/db.ts';
import { prepareOnce } from '#server/platform/prepared.ts';
import type { ResourceTable } from './page.ts';

type Source<Row> = {
  table: ResourceTable;
  read: (db: Db, ids: number[]) => Promise<Array<Row & { id: number }>>;
};

/** For statements that are prepared: `ids` are given when they are sent. */
export function hasGivenId({ id }: Pick<ResourceTable, 'id'>): SQL {
  return sql`${id} = any(${sql.placeholder('ids')})`;
}

/** The rows of the ids, in their order, each with what every maintained row carries. */
export async function readRows<Row>(
  db: Db,
  { table, read }: Source<Row>,
  ids: number[],
): Promise<Array<Row & RowFacts>> {
  if (ids.length === 0) return [];
  const selectFacts = prepareOnce(`facts of ${getTableName(table)}`, () => {
    const returned = {
      id: sql<number>`${table.id}`,
      version: sql<number>`${table.version}`,
      updatedAt: sql<string>`to_json(${table.updatedAt} at time zone 'utc') #>> '{}'`,
      updatedBy: sql<string | null>`${table.updatedBy}`,
      deletedAt: sql<string | null>`to_json(${table.deletedAt} at time zone 'utc') #>> '{}'`,
    };
    return { returned, query: db.select(returned).from(table).where(hasGivenId(table)) };
  });
  const facts = await selectFacts(db, { ids });
  const factsById = new Map(facts.map((row) => [row.id, row]));
  const ownById = new Map((await read(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const [own, fact] = [ownById.get(id), factsById.get(id)];
    if (!own || !fact) return [];
    const { updatedAt, deletedAt } = fact;
    return {
      ...own,
      ...fact,
      updatedAt: `${updatedAt}Z`,
      deletedAt: deletedAt && `${deletedAt}Z`,
    };
  });
}

/**
 * The same, for a list: of a row that cannot be read only the facts are there. It does not keep the
 * contract, and the list names it and shows the others.
 */
export async function readListed<Row>(
  db: Db,
  { table, read }: Source<Row>,
  ids: number[],
): Promise<Array<Row & RowFacts>> {
  const readEach = async (): Promise<Array<Row & { id: number }>> => {
    const rows: Array<Row & { id: number }> = [];
    for (const id of ids) rows.push(...(await read(db, [id]).catch(onlyIdOf<Row>(id))));
    return rows;
  };
  const readSafely = () =>
    read(db, ids).catch((error) => {
      if (isDatabaseUnavailable(error)) throw error;
      return readEach();
    });
  return readRows(db, { table, read: readSafely }, ids);
}

function onlyIdOf<Row>(id: number) {
  return (error: unknown) => {
    if (isDatabaseUnavailable(error)) throw error;
    return [{ id } as Row & { id: number }];
  };
}

/** As `readRows`, where the viewer may see every one of them; else there are none. */
export async function readVisible<Row>(
  db: Db,
  source: Source<Row>,
  ids: number[],
  scope: SQL | undefined,
): Promise<Array<Row & RowFacts>> {
  const distinct = [...new Set(ids)];
  const visible = await db
    .select({ id: sql<number>`${source.table.id}` })
    .from(source.table)
    .where(and(inArray(source.table.id, distinct), scope));
  if (visible.length < distinct.length) throw new AppError('not_found');
  return readRows(db, source, distinct);
}

type Known = { id: number; version: number };

/** The rows as they are now, held until the transaction ends; an older version is a conflict. */
export async function takeNewest<Row>(
  tx: Db,
  source: Source<Row>,
  wanted: readonly Known[],
  scope: SQL | undefined,
): Promise<Map<number, Row & RowFacts>> {
  if (wanted.length === 0) return new Map();
  const { table } = source;
  const ids = wanted.map(({ id }) => id);
  await holdRows(tx, table, ids);
  const rows = await readVisible(tx, source, ids, scope);
  const byId = new Map(rows.map((row) => [row.id, row]));
  // Of two changes of one record, the second is about what is no more.
  if (byId.size < wanted.length) throw new AppError('conflict');
  for (const { id, version } of wanted) {
    const row = byId.get(id);
    if (row?.version !== version || row.deletedAt) throw new AppError('conflict');
  }
  return byId;
}

/** The same of a single one. */
export async function takeRow<Row>(
  tx: Db,
  source: Source<Row>,
  { id, version }: Known,
  scope: SQL | undefined,
): Promise<Row & RowFacts> {
  const row = (await takeNewest(tx, source, [{ id, version }], scope)).get(id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** In one order for everybody, so that two who write many at once do not wait for each other. */
export async function holdRows(tx: Db, table: ResourceTable, ids: number[]): Promise<void> {
  const held = tx.select({ id: table.id }).from(table).where(inArray(table.id, ids));
  await held.orderBy(table.id).for('update');
}
