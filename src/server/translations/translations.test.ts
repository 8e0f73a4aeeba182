import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { product } from '#server/products/tables.ts';
import { receiveChannel } from '#server/reference/tables.ts';
import { recordVersion } from '#server/resource/tables.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
await addUser(db, 'editor');
const headers = await signInAs(app, 'administrator');

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
  const fixed = { resource: 'product', outdated: 0, more: false };
  const count = (language: string, missing: number) => ({ ...fixed, language, missing });
  expect(ofProduct).toEqual([
    count('en', 0),
    ...['ja', 'ko', 'zh-Hans', 'zh-Hant'].map((language) => count(language, 1)),
  ]);
});

test('what the Thai left behind is outdated, and a record in the bin wants nothing', async () => {
  const [channel] = await db
    .insert(receiveChannel)
    .values({ name: { ...whole('เว็บ'), th: 'เว็บไซต์' }, detail: {}, version: 2 })
    .returning();
  const recordId = channel?.id ?? 0;
  await db.insert(recordVersion).values([
    { resource: 'receiveChannel', recordId, version: 1, values: { name: whole('เว็บ') } },
    { resource: 'receiveChannel', recordId, version: 2, values: { name: channel?.name } },
  ]);
  const search = { resource: 'receiveChannel', state: 'outdated' };
  const { items } = await list({ ...search, language: 'en' });
  expect(items).toMatchObject([
    { id: recordId, language: 'en', fields: [{ field: 'name', state: 'outdated' }] },
  ]);
  expect((await list({ ...search, state: 'missing' })).items).toEqual([]);
  await db.update(receiveChannel).set({ deletedAt: new Date() });
  expect((await list(search)).items).toEqual([]);
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

test('what is missing is counted whole, however much it is', async () => {
  await db.execute(sql`
    insert into question (name, detail)
    select jsonb_build_object('th', 'คำถาม ' || number), '{}' from generate_series(1, 4500) as number`);
  const { data } = (await post(app, 'translations/counts', {}, headers)).body;
  const english = data.find(
    ({ resource, language }: { resource: string; language: string }) =>
      resource === 'question' && language === 'en',
  );
  expect(english).toMatchObject({ missing: 4_500, outdated: 0, more: false });
});

test('what is outdated beyond the records looked at is said to be possible, not left out', async () => {
  // Each was changed once, in Thai alone; together more than are looked at.
  await db.execute(sql`
    with added as (
      insert into question (name, detail, version)
      select '{"th": "ใหม่", "en": "Old"}', '{}', 2 from generate_series(1, 4100)
      returning id
    )
    insert into record_version (resource, record_id, version, values)
    select 'question', id, version, jsonb_build_object('name', jsonb_build_object(
      'th', case version when 1 then 'เก่า' else 'ใหม่' end, 'en', 'Old'))
    from added cross join generate_series(1, 2) as version`);
  const { data } = (await post(app, 'translations/counts', {}, headers)).body;
  const english = data.find(
    ({ resource, language }: { resource: string; language: string }) =>
      resource === 'question' && language === 'en',
  );
  expect(english).toMatchObject({ missing: 4_500, outdated: 4_000, more: true });
});
