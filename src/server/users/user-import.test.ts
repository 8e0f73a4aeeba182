import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import writeSheet from 'write-excel-file/node';
import type { Permission } from '#contract/rights/permissions.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { storedFile } from '#server/files/tables.ts';
import { endAbandoned } from '#server/imports/abandoned.ts';
import { sheetImport } from '#server/imports/tables.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { cloneDatabase, post as postCall, startApp } from '#tests/support/test-app.ts';
import { writeZip } from '#tests/support/write-zip.ts';
import { appUser } from './tables.ts';

const testApp = await startApp(await cloneDatabase());
const { app, db } = testApp;
await addUser(db, 'administrator');
await addUser(db, 'editor');
const administrator = await signInAs(app, 'administrator');
const HEADINGS = 'User ID,First name,Last name,E-mail,Group';
const MAPPING = { userId: 0, firstName: 1, lastName: 2, email: 3, group: 4 };

beforeEach(async () => {
  await db.delete(appUser).where(isNotNull(appUser.importId));
});

const post = async (path: string, body: object, headers = administrator) =>
  (await postCall(app, path, body, headers)).body;

const workOff = () => workOffJobs(testApp);

async function upload(content: string | Buffer, headers = administrator, fileName = 'users.csv') {
  const response = await app.inject({
    method: 'POST',
    url: `/api/userImport/upload?fileName=${encodeURIComponent(fileName)}`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content),
  });
  return { status: response.statusCode, body: response.json() };
}

/** Uploads a sheet and has it read. */
async function read(content: string | Buffer, headers = administrator): Promise<number> {
  const { body } = await upload(content, headers);
  await workOff();
  return body.data.id;
}

/** … and checked. */
async function check(lines: string[], headers = administrator): Promise<number> {
  const id = await read([HEADINGS, ...lines].join('\n'), headers);
  await post('userImport/map', { id, mapping: MAPPING }, headers);
  await workOff();
  return id;
}

const state = async (id: number) => (await post('userImport/read', { id })).data;
const rows = async (id: number, more = {}) =>
  (await post('userImport/rows', { id, ...more })).data.rows as Array<Record<string, unknown>>;
const imported = () => db.select().from(appUser).where(isNotNull(appUser.importId));

test('a sheet is read, its columns guessed, its rows checked, and the right ones become users', async () => {
  const id = await read(
    'รหัสผู้ใช้,ชื่อ,นามสกุล,อีเมล,กลุ่ม\nsomchai,สมชาย,ใจดี,somchai@example.com,Content editors\nmalee,มาลี,มีสุข,,',
  );
  expect(await state(id)).toMatchObject({ state: 'mapping', total: 2, mapping: MAPPING });
  await post('userImport/map', { id, mapping: MAPPING });
  await workOff();
  expect(await state(id)).toMatchObject({ state: 'checked', done: 2, refused: 0, chosen: 2 });
  await post('userImport/start', { id });
  await workOff();
  expect(await state(id)).toMatchObject({ state: 'done', done: 2, refused: 0 });
  const [editor] = await db.select().from(appUser).where(eq(appUser.userId, 'editor'));
  expect(await imported()).toMatchObject([
    { userId: 'somchai', groupId: editor?.groupId, passwordTemporary: true, enabled: true },
    { userId: 'malee', groupId: null, email: null, language: 'th' },
  ]);
});

