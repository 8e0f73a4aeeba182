import { eq, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { branch } from '#server/branches/tables.ts';
import { TRANSLATED_KINDS } from '#server/compose/resources.ts';
import { product } from '#server/products/tables.ts';
import { receiveChannel } from '#server/reference/tables.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { localizedFields } from './fields.ts';
import { rollUpWanted } from './queries.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
await addUser(db, 'editor');
const headers = await signInAs(app, 'administrator');

const SWITCHES = ['language_ja', 'language_ko', 'language_zh_hans', 'language_zh_hant'] as const;
const switchAll = async (value: 'Y' | 'N') => {
  for (const name of SWITCHES) await setParameter(db, name, value);
};
await switchAll('Y');

const whole = (text: string) => ({
  th: text,
  en: text,
  ja: text,
  ko: text,
  'zh-Hans': text,
  'zh-Hant': text,
});

async function list(input: object = {}, as = headers) {
  return (await post(app, 'translations/list', input, as)).body.data;
}

const [land] = await db
  .insert(product)
  .values({ name: { ...whole('ที่ดิน'), ja: '' }, summary: { th: 'สรุป', en: 'Summary' } })
  .returning();
const landId = land?.id ?? 0;

test('what is missing is listed by record and language, with its fields', async () => {
  const { items } = await list({ resource: 'product' });
  const missing = (field: string) => ({ field, state: 'missing' });
  expect(items).toEqual([
    expect.objectContaining({ language: 'ja', fields: [missing('name'), missing('summary')] }),
    ...['ko', 'zh-Hans', 'zh-Hant'].map((language) =>
      expect.objectContaining({ language, id: landId, fields: [missing('summary')] }),
    ),
  ]);
  expect(items[0].name.th).toBe('ที่ดิน');
});

test('how much is left is counted by kind and language', async () => {
  const { data } = (await post(app, 'translations/counts', {}, headers)).body;
  const ofProduct = data.filter(({ resource }: { resource: string }) => resource === 'product');
  const fixed = { resource: 'product', outdated: 0 };
  const count = (language: string, missing: number) => ({ ...fixed, language, missing });
  expect(ofProduct).toEqual([
    count('en', 0),
    ...['ja', 'ko', 'zh-Hans', 'zh-Hant'].map((language) => count(language, 1)),
  ]);
});

test('what the Thai left behind is outdated, until it is written again', async () => {
  const texts = { name: whole('เว็บ'), detail: {} };
  const [channel] = await db.insert(receiveChannel).values(texts).returning();
  const id = channel?.id ?? 0;
  const write = (name: object) =>
    db
      .update(receiveChannel)
      .set({ name: { ...texts.name, ...name } })
      .where(eq(receiveChannel.id, id));
  const outdated = async () => {
    const { items } = await list({ resource: 'receiveChannel', state: 'outdated' });
    return items.map(({ language }: { language: string }) => language);
  };
  const all = ['en', 'ja', 'ko', 'zh-Hans', 'zh-Hant'];
  expect(await outdated()).toEqual([]);
  await write({ th: 'เว็บไซต์' });
  expect(await outdated()).toEqual(all);
  const { items } = await list({ resource: 'receiveChannel', language: 'en' });
  expect(items).toMatchObject([{ id, fields: [{ field: 'name', state: 'outdated' }] }]);
  // What else is saved changes nothing about it; blanks are no text.
  await write({ th: 'เว็บไซต์ ' });
  expect(await outdated()).toEqual(all);
  await write({ th: 'เว็บไซต์', en: 'Website' });
  expect(await outdated()).toEqual(all.slice(1));
  await write({ th: 'หน้าเว็บ', en: 'Web page', ja: '' });
  expect(await outdated()).toEqual(['ko', 'zh-Hans', 'zh-Hant']);
  expect((await list({ resource: 'receiveChannel', state: 'missing' })).items).toMatchObject([
    { id, language: 'ja' },
  ]);
  // A record in the bin wants nothing; back again, it wants what it wanted.
  const bin = (deletedAt: Date | null) =>
    db.update(receiveChannel).set({ deletedAt }).where(eq(receiveChannel.id, id));
  await bin(new Date());
  expect((await list({ resource: 'receiveChannel' })).items).toEqual([]);
  await bin(null);
  expect(await outdated()).toEqual(['ko', 'zh-Hans', 'zh-Hant']);
  await db.delete(receiveChannel).where(eq(receiveChannel.id, id));
  expect((await list({ resource: 'receiveChannel' })).items).toEqual([]);
});

test('the tables of all kinds note exactly the fields of their forms', async () => {
  const { rows } = await db.execute<{ table: string; args: string; columns: string[] | null }>(sql`
    select tgrelid::regclass::text as table, encode(tgargs, 'escape') as args,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = tgrelid and attnum = any(tgattr)) as columns
    from pg_trigger where tgname like 'translations_%' order by tgname`);
  const noted = Map.groupBy(rows, ({ table }) => table);
  const tables = new Set<string>();
  for (const { resource, table } of TRANSLATED_KINDS) {
    const { name } = getTableConfig(table as PgTable);
    tables.add(name);
    const fields = localizedFields(resource).map(({ field }) => field);
    // The three networks share a table, and are told apart by it.
    const given =
      name === 'branch' ? ['branch', fields.join(' '), 'network'] : [resource, fields.join(' ')];
    const args = given.map((one) => `${one}\\000`).join('');
    const columns = [
      ...fields.map((field) => field.replaceAll(/[A-Z]/g, '_$&').toLowerCase()),
      'deleted_at',
    ];
    const [added, changed] = noted.get(name) ?? [];
    expect([name, added?.args, changed?.args]).toEqual([name, args, args]);
    expect(changed?.columns?.toSorted()).toEqual(columns.toSorted());
  }
  expect(tables).toEqual(new Set(noted.keys()));
});

test('each of the kinds that share a table counts its own', async () => {
  const branches = (['GSB', 'TIP'] as const).map((network) => ({
    ...{ network, name: { th: network }, street1: whole('ถนน'), tel: '020000000' },
    ...{ provinceCode: '10', districtCode: '1001', postcode: '10200' },
    ...{ provinceName: {}, districtName: {}, latitude: 13.7, longitude: 100.5 },
  }));
  await db.insert(branch).values(branches);
  const { items } = await list({ resource: 'branchTIP', language: 'en' });
  expect(items).toMatchObject([{ name: { th: 'TIP' }, fields: [{ field: 'name' }] }]);
});

test('pages neither repeat nor skip, within a record and across kinds', async () => {
  await db
    .insert(product)
    .values(['ก', 'ข', 'ค'].map((th) => ({ name: { th }, summary: {}, version: 1 })));
  await post(
    app,
    'convenientTime/add',
    {
      name: { th: 'เช้า' },
      detail: {},
      pictureId: null,
      position: 1,
      active: true,
      fromTime: '',
      untilTime: '',
    },
    headers,
  );
  const keyOf = (item: { resource: string; id: number; language: string }) =>
    `${item.resource}:${item.id}:${item.language}`;
  const all = await list({ size: 100 });
  expect(all.next).toBeNull();
  const paged: string[] = [];
  let after: string | undefined;
  do {
    const page = await list({ size: 3, after });
    paged.push(...page.items.map(keyOf));
    after = page.next ?? undefined;
  } while (after);
  expect(paged).toEqual(all.items.map(keyOf));
  expect(new Set(paged).size).toBe(paged.length);
});

test('the desk shows only kinds that its viewer may see', async () => {
  const editor = await signInAs(app, 'editor');
  const { resources, items } = await list({ size: 100 }, editor);
  expect(resources).toContain('product');
  expect(resources).not.toContain('convenientTime');
  expect(items.some((item: { resource: string }) => item.resource === 'convenientTime')).toBe(
    false,
  );
  const read = { resource: 'convenientTime', id: 1 };
  expect((await post(app, 'translations/read', read, editor)).status).toBe(403);
});

test('what is read is saved by the record’s own call, and leaves the desk', async () => {
  const { body } = await post(
    app,
    'translations/read',
    { resource: 'product', id: landId },
    headers,
  );
  const { version, values, fields, mayEdit } = body.data;
  expect(fields).toEqual([
    { field: 'name', rich: false },
    { field: 'summary', rich: false },
  ]);
  expect(mayEdit).toBe(true);
  const changed = {
    ...values,
    name: { ...values.name, ja: '土地' },
    summary: { ...values.summary, ja: '概要' },
  };
  const saved = await post(app, 'product/save', { id: landId, version, values: changed }, headers);
  expect(saved.body.isSuccess).toBe(true);
  const { items } = await list({ resource: 'product', language: 'ja' });
  expect(items.map((item: { id: number }) => item.id)).not.toContain(landId);
});

test('every kind of the desk has its fields, and the whole of it can be looked through', async () => {
  const { resources } = await list();
  for (const resource of resources) {
    const { status, body } = await post(app, 'translations/list', { resource }, headers);
    expect([status, body.isSuccess]).toEqual([200, true]);
  }
  const unknown = await post(app, 'translations/read', { resource: 'users', id: 1 }, headers);
  expect(unknown.status).toBe(404);
  expect((await post(app, 'translations/list', { after: 'junk' }, headers)).body.reasonText).toBe(
    'invalid_input',
  );
});

test('what is missing or outdated is counted and listed whole, however much it is', async () => {
  type Count = { resource: string; language: string; missing: number; outdated: number };
  const counted = async () => {
    const { data } = (await post(app, 'translations/counts', {}, headers)).body;
    const find = (language: string) =>
      data.find((one: Count) => one.resource === 'question' && one.language === language);
    return { outdated: find('en').outdated, missing: find('ja').missing };
  };
  await db.execute(sql`
    insert into question (name, detail)
    select '{"th": "เก่า", "en": "Old"}', '{}' from generate_series(1, 4100)`);
  expect(await counted()).toEqual({ outdated: 0, missing: 4_100 });
  await db.execute(sql`update question set name = '{"th": "ใหม่", "en": "Old"}'`);
  expect(await counted()).toEqual({ outdated: 4_100, missing: 4_100 });
  const { rows } = await db.execute<{ id: number }>(sql`select max(id) - 3 as id from question`);
  const search = { resource: 'question', state: 'outdated', size: 5 };
  const last = await list({ ...search, after: `question:${rows[0]?.id}:en` });
  expect([last.items.length, last.next]).toEqual([3, null]);
  // Added up, the sums say the same.
  await rollUpWanted(db);
  expect(await counted()).toEqual({ outdated: 4_100, missing: 4_100 });
});

test('of a language that the house does not keep nothing is wanted', async () => {
  await switchAll('N');
  const counted = async () =>
    (await post(app, 'translations/counts', {}, headers)).body.data.map(
      ({ language }: { language: string }) => language,
    );
  await expect.poll(async () => [...new Set(await counted())]).toEqual(['en']);
  expect((await list({ language: 'ja' })).items).toEqual([]);
  await switchAll('Y');
  await expect.poll(async () => new Set(await counted()).size).toBe(5);
});
