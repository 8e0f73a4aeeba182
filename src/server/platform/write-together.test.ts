import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '#tests/support/test-app.ts';
import { openDatabase } from './db.ts';
import { createLogger } from './logger.ts';
import { writeRowsTogether } from './write-together.ts';

const parent = pgTable('together_parent', { id: integer().primaryKey(), name: text() });
const child = pgTable('together_child', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  parentId: integer().notNull(),
  detail: jsonb().$type<object>(),
  dueAt: timestamp({ withTimezone: true }),
  note: text().notNull().default('as usual'),
});
const { db, close } = openDatabase(await cloneDatabase(), createLogger('silent'));
afterAll(close);
await db.execute(sql`create table together_parent (id int primary key, name text)`);
await db.execute(sql`create table together_child (id int primary key generated always as identity,
  parent_id int not null, detail jsonb, due_at timestamptz, note text not null default 'as usual')`);

type Child = typeof child.$inferInsert;
const dueAt = new Date('2026-11-17T21:03:12.345Z');

const write = (id: number, children: Child[]) =>
  writeRowsTogether(
    db,
    'test family',
    { parents: [{ id, name: `name ${id}` }], children },
    (places) => ({
      writes: {
        parents: db.insert(parent).values(places.parents),
        children: db.insert(child).values(places.children).returning({ id: child.id }),
      },
      select: { count: sql`(select count(*)::int from children)` },
    }),
  );
const childrenOf = async (id: number) =>
  (await db.select().from(child).orderBy(child.id))
    .filter(({ parentId }) => parentId === id)
    .map(({ detail, dueAt, note }) => ({ detail, dueAt, note }));

test('rows are written as Drizzle writes them: what is empty, what is encoded', async () => {
  const written = { detail: { th: 'ที่ดิน' }, dueAt, note: 'a' };
  const empty = { detail: null, dueAt: null, note: 'b' };
  expect(
    await write(
      1,
      [written, empty].map((row) => ({ ...row, parentId: 1 })),
    ),
  ).toEqual({
    count: 2,
  });
  // The same statement again, the other way round.
  await write(
    2,
    [empty, written].map((row) => ({ ...row, parentId: 2 })),
  );
  expect(await childrenOf(1)).toEqual([written, empty]);
  expect(await childrenOf(2)).toEqual([empty, written]);
  const { rows } = await db.execute(sql`select from together_child where detail is null`);
  expect(rows).toHaveLength(2);
});

test('what a row does not say is left to the database', async () => {
  await write(3, [{ parentId: 3, detail: {}, dueAt, note: undefined }]);
  expect(await childrenOf(3)).toEqual([{ detail: {}, dueAt, note: 'as usual' }]);
});

test('a row with another column than the statement was built for is refused, not written', async () => {
  await write(4, [{ parentId: 4, detail: {} }]);
  await expect(write(5, [{ parentId: 5, note: 'other' }])).rejects.toThrow(/Nothing is given/);
  expect(await childrenOf(5)).toEqual([]);
});