test('whether somebody may sign in, and has to with a second factor, comes in as it went out', async () => {
  const FLAGS = 'รหัสผู้ใช้,ชื่อ,นามสกุล,เปิดใช้งาน,ต้องยืนยันตัวตนสองขั้นตอน';
  await addUser(db, 'editor', { userId: 'letout' });
  await addUser(db, 'editor', { userId: 'stays', enabled: false, secondFactorRequired: true });
  const lines = [
    'off1,ก,ข,ไม่ใช่,ใช่',
    'plain1,ก,ข,,',
    'odd1,ก,ข,บางที,บางครั้ง',
    'letout,editor,Test,ปิด,x',
    'stays,editor,Test,,',
    'administrator,administrator,Test,no,',
  ];
  const id = await read([FLAGS, ...lines].join('\n'));
  const { mapping } = await state(id);
  expect(mapping).toMatchObject({ enabled: 3, secondFactorRequired: 4 });
  await post('userImport/map', { id, mapping });
  await workOff();
  expect((await rows(id)).map((row) => [row.action ?? row.problems, row.changes])).toEqual([
    ['new', {}],
    ['new', {}],
    [{ enabled: 'invalid_flag', secondFactorRequired: 'invalid_flag' }, {}],
    [
      'changed',
      { enabled: { from: 'yes', to: 'no' }, secondFactorRequired: { from: 'no', to: 'yes' } },
    ],
    ['same', {}],
    [{ row: 'own_account' }, {}],
  ]);
  await post('userImport/start', { id });
  await workOff();
  const flagsOf = async (userId: string) => {
    const [user] = await db.select().from(appUser).where(eq(appUser.userId, userId));
    return [user?.enabled, user?.secondFactorRequired];
  };
  expect(await flagsOf('off1')).toEqual([false, true]);
  expect(await flagsOf('plain1')).toEqual([true, false]);
  expect(await flagsOf('letout')).toEqual([false, true]);
  expect(await flagsOf('stays')).toEqual([false, true]);
  expect(await flagsOf('administrator')).toEqual([true, false]);
  await post('userImport/undo', { id });
  await workOff();
  expect(await flagsOf('letout')).toEqual([true, false]);
});

test('a sheet of Excel is read as one of commas is', async () => {
  const cell = (value: string) => ({ value, type: String });
  const sheet = await writeSheet([
    ['User ID', 'First name', 'Last name'].map(cell),
    ['0001', 'หนึ่ง', 'เลขนำ'].map(cell),
  ]).toBuffer();
  const id = await read(sheet);
  expect(await state(id)).toMatchObject({ state: 'mapping', total: 1 });
  expect(await rows(id)).toMatchObject([{ rowNumber: 2, cells: ['0001', 'หนึ่ง', 'เลขนำ'] }]);
});

test('a sheet that Excel wrote in the old Thai code page is read right', async () => {
  // “ชื่อ” in windows-874, after ASCII headings.
  const id = await read(
    Buffer.concat([
      Buffer.from('userId,firstName,lastName\na1,'),
      Buffer.from([0xaa, 0xd7, 0xe8, 0xcd]),
      Buffer.from(',x\n'),
    ]),
  );
  expect((await rows(id))[0]).toMatchObject({ cells: ['a1', 'ชื่อ', 'x'] });
});

test.each(['\n', '\r\n'])(
  'rows have the numbers that Excel shows, blank lines or not (%j)',
  async (end) => {
    const lines = ['', 'User ID;First name;Last name', '', 'one;"ก\nข";ค', '', '', 'two;ก;ข', ''];
    const id = await read(lines.join(end));
    expect(await state(id)).toMatchObject({ state: 'mapping', total: 2, mapping: { userId: 0 } });
    expect(await rows(id)).toMatchObject([
      { rowNumber: 4, cells: ['one', 'ก\nข', 'ค'] },
      { rowNumber: 7, cells: ['two', 'ก', 'ข'] },
    ]);
  },
);

test('every row says what is wrong with it, and is left out until it is right', async () => {
  await addUser(db, 'nobody', { userId: 'Taken1', deletedAt: new Date() });
  const id = await check([
    'good1,ก,ข,,',
    'ชื่อไทย,ก,ข,,',
    ',ก,ข,,',
    'good2,,ข,not-a-mail,',
    'taken1,ก,ข,,',
    'GOOD1,ก,ข,,',
    'good3,ก,ข,,No such group',
  ]);
  expect(await state(id)).toMatchObject({ state: 'checked', total: 7, refused: 6, chosen: 1 });
  const problems = Object.fromEntries((await rows(id)).map((row) => [row.rowNumber, row.problems]));
  expect(problems).toEqual({
    2: {},
    3: { userId: 'invalid' },
    4: { userId: 'required' },
    5: { firstName: 'required', email: 'invalid_email' },
    6: { userId: 'taken' },
    7: { userId: 'repeated:2' },
    8: { group: 'invalid' },
  });
  expect(await rows(id, { only: 'refused' })).toHaveLength(6);
  await post('userImport/choose', { id, rows: 'all', chosen: true });
  expect((await state(id)).chosen).toBe(1);
});

