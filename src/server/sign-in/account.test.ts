import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { auditEvent } from '#server/audit/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { addUser, PASSWORD, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { findMailed, makeGrant } from './password-grants.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');

let people = 0;
async function addPerson() {
  people += 1;
  const { userId } = await addUser(db, 'nobody', { userId: `person${people}` });
  const headers = await signInAs(app, userId);
  const call = (path: string, input: object = {}, session = headers) =>
    post(app, `account/${path}`, input, session);
  return { userId, headers, call };
}

const readRow = async (userId: string) => {
  const [row] = await db.select().from(appUser).where(eq(appUser.userId, userId));
  if (!row) throw new Error(`There is no ${userId}.`);
  return row;
};

const CHANGES = {
  first_name: 'สมหญิง',
  last_name: 'ใจงาม',
  email: 'ying@chanote.test',
  language: 'en',
};

test('users change what is theirs to change, and the change is recorded', async () => {
  const { userId, call } = await addPerson();
  const { version } = (await call('read')).body.data;
  const saved = await call('save', { ...CHANGES, password: PASSWORD, version });
  expect(saved.body.data).toEqual({ version: version + 1 });
  expect((await call('read')).body.data).toMatchObject({ user_id: userId, ...CHANGES });
  const [event] = await db
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.subjectName, userId))
    .orderBy(auditEvent.id)
    .offset(1);
  expect(event).toMatchObject({
    action: 'change',
    actor: userId,
    changes: { email: { from: null, to: 'ying@chanote.test' } },
  });
});

test('another e-mail address wants the password, and takes back links that were mailed to the old one', async () => {
  const { userId, call } = await addPerson();
  const { id, version } = await readRow(userId);
  const mailed = await makeGrant(db, id, 'mail');
  for (const password of [undefined, '', 'Wrong-Horse-7']) {
    const { body } = await call('save', { ...CHANGES, password, version });
    expect(body.reasonText).toBe('Invalid password');
  }
  expect(await readRow(userId)).toMatchObject({ email: null, version });
  const same = { ...CHANGES, email: null, version };
  expect((await call('save', same)).body.isSuccess).toBe(true);
  expect(await findMailed(db, mailed)).toBe(id);
  const moved = await call('save', { ...CHANGES, password: PASSWORD, version: version + 1 });
  expect(moved.body.isSuccess).toBe(true);
  expect(await findMailed(db, mailed)).toBeUndefined();
});

test('an old version is a conflict and changes nothing', async () => {
  const { userId, call } = await addPerson();
  await call('save', { ...CHANGES, password: PASSWORD, version: 1 });
  const late = await call('save', {
    ...CHANGES,
    password: PASSWORD,
    first_name: 'Late',
    version: 1,
  });
  expect(late.body.reasonText).toBe('conflict');
  expect((await readRow(userId)).firstName).toBe('สมหญิง');
});

test('group, rights, name, state and password cannot be smuggled in', async () => {
  const { userId, call } = await addPerson();
  const administrator = await readRow('administrator');
  const before = await readRow(userId);
  const smuggled = {
    ...CHANGES,
    password: PASSWORD,
    version: before.version,
    id: administrator.id,
    user_id: 'administrator',
    userId: 'administrator',
    group_id: administrator.groupId,
    groupId: administrator.groupId,
    enabled: false,
    second_factor_required: false,
    secondFactorRequired: false,
    password_hash: administrator.passwordHash,
    passwordHash: administrator.passwordHash,
    passwordTemporary: true,
    employee_number: 'E1',
    employeeNumber: 'E1',
    permissions: ['user.edit'],
    deletedAt: new Date(),
    __proto__: { groupId: administrator.groupId },
  };
  expect((await call('save', smuggled)).body.isSuccess).toBe(true);
  const after = await readRow(userId);
  expect(after).toEqual({
    ...before,
    firstName: 'สมหญิง',
    lastName: 'ใจงาม',
    email: 'ying@chanote.test',
    language: 'en',
    version: before.version + 1,
    updatedAt: after.updatedAt,
    updatedBy: userId,
    searchText: after.searchText,
  });
  expect(await readRow('administrator')).toEqual(administrator);
});

test.each([
  [{ email: 'not an address' }, 'email'],
  [{ email: `${'a'.repeat(250)}@b.co` }, 'email'],
  [{ first_name: '   ' }, 'first_name'],
  [{ first_name: 'x'.repeat(101) }, 'first_name'],
  [{ last_name: 'a\0b' }, 'last_name'],
  [{ language: 'xx' }, 'language'],
  [{ first_name: {} }, 'first_name'],
])('%j is refused by name', async (wrong, field) => {
  const { call } = await addPerson();
  const { body } = await call('save', { ...CHANGES, password: PASSWORD, version: 1, ...wrong });
  expect(body.reasonText).toBe('invalid_input');
  expect(Object.keys(body.data.fields)).toEqual([field]);
});

