import { count, desc, eq, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '#tests/support/test-app.ts';
import { type Db, openDatabase } from './db.ts';
import { createLogger } from './logger.ts';
import { prepareOnce } from './prepared.ts';

const thing = pgTable('prepared_thing', {
  id: integer().primaryKey(),
  name: jsonb().$type<Record<string, string>>(),
  note: text(),
  madeAt: timestamp({ withTimezone: true }),
});
const { db, close } = openDatabase(await cloneDatabase(), createLogger('silent'));
afterAll(close);
await db.execute(
  sql`create table prepared_thing (id int primary key, name jsonb, note text, made_at timestamptz)`,
);
const madeAt = new Date('2026-11-17T21:03:12.345Z');
await db.insert(thing).values([
  { id: 1, name: { th: 'ที่ดิน' }, note: 'a', madeAt },
  { id: 2, name: null, note: null, madeAt: null },
]);

const RETURNED = {
  id: thing.id,
  name: thing.name,
  note: thing.note,
  madeAt: thing.madeAt,
  doubled: sql<number>`${thing.id} * 2`,
  all: sql<number>`count(*) over ()`.mapWith(Number),
};
const build = (executor: Db) => executor.select(RETURNED).from(thing).orderBy(desc(thing.id));

test('rows are read as Drizzle reads them', async () => {
  const select = prepareOnce('test things', () => ({ returned: RETURNED, query: build(db) }));
  const rows = await select(db);
  expect(rows).toEqual(await build(db));
  expect(rows[1]).toEqual({
    id: 1,
    name: { th: 'ที่ดิน' },
    note: 'a',
    madeAt,
    doubled: 2,
    all: 2,
  });
});

test('it is built once, sent by its name, and within a transaction too', async () => {
  let built = 0;
  const countThings = () =>
    prepareOnce('test count of things', () => {
      built += 1;
      const returned = { total: count() };
      const query = db
        .select(returned)
        .from(thing)
        .where(eq(thing.note, sql.placeholder('note')));
      return { returned, query };
    });
  await db.transaction(async (tx) => {
    await tx.insert(thing).values({ id: 3, note: 'b' });
    expect(await countThings()(tx, { note: 'b' })).toEqual([{ total: 1 }]);
    const { rows } = await tx.execute(sql`select from pg_prepared_statements
      where name = 'test count of things'`);
    expect(rows).toHaveLength(1);
    await tx.delete(thing).where(eq(thing.id, 3));
  });
  expect(await countThings()(db, { note: 'b' })).toEqual([{ total: 0 }]);
  expect(built).toBe(1);
});

test('what is written is encoded as its column says', async () => {
  const returned = { id: thing.id, name: thing.name };
  const add = prepareOnce('test new thing', () => ({
    returned,
    query: db
      .insert(thing)
      .values({
        id: sql.placeholder('id'),
        name: sql.placeholder('name'),
        madeAt: sql.placeholder('madeAt'),
      })
      .returning(returned),
  }));
  const written = { id: 9, name: { th: 'บ้าน' }, madeAt };
  expect(await add(db, written)).toEqual([{ id: 9, name: written.name }]);
  expect(await db.select().from(thing).where(eq(thing.id, 9))).toEqual([
    { ...written, note: null },
  ]);
  await db.delete(thing).where(eq(thing.id, 9));
});