test('only the chosen rows become users', async () => {
  const id = await check(['one,ก,ข,,', 'two,ก,ข,,', 'three,ก,ข,,']);
  await post('userImport/choose', { id, rows: [3], chosen: false });
  await post('userImport/start', { id });
  await workOff();
  expect((await imported()).map((user) => user.userId)).toEqual(['one', 'three']);
});

test('an import is undone as a whole, except who was changed since', async () => {
  const id = await check(['one,ก,ข,,', 'two,ก,ข,,', 'three,ก,ข,,']);
  await post('userImport/start', { id });
  await workOff();
  await db.update(appUser).set({ version: 2 }).where(eq(appUser.userId, 'two'));
  await post('userImport/undo', { id });
  await workOff();
  expect(await state(id)).toMatchObject({ state: 'undone', done: 1 });
  expect((await imported()).map((user) => user.userId)).toEqual(['two']);
  expect((await rows(id)).map((row) => row.state)).toEqual(['removed', 'kept', 'removed']);
  const events = await db
    .select({ action: auditEvent.action })
    .from(auditEvent)
    .where(
      and(eq(auditEvent.subject, 'UserInformationMaint'), eq(auditEvent.subjectId, String(id))),
    );
  expect(events.map((event) => event.action)).toEqual(['import', 'undo_import']);
});

test('an import that is cancelled writes nothing more', async () => {
  const id = await check(['one,ก,ข,,']);
  await post('userImport/start', { id });
  await post('userImport/cancel', { id });
  await workOff();
  expect(await state(id)).toMatchObject({ state: 'cancelled' });
  expect(await imported()).toEqual([]);
});

test('a step out of its turn is a conflict', async () => {
  const id = await read(`${HEADINGS}\none,ก,ข,,`);
  expect((await post('userImport/start', { id })).reasonText).toBe('conflict');
  expect((await post('userImport/undo', { id })).reasonText).toBe('conflict');
  const missing = await post('userImport/map', { id, mapping: { userId: 0 } });
  expect(missing.data.fields).toEqual({
    'mapping.firstName': 'required',
    'mapping.lastName': 'required',
  });
});

test('nobody imports users into a group with more rights than their own', async () => {
  await addUser(db, 'auditor');
  const profile = await post('profiles/add', {
    name: { th: 'ผู้นำเข้า' },
    permissions: ['UserInformationMaint.view', 'UserInformationMaint.add'],
  });
  const group = await post('groups/add', {
    name: { th: 'ผู้นำเข้า' },
    profileIds: [profile.data.id],
    administrator: false,
    network: null,
    secondFactorRequired: false,
  });
  await addUser(db, 'nobody', { userId: 'importer', groupId: group.data.id });
  const importer = await signInAs(app, 'importer');
  const id = await check(['one,ก,ข,,Administrators', 'two,ก,ข,,ผู้นำเข้า'], importer);
  expect((await rows(id)).map((row) => row.problems)).toEqual([{ group: 'invalid' }, {}]);
});

