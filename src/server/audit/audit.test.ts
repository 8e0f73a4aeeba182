import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addUser, ROLES, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { auditEvent } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());
for (const role of ROLES) await addUser(db, role);
const administrator = await signInAs(app, 'administrator');
const auditor = await signInAs(app, 'auditor');

const EVENT = { action: 'change', subject: 'ArticlesMaint', address: '192.0.2.7' };

async function addEvents(...events: Array<Partial<typeof auditEvent.$inferInsert>>) {
  const rows = await db
    .insert(auditEvent)
    .values(events.map((event) => ({ ...EVENT, ...event })))
    .returning({ id: auditEvent.id });
  return rows.map(({ id }) => id);
}

async function list(input: object, headers = auditor) {
  return (await post(app, 'audit/list', input, headers)).body;
}

type Row = { id: number; subjectName: string };
const names = async (input: object) =>
  (await list(input)).data.rows.map(({ subjectName }: Row) => subjectName);

async function download(input: object, headers: Record<string, string> = administrator) {
  return app.inject({ method: 'POST', url: '/api/audit/export', payload: input, headers });
}

test('what a call did stands in the record: who, when, from where, and what changed', async () => {
  const profile = { name: { th: 'ผู้ช่วย', en: 'Helpers' }, permissions: ['DashboardMt.view'] };
  await post(app, 'profiles/add', profile, administrator);
  const { rows } = (await list({ filters: { subject: 'userProfile' } })).data;
  expect(rows[0]).toMatchObject({
    actor: 'administrator',
    action: 'create',
    subjectName: 'ผู้ช่วย',
    address: '127.0.0.1',
    fields: expect.arrayContaining(['name', 'permissions']),
  });
  const { body } = await post(app, 'audit/read', { id: rows[0].id }, auditor);
  expect(body.data.changes.permissions).toEqual({ to: ['DashboardMt.view'] });
});

test('newest first, page by page in both directions', async () => {
  const subject = 'PagesTest';
  await addEvents(...['1', '2', '3', '4', '5'].map((subjectName) => ({ subject, subjectName })));
  const first = (await list({ filters: { subject }, size: 2 })).data;
  expect(first.rows.map(({ subjectName }: Row) => subjectName)).toEqual(['5', '4']);
  expect(first).toMatchObject({ previous: null, total: 5, uncounted: false });
  const second = (await list({ filters: { subject }, size: 2, after: first.next })).data;
  expect(second.rows.map(({ subjectName }: Row) => subjectName)).toEqual(['3', '2']);
  const last = (await list({ filters: { subject }, size: 2, after: second.next })).data;
  expect(last).toMatchObject({ next: null, rows: [{ subjectName: '1' }] });
  const back = (await list({ filters: { subject }, size: 2, before: last.previous })).data;
  expect(back.rows).toEqual(second.rows);
  const start = (await list({ filters: { subject }, size: 2, before: back.previous })).data;
  expect(start).toMatchObject({ rows: first.rows, previous: null });
});

test('searched by any part, in whichever case; one or two letters where a word begins', async () => {
  await addEvents(
    { subjectName: 'โปรโมชันสงกรานต์ Songkran-77' },
    { subjectName: 'qx Zebra_100%', actor: 'somchai' },
  );
  expect(await names({ search: 'สงกรานต์' })).toEqual(['โปรโมชันสงกรานต์ Songkran-77']);
  expect(await names({ search: 'KRAN-7' })).toEqual(['โปรโมชันสงกรานต์ Songkran-77']);
  expect(await names({ search: 'QX' })).toEqual(['qx Zebra_100%']);
  expect(await names({ search: 'eb' })).toEqual([]);
  expect(await names({ search: 'so' })).toEqual(['qx Zebra_100%', 'โปรโมชันสงกรานต์ Songkran-77']);
  expect(await names({ search: 'a_100%' })).toEqual(['qx Zebra_100%']);
  expect(await names({ search: '%zq%' })).toEqual([]);
  expect(await names({ search: '_' })).toEqual([]);
});

