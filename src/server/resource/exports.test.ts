import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEvent } from '#server/audit/tables.ts';
import { userGroup } from '#server/rights/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { cellsOf } from '#tests/support/sheets.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
const administrator = await signInAs(app, 'administrator');

beforeEach(async () => {
  await db.delete(userGroup).where(eq(userGroup.administrator, false));
});

const addGroups = (...names: string[]) =>
  db.insert(userGroup).values(names.map((th) => ({ name: { th } })));

async function take(format: 'xlsx' | 'csv', input: object, headers = administrator) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/exports/sheet',
    payload: { resource: 'groups', format, ...input },
    headers,
  });
  return response;
}

async function namesIn(format: 'xlsx' | 'csv', input: object) {
  const { rawPayload } = await take(format, input);
  const [headings = [], ...rows] = await cellsOf(format, rawPayload);
  return rows.map((row) => row[headings.indexOf('name.th')]);
}

const NASTY = ['=1+1', '+66 2', '-5', '@SUM(A1)', '\tแท็บ', 'ก,"ข"\nค <&>', 'สาขา\u0007'];

test('a value that would begin a formula stays text in both formats', async () => {
  await addGroups(...NASTY);
  const list = { filters: {}, sort: 'updatedAt' };
  const csv = await namesIn('csv', { list });
  expect(csv).toEqual(
    expect.arrayContaining(["'=1+1", "'+66 2", "'-5", "'@SUM(A1)", "'\tแท็บ", 'ก,"ข"\nค <&>']),
  );
  const xlsx = await namesIn('xlsx', { list });
  expect(xlsx).toEqual(expect.arrayContaining([...NASTY.slice(0, 6), 'สาขา']));
});

test.each(['xlsx', 'csv'] as const)(
  '%s holds exactly what the list finds, in its order',
  async (format) => {
    await addGroups('สาขาเหนือ', 'สาขาใต้', 'สำนักงาน');
    expect(await namesIn(format, { list: { search: 'สาขา' } })).toEqual(['สาขาใต้', 'สาขาเหนือ']);
    expect(await namesIn(format, { list: { search: 'สาขา', descending: true } })).toEqual([
      'สาขาเหนือ',
      'สาขาใต้',
    ]);
    expect(await namesIn(format, { list: { bin: true } })).toEqual([]);
    const [one] = await db.select().from(userGroup).where(sql`name ->> 'th' = 'สำนักงาน'`);
    expect(await namesIn(format, { ids: [one?.id] })).toEqual(['สำนักงาน']);
  },
);

test('an export says how large it is, what it is called, and stands in the record', async () => {
  await addGroups('หนึ่ง', 'สอง');
  const { headers, rawPayload } = await take('csv', { list: { search: 'ส' } });
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="groups.csv"',
    'x-rows-total': '1',
  });
  expect(Number(headers['x-bytes-expected'])).toBeLessThanOrEqual(rawPayload.length);
  const [event] = await db.select().from(auditEvent).orderBy(desc(auditEvent.id)).limit(1);
  expect(event).toMatchObject({
    action: 'export',
    subject: 'userGroup',
    actor: 'administrator',
    changes: { rows: { to: 1 }, search: { to: 'ส' } },
  });
});

const lastChanges = async () => {
  const [event] = await db.select().from(auditEvent).orderBy(desc(auditEvent.id)).limit(1);
  return event?.changes;
};

test.each(['0812345678', '081.234.5678', '081 (234)–5678', '+66 81 234 5678', '๐๘๑-๒๓๔-๕๖๗๘'])(
  'the telephone number %s does not stay whole in the record',
  async (phone) => {
    expect((await take('csv', { list: { search: `สมชาย ${phone}` } })).statusCode).toBe(200);
    expect(await lastChanges()).toMatchObject({ search: { to: 'สมชาย …5678' } });
    const list = { filters: { phone, single: true } };
    expect((await take('csv', { resource: 'smsMessage', list })).statusCode).toBe(200);
    expect(await lastChanges()).toMatchObject({
      filters: { to: { phone: '…5678', single: true } },
    });
  },
);