describe('somebody who does not hold all rights', () => {
  const RIGHTS: Permission[] = [
    'UserInformationMaint.view',
    'UserInformationMaint.add',
    'UserInformationMaint.delete',
  ];

  test('of a network sees the own imports only, and undoes no others', async () => {
    await addStaffWith(db, 'partner-desk', RIGHTS, 'GSB');
    const partner = await signInAs(app, 'partner-desk');
    const id = await check(['one,ก,ข,,']);
    await post('userImport/start', { id });
    await workOff();
    const own = await check(['two,ก,ข,,'], partner);
    const { data } = await post('userImport/list', {}, partner);
    expect(data.map((job: { id: number }) => job.id)).toEqual([own]);
    for (const call of ['read', 'rows', 'undo'])
      expect((await post(`userImport/${call}`, { id }, partner)).reasonText, call).toBe(
        'not_found',
      );
    expect(await state(own)).toMatchObject({ state: 'checked' });
  });

  test('takes back only whom the user screen would let them delete', async () => {
    await addStaffWith(db, 'desk', RIGHTS);
    const desk = await signInAs(app, 'desk');
    const id = await check(['one,ก,ข,,Administrators', 'two,ก,ข,,desk', 'three,ก,ข,,']);
    await post('userImport/start', { id });
    await workOff();
    await post('userImport/undo', { id }, desk);
    await workOff();
    expect((await imported()).map((user) => user.userId)).toEqual(['one']);
    expect((await rows(id)).map((row) => [row.state, row.problems])).toEqual([
      ['kept', { row: 'more_rights' }],
      ['removed', {}],
      ['removed', {}],
    ]);
  });

  test('takes nobody back once the right to delete is gone', async () => {
    await addStaffWith(db, 'leaver', RIGHTS);
    const leaver = await signInAs(app, 'leaver');
    const id = await check(['one,ก,ข,,']);
    await post('userImport/start', { id });
    await workOff();
    await post('userImport/undo', { id }, leaver);
    await db.update(appUser).set({ groupId: null }).where(eq(appUser.userId, 'leaver'));
    await workOff();
    expect(await rows(id)).toMatchObject([{ state: 'kept', problems: { row: 'may_not_delete' } }]);
  });
});

test('what is no sheet, an empty one or one of too many rows fails and says why', async () => {
  const junk = await read(Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2_000, 7)]));
  expect(await state(junk)).toMatchObject({ state: 'failed', failure: 'unreadable' });
  const empty = await read(HEADINGS);
  expect(await state(empty)).toMatchObject({ state: 'failed', failure: 'no_rows' });
  const long = await read(`${HEADINGS}\n${'a,b,c,,\n'.repeat(50_001)}`);
  expect(await state(long)).toMatchObject({ state: 'failed', failure: 'too_many_rows' });
});

test('characters that no database takes are left out', async () => {
  const id = await read('User ID,First\0 name,Last name\none,ก\0ข,\u0007ค');
  expect(await state(id)).toMatchObject({ state: 'mapping', mapping: { firstName: 1 } });
  expect(await rows(id)).toMatchObject([{ cells: ['one', 'กข', 'ค'] }]);
  // A pair of characters that is cut in two, since the cell is too long.
  const long = await read(`${HEADINGS}\n${'ก'.repeat(199_999)}😀,ก,ข,,`);
  expect(await state(long)).toMatchObject({ state: 'mapping', total: 1 });
});