test('narrowed by person, action, window and record, alone and together', async () => {
  const subject = 'FilterTest';
  const shared = { subject, actorId: 4242, action: 'delete', subjectId: '77' };
  await addEvents(
    { ...shared, subjectName: 'all' },
    { ...shared, subjectName: 'other person', actorId: 4243 },
    { ...shared, subjectName: 'other action', action: 'create' },
    { ...shared, subjectName: 'other record', subjectId: '78' },
    { ...shared, subjectName: 'other window', subject: 'FilterTest2' },
  );
  const without = (gone: string) =>
    ['other window', 'other record', 'other action', 'other person', 'all'].filter(
      (name) => name !== gone && (gone === 'other window' || name !== 'other window'),
    );
  expect(await names({ filters: { actorId: 4242 } })).toEqual([
    'other window',
    'other record',
    'other action',
    'all',
  ]);
  expect(await names({ filters: { subject } })).toEqual(without('other window'));
  expect(await names({ filters: { subject, action: 'delete' } })).toEqual([
    'other record',
    'other person',
    'all',
  ]);
  expect(await names({ filters: { subject, subjectId: '78' } })).toEqual(['other record']);
  expect(
    await names({ filters: { subject, actorId: 4242, action: 'delete', subjectId: '77' } }),
  ).toEqual(['all']);
  expect(await names({ search: 'other', filters: { subject, actorId: 4242 } })).toEqual([
    'other record',
    'other action',
  ]);
});

test('a period is days in Bangkok, both counted in, whatever order events were written in', async () => {
  const subject = 'PeriodTest';
  const at = (text: string) => ({ subject, subjectName: text, at: new Date(text) });
  await addEvents(
    at('2020-03-09T17:00:00+07:00'),
    at('2020-03-10T00:00:00+07:00'),
    at('2020-03-11T23:59:59+07:00'),
    // Written later than it was dated: its transaction took its time.
    at('2020-03-10T23:30:00+07:00'),
    at('2020-03-12T00:00:00+07:00'),
    at('2020-03-20T00:00:00+07:00'),
  );
  expect(await names({ filters: { subject, from: '2020-03-10', to: '2020-03-11' } })).toEqual([
    '2020-03-10T23:30:00+07:00',
    '2020-03-11T23:59:59+07:00',
    '2020-03-10T00:00:00+07:00',
  ]);
  expect(await names({ filters: { subject, to: '2020-03-09' } })).toEqual([
    '2020-03-09T17:00:00+07:00',
  ]);
  expect(await names({ filters: { subject, from: '2020-03-12' } })).toHaveLength(2);
  expect(await names({ filters: { subject, from: '2020-03-12', to: '2020-03-10' } })).toEqual([]);
});

test.each([
  { filters: { from: '10/03/2020' } },
  { filters: { actorId: 'x' } },
  { search: 'x'.repeat(101) },
  { after: "1' or '1'='1" },
  { size: 1_000 },
])('what cannot be meant is refused: %j', async (input) => {
  expect((await list(input)).reasonText).toBe('invalid_input');
});

test('people are found by part of the name, those in the bin too, or by id', async () => {
  const { body } = await post(app, 'audit/people', { search: 'EDIT' }, auditor);
  expect(body.data).toMatchObject([{ userId: 'editor', name: 'editor Test' }]);
  const [{ id }] = body.data;
  const one = await post(app, 'audit/people', { id }, auditor);
  expect(one.body.data).toEqual(body.data);
});