test.each(['application', 'message', 'jobApplication'])(
  'who was searched for in %s stands in the record by signs alone',
  async (resource) => {
    const list = { search: 'สมชาย  ใจดี somchai@example.com 081-234-5678' };
    expect((await take('csv', { resource, list })).statusCode).toBe(200);
    expect(await lastChanges()).toMatchObject({ search: { to: 'ส… จ… s… …5678' } });
    // Also where they are written together.
    const together = { search: '0812345678สมชาย กข0812345679@example.com' };
    expect((await take('csv', { resource, list: together })).statusCode).toBe(200);
    expect(await lastChanges()).toMatchObject({ search: { to: '…5678 ส… ก… …5679 @…' } });
  },
);

test('an export needs its own permission, and takes what the list takes', async () => {
  await addUser(db, 'nobody');
  const nobody = await signInAs(app, 'nobody');
  expect((await take('csv', {}, nobody)).statusCode).toBe(403);
  expect((await take('csv', {}, { authorization: '' })).statusCode).toBe(401);
  const wrong = await take('csv', { list: { sort: 'password' } });
  expect(wrong.json()).toMatchObject({
    reasonText: 'invalid_input',
    data: { fields: { sort: 'invalid' } },
  });
  const other = await post(
    app,
    'exports/sheet',
    { resource: 'nodes', format: 'csv' },
    administrator,
  );
  expect(other.status).toBe(404);
});

test('the template of a sheet is its headings', async () => {
  for (const format of ['xlsx', 'csv'] as const) {
    const response = await app.inject({
      method: 'POST',
      url: '/api/exports/template',
      payload: { resource: 'windows', format },
      headers: administrator,
    });
    const [headings, ...rows] = await cellsOf(format, response.rawPayload);
    expect(headings).toEqual(
      expect.arrayContaining(['code', 'name.th', 'name.en', 'url', 'hidden']),
    );
    expect(rows).toEqual([]);
  }
});

test.each(['template', 'sheet'])('a %s has only languages that the house keeps', async (file) => {
  const headings = async () => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/exports/${file}`,
      payload: { resource: 'article', format: 'csv' },
      headers: administrator,
    });
    return (await cellsOf('csv', response.rawPayload))[0]?.filter((key) =>
      String(key).startsWith('name.'),
    );
  };
  expect(await headings()).toEqual(['name.th', 'name.en']);
  await setParameter(db, 'language_ja', 'Y');
  expect(await headings()).toEqual(['name.th', 'name.en', 'name.ja']);
  await setParameter(db, 'language_ja', 'N');
});

test('a long list comes out whole, and says beforehand how long it is', async () => {
  for (let first = 1; first < 20_000; first += 10_000)
    await db.execute(sql`
      insert into ${appUser} (user_id, first_name, last_name, email, password_hash, password_temporary)
      select 'u' || n, 'สมชาย', 'คนที่ ' || md5(n::text), n || '@example.com', '', true
      from generate_series(${first}::int, ${first + 9_999}::int) as n`);
  await db.execute(sql`analyze ${appUser}`);
  app.server.listen(0, '127.0.0.1');
  await once(app.server, 'listening');
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/exports/sheet`, {
    method: 'POST',
    headers: { ...administrator, 'content-type': 'application/json' },
    body: JSON.stringify({ resource: 'users', format: 'xlsx', list: { sort: 'name' } }),
  });
  expect(response.headers.get('x-rows-total')).toBe(String(await db.$count(appUser)));
  const expected = Number(response.headers.get('x-bytes-expected'));
  let bytes = 0;
  for await (const piece of response.body ?? []) bytes += piece.length;
  expect(bytes / expected).toBeGreaterThan(0.7);
  expect(bytes / expected).toBeLessThan(1.4);
});