test('a sheet that cannot be read in any of the tries has failed, and says so', async () => {
  const begin = async () => (await upload(`${HEADINGS}\none,ก,ข,,`)).body.data.id as number;
  const torn = await begin();
  const { key } = await testApp.store.put(Buffer.from('not sealed'));
  await db.update(sheetImport).set({ fileKey: key }).where(eq(sheetImport.id, torn));
  await db.execute(sql`update graphile_worker._private_jobs set max_attempts = 2
    where key = ${`read_import ${torn}`}`);
  await workOff();
  expect(await state(torn)).toMatchObject({ state: 'reading' });
  await db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
  await workOff();
  expect(await state(torn)).toMatchObject({ state: 'failed', failure: 'unreadable' });

  const [lost, waiting] = [await begin(), await begin()];
  const old = new Date(Date.now() - 2 * 3_600_000);
  await db.update(sheetImport).set({ createdAt: old }).where(eq(sheetImport.state, 'reading'));
  await db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts
    where key = ${`read_import ${lost}`}`);
  await endAbandoned(db);
  expect(await state(lost)).toMatchObject({ state: 'failed', failure: 'unreadable' });
  expect(await state(waiting)).toMatchObject({ state: 'reading' });
  await workOff();
  expect(await state(waiting)).toMatchObject({ state: 'mapping' });
});

describe('the sheet itself', () => {
  const sheet = 'User ID,First name,Last name\nsomchai,สมชาย,ใจดี';
  const keyOf = async (id: number) => {
    const [row] = await db.select().from(sheetImport).where(eq(sheetImport.id, id));
    return row?.fileKey ?? null;
  };
  const isKept = async (key: string) => {
    const opened = await testApp.store.open(key);
    opened?.stream.destroy();
    return opened !== undefined;
  };
  const begin = async (content: string | Buffer = sheet) => {
    const { body } = await upload(content);
    const key = (await keyOf(body.data.id)) ?? '';
    return { id: body.data.id as number, key };
  };

  test('lies sealed until it is read, and then nowhere', async () => {
    const { id, key } = await begin();
    const opened = await testApp.store.open(key);
    const stored = Buffer.concat(await (opened?.stream.toArray() ?? []));
    expect(stored.toString()).not.toContain('somchai');
    await workOff();
    expect(await state(id)).toMatchObject({ state: 'mapping', total: 1 });
    expect(await keyOf(id)).toBeNull();
    expect(await isKept(key)).toBe(false);
  });

  test('goes with an import that is cancelled while it is read, that fails, or that nobody goes on with', async () => {
    const cancelled = await begin();
    await post('userImport/cancel', { id: cancelled.id });
    const failed = await begin(HEADINGS);
    await workOff();
    const left = await begin();
    await db
      .update(sheetImport)
      .set({ createdAt: new Date(Date.now() - 8 * 86_400_000) })
      .where(eq(sheetImport.id, left.id));
    await endAbandoned(db);
    await workOff();
    expect((await state(cancelled.id)).state).toBe('cancelled');
    expect((await state(failed.id)).state).toBe('failed');
    expect((await state(left.id)).state).toBe('cancelled');
    for (const { id, key } of [cancelled, failed, left]) {
      expect(await keyOf(id)).toBeNull();
      expect(await isKept(key)).toBe(false);
    }
  });

  test('of before sheets were sealed goes in the night', async () => {
    const old = await testApp.store.put(Buffer.from(sheet));
    const file = { ...old, name: 'users.csv', contentType: 'application/octet-stream' };
    await db
      .insert(storedFile)
      .values({ ...file, createdAt: new Date(Date.now() - 2 * 86_400_000) });
    await endAbandoned(db);
    await workOff();
    expect(await isKept(old.key)).toBe(false);
  });

  test('that swells is refused in words', async () => {
    const long = `<si><t>${'x'.repeat(1_000)}</t></si>`.repeat(210_000);
    const zip = writeZip({
      'xl/workbook.xml': '<workbook><sheets><sheet name="A" id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Type="/worksheet" Target="a.xml"/></Relationships>',
      'xl/a.xml': '<worksheet/>',
      'xl/sharedStrings.xml': `<sst>${long}</sst>`,
    });
    const { id, key } = await begin(zip);
    await workOff();
    expect(await state(id)).toMatchObject({ state: 'failed', failure: 'too_large' });
    expect(await isKept(key)).toBe(false);
  });
});

test('a file over the limit, of another content type or of somebody without the right is refused', async () => {
  expect((await upload(Buffer.alloc(21 * 1024 * 1024))).status).toBe(413);
  const typed = await app.inject({
    method: 'POST',
    url: '/api/userImport/upload?fileName=a.csv',
    headers: { ...administrator, 'content-type': 'application/json' },
    payload: {},
  });
  expect(typed.statusCode).toBe(415);
  const editor = await signInAs(app, 'editor');
  expect((await upload('x', editor)).status).toBe(403);
  expect((await upload('x', { authorization: '' })).status).toBe(401);
  const before = await db.$count(sheetImport);
  await upload('', { authorization: 'Bearer-a.b.c' });
  expect(await db.$count(sheetImport)).toBe(before);
});
