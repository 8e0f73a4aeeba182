import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { article } from '#server/articles/tables.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { untilOneWaits } from '#tests/support/locked.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { cutToSize } from './chunk.ts';
import { inHalves } from './halves.ts';

const parts = await startApp(await cloneDatabase());
const { app, db } = parts;
await addUser(db, 'administrator');
const administrator = await signInAs(app, 'administrator');
const call = async (path: string, input: object) =>
  (await post(app, path, input, administrator)).body;

test('rows that are saved together are refused apart, changed and taken back each by itself', async () => {
  const category = { name: { th: 'ข่าว', en: 'News' }, position: 1 };
  expect(await call('articleCategory/add', category)).toMatchObject({ isSuccess: true });
  const line = (name: number, picture = '') => `ข่าว,เรื่อง ${name},<p>เนื้อหา ${name}</p>,${picture}`;
  const sheet = (rows: string[]) => ['categoryId,name.th,detail.th,pictureId', ...rows].join('\n');

  const first = await importSheet(
    sheet([line(1), line(2, '404'), line(3), line(4), line(5), line(6, '405'), line(7)]),
  );
  expect(await first.problems()).toEqual([
    {},
    { pictureId: 'not_found' },
    {},
    {},
    {},
    { pictureId: 'not_found' },
    {},
  ]);
  await first.step('start');
  expect(await first.read()).toMatchObject({ state: 'done', done: 5, written: { new: 5 } });
  expect(await countKept()).toEqual({ articles: 5, events: 5, versions: 5 });

  const changed = line(3).replace('เนื้อหา', 'ใหม่');
  const second = await importSheet(sheet([changed, line(4, '404'), line(5), line(8)]));
  expect((await second.read()).counts).toMatchObject({ new: 1, changed: 1, same: 1, refused: 1 });
  await second.step('start');
  expect(await second.read()).toMatchObject({ done: 2, written: { new: 1, changed: 1 } });
  expect(await countKept()).toEqual({ articles: 6, events: 7, versions: 7 });

  // Another one has changed since the first import, by the second: that one stays.
  await first.step('undo');
  expect(await first.read()).toMatchObject({ state: 'undone', done: 1 });
  expect(await first.problems('kept')).toEqual([{ row: 'changed_since' }]);
  await second.step('undo');
  expect(await second.read()).toMatchObject({ state: 'undone', done: 0 });
  expect(await countKept()).toMatchObject({ articles: 1 });
  const { rows } = (await call('article/list', { sort: 'name', size: 10 })).data;
  expect(rows).toMatchObject([{ name: { th: 'เรื่อง 3' }, detail: { th: '<p>เนื้อหา 3</p>' } }]);
});

test('a record that somebody saves while its import is undone stays', async () => {
  const sheet = await importSheet('categoryId,name.th,detail.th\nข่าว,ระหว่างนี้,<p>ก</p>');
  await sheet.step('start');
  await sheet.ask('undo');
  const { undoing } = await db.transaction(async (tx) => {
    await tx.execute(sql`update article set version = version + 1 where name ->> 'th' = 'ระหว่างนี้'`);
    const begun = workOffJobs(parts);
    await untilOneWaits(db);
    return { undoing: begun };
  });
  await undoing;
  expect(await sheet.read()).toMatchObject({ state: 'undone', done: 1 });
  expect(await sheet.problems('kept')).toEqual([{ row: 'changed_since' }]);
  const kept = await db.$count(article, sql`name ->> 'th' = 'ระหว่างนี้' and deleted_at is null`);
  expect(kept).toBe(1);
});

test('while a step goes on only its progress is told: counting rows waits until it is at rest', async () => {
  const sheet = await importSheet('categoryId,name.th,detail.th\nข่าว,ใหม่ 1,<p>ก</p>\nข่าว,ใหม่ 2,');
  expect(await sheet.read()).toMatchObject({ state: 'checked', counts: { refused: 1 }, chosen: 1 });
  const begun = await sheet.ask('start');
  expect(begun).toMatchObject({ state: 'writing', done: 0, chosen: 1, counts: null });
  await workOffJobs(parts);
  expect(await sheet.read()).toMatchObject({ state: 'done', done: 1, written: { new: 1 } });
});

test('of many that are refused together, those are found that are refused alone', async () => {
  const tried: number[] = [];
  const act = async (some: readonly number[]) => {
    tried.push(some.length);
    if (some.some((one) => one % 5 === 0)) throw new Error('refused');
    return some.map(String);
  };
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
  const found = await inHalves(numbers, 8, act, () => 'no');
  expect(found).toEqual(['1', '2', '3', '4', 'no', '6', '7', '8']);
  expect(tried).toEqual([8, 4, 4, 2, 1, 1, 2]);
  expect(await inHalves(numbers, 1, act, () => 'no')).toEqual(found);
  const lost = inHalves(numbers, 8, act, (error) => {
    throw error;
  });
  await expect(lost).rejects.toThrow('refused');
});

test('long rows are worked on few at a time, and never none', () => {
  const row = (length: number) => ({ cells: ['ก'.repeat(length), ''] });
  expect(cutToSize([row(10), row(20)])).toHaveLength(2);
  expect(cutToSize([row(1_500_000), row(600_000), row(1)])).toHaveLength(1);
  expect(cutToSize([row(2_500_000), row(1)])).toHaveLength(1);
});

async function importSheet(payload: string) {
  const { data } = (
    await app.inject({
      method: 'POST',
      url: '/api/imports/upload?resource=article&fileName=a.csv',
      payload: Buffer.from(payload),
      headers: { ...administrator, 'content-type': 'application/octet-stream' },
    })
  ).json();
  const ask = async (name: string, more: object = {}) =>
    (await call(`imports/${name}`, { resource: 'article', id: data.id, ...more })).data;
  const step = async (name: string, more: object = {}) => {
    await ask(name, more);
    await workOffJobs(parts);
  };
  await workOffJobs(parts);
  await step('map', { mapping: (await ask('read')).mapping });
  return {
    step,
    ask,
    read: () => ask('read'),
    problems: async (state?: string) => {
      const rows: Array<{ state: string; problems: object }> = (await ask('rows')).rows;
      return rows.filter((row) => !state || row.state === state).map(({ problems }) => problems);
    },
  };
}

async function countKept() {
  const { rows } = await db.execute(sql`select
    (select count(*)::int from article where deleted_at is null) as articles,
    (select count(*)::int from audit_event where subject_name like 'เรื่อง %'
      and action in ('create', 'change')) as events,
    (select count(*)::int from record_version where resource = 'article') as versions`);
  return rows[0];
}