test('the export holds what the search finds, is recorded, and opens as text in a spreadsheet', async () => {
  const subject = 'ExportTest';
  await addEvents(
    {
      subject,
      subjectName: '=HYPERLINK("https://evil.example")',
      at: new Date('2021-01-01T00:00:00Z'),
    },
    { subject, subjectName: '+66', subjectId: '-1' },
    { subject, subjectName: '@sum', actor: '\tname' },
    { subject, subjectName: 'one, "two"\nthree', changes: { name: { from: 'ก', to: 'ข' } } },
    { subject: 'ElsewhereTest', subjectName: 'not in it' },
  );
  const { statusCode, headers, body } = await download({ filters: { subject } });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="audit.csv"',
    'cache-control': 'no-store',
  });
  expect(
    body.startsWith('\uFEFFid,time,user,address,action,window,record_id,record,changes\r\n'),
  ).toBe(true);
  expect(body).toContain(
    `"one, ""two""\nthree","{""name"": {""to"": ""ข"", ""from"": ""ก""}}"\r\n`,
  );
  expect(body).toContain(`,'\tname,192.0.2.7,change,${subject},,'@sum,\r\n`);
  expect(body).toContain(`,'-1,'+66,\r\n`);
  expect(body).toContain(
    `,2021-01-01T07:00:00+07:00,,192.0.2.7,change,${subject},,"'=HYPERLINK(""https://evil.example"")",\r\n`,
  );
  expect(body).not.toContain('not in it');
  const { data } = await list({ filters: { subject: 'Audit', action: 'export' } });
  const event = await post(app, 'audit/read', { id: data.rows[0].id }, auditor);
  expect(event.body.data).toMatchObject({
    actor: 'administrator',
    changes: { subject: { to: subject } },
  });
});

test('a number that was searched for is recorded by its last digits', async () => {
  for (const search of ['081-234-5678', 'นาย 1 1017 00230 70 8']) await download({ search });
  await download({ filters: { subjectId: '0812345678' } });
  const { data } = await list({ filters: { subject: 'Audit', action: 'export' }, size: 10 });
  const events: unknown[] = [];
  for (const { id } of data.rows.slice(0, 3))
    events.push((await post(app, 'audit/read', { id }, auditor)).body.data.changes);
  expect(events).toEqual([
    { subjectId: { to: '…5678' } },
    { search: { to: 'นาย …0708' } },
    { search: { to: '…5678' } },
  ]);
});

test('the export is whole however long: every event once, over many pieces', async () => {
  await db.execute(sql`
    insert into audit_event (action, subject, subject_name)
    select 'change', 'LongTest', 'event ' || number from generate_series(1, 2500) as number`);
  const { body } = await download({ filters: { subject: 'LongTest' } });
  const lines = body.split('\r\n').slice(1, -1);
  expect(lines).toHaveLength(2_500);
  expect(new Set(lines).size).toBe(2_500);
  expect(lines[0]).toContain('event 2500');
});

test('only who may export does, and only who may look sees anything', async () => {
  expect((await download({}, auditor)).statusCode).toBe(403);
  expect((await download({}, {})).statusCode).toBe(401);
  const officer = await signInAs(app, 'officer');
  for (const call of ['list', 'read', 'people', 'export'])
    expect((await post(app, `audit/${call}`, {}, officer)).status, call).toBe(403);
});

test('a refused export is an envelope as ever', async () => {
  const { statusCode, headers, body } = await download({ filters: { from: 'yesterday' } });
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(JSON.parse(body)).toMatchObject({ isSuccess: false, reasonText: 'invalid_input' });
});

test('looking is not recorded', async () => {
  const before = await db.$count(auditEvent);
  await list({ search: 'anything' });
  await post(app, 'audit/people', { search: 'e' }, auditor);
  expect(await db.$count(auditEvent)).toBe(before);
});

test('an event that is not there is not found', async () => {
  expect((await post(app, 'audit/read', { id: 999_999_999 }, auditor)).status).toBe(404);
});

test('what stands in the record cannot be changed, deleted or emptied', async () => {
  const [id] = await addEvents({ subjectName: 'for good' });
  const refused = /only ever added to/;
  const cause = (error: Error) => Promise.reject(error.cause);
  for (const statement of [
    sql`update audit_event set actor = 'somebody else' where id = ${id}`,
    sql`delete from audit_event where id = ${id}`,
    sql`truncate audit_event`,
    sql`truncate audit_event cascade`,
  ])
    await expect(db.execute(statement).catch(cause)).rejects.toThrow(refused);
  expect(await names({ search: 'for good' })).toEqual(['for good']);
});