test('no e-mail is none, whether empty or null', async () => {
  const { call } = await addPerson();
  for (const [version, email] of [
    [1, ''],
    [2, null],
  ]) {
    const saved = await call('save', { ...CHANGES, password: PASSWORD, email, version });
    expect(saved.body.isSuccess).toBe(true);
    expect((await call('read')).body.data.email).toBeNull();
  }
});

test('a picture becomes a small square, and is gone with the text null', async () => {
  const { headers, userId, call } = await addPerson();
  const photo = await sharp({
    create: { width: 1200, height: 700, channels: 3, background: '#216cb7' },
  })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const saved = await call('savePicture', { picture_base64: photo.toString('base64') });
  const picture = Buffer.from(saved.body.data.picture_base64, 'base64');
  const { format, width, height, exif } = await sharp(picture).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 256,
    height: 256,
    exif: undefined,
  });
  const profile = () => post(app, 'user/getUserInfoMySQL', { user_id: userId }, headers);
  expect((await profile()).body.data.picture_base64).toBe(saved.body.data.picture_base64);
  await call('savePicture', { picture_base64: 'null' });
  expect((await profile()).body.data.picture_base64).toBe('null');
});

test('what is no picture, or larger than 1 MB, is refused', async () => {
  const { call } = await addPerson();
  const refusalOf = async (bytes: Buffer) =>
    (await call('savePicture', { picture_base64: bytes.toString('base64') })).body;
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  expect(await refusalOf(svg)).toMatchObject({
    data: { fields: { picture_base64: 'not_a_picture' } },
  });
  const broken = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(500)]);
  expect(await refusalOf(broken)).toMatchObject({
    data: { fields: { picture_base64: 'unreadable' } },
  });
  expect(await refusalOf(Buffer.alloc(1_000_001))).toMatchObject({
    data: { fields: { picture_base64: 'too_big' } },
  });
  expect((await refusalOf(Buffer.alloc(1_100_000))).reasonText).toBe('body_too_large');
});

test('a new password takes the old one, keeps this session and ends the others', async () => {
  const { userId, call } = await addPerson();
  const elsewhere = await signInAs(app, userId);
  const change = (old_password: string, new_password: string) =>
    call('changePassword', { old_password, new_password });
  expect((await change('Wrong-Horse-7', 'Newer-Horse-8')).body.reasonText).toBe('Invalid password');
  expect((await change(PASSWORD, PASSWORD)).body.reasonText).toBe('Error1');
  expect((await change(PASSWORD, 'weak')).body.data.fields).toEqual({ new_password: 'too_short' });
  expect((await change(PASSWORD, 'Password-1')).body.data.fields).toEqual({
    new_password: 'too_common',
  });
  expect((await change(PASSWORD, 'Newer-Horse-8')).body.isSuccess).toBe(true);
  expect((await call('read')).status).toBe(200);
  expect((await call('read', {}, elsewhere)).status).toBe(401);
});

test('the old password cannot be guessed from an open session', async () => {
  const { call } = await addPerson();
  const change = async (old_password: string) =>
    (await call('changePassword', { old_password, new_password: 'Newer-Horse-8' })).body.reasonText;
  for (let guess = 0; guess < 5; guess += 1)
    expect(await change('Wrong-Horse-7')).toBe('Invalid password');
  expect(await change(PASSWORD)).toBe('locked');
});

test('users see where they are signed in and end it there, and nobody else’s sessions', async () => {
  const { userId, call } = await addPerson();
  const stranger = await addPerson();
  const elsewhere = await signInAs(app, userId);
  const { data } = (await call('sessions')).body;
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({ address: '127.0.0.1', browser: 'lightMyRequest' });
  const other = data.find((session: { current: boolean }) => !session.current);
  expect((await stranger.call('endSession', { id: other.id })).status).toBe(404);
  expect((await call('endSession', { id: other.id })).body.isSuccess).toBe(true);
  expect((await call('read', {}, elsewhere)).status).toBe(401);

  const [one, two] = [await signInAs(app, userId), await signInAs(app, userId)];
  expect((await call('endOtherSessions')).body.data).toEqual({ ended: 2 });
  for (const ended of [one, two]) expect((await call('read', {}, ended)).status).toBe(401);
  expect((await call('sessions')).body.data).toHaveLength(1);
  expect((await stranger.call('sessions')).body.data).toHaveLength(1);
});
