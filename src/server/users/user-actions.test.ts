import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { auditEvent } from '#server/audit/tables.ts';
import { secondFactor, signInGuard } from '#server/sign-in/tables.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addUser, PASSWORD, signInAs } from '#tests/support/people.ts';
import { post } from '#tests/support/test-app.ts';
import { startUserMaintenance } from '#tests/support/user-maintenance.ts';

const maintenance = await startUserMaintenance();
const { app, db, nextId, call, addPerson, save } = maintenance;

test('a reset password is shown once, is temporary, and ends every session of the user', async () => {
  const userId = nextId();
  const { data } = await addPerson({ userId });
  const { data: shown } = await call('users/resetPassword', { id: data.id, deliver: 'show' });
  expect(shown.password).toHaveLength(16);
  const credentials = { user_id: userId, password: shown.password };
  expect((await call('user/validateUserMySQL', credentials)).reasonText).toBe('temp_password');

  await addUser(db, 'nobody', { userId: 'signedin' });
  const session = await signInAs(app, 'signedin');
  const { data: list } = await call('users/list', { search: 'signedin' });
  expect(list.rows[0].openSessions).toBe(1);
  await call('users/resetPassword', { id: list.rows[0].id, deliver: 'show' });
  const after = await post(app, 'user/getUserInfoMySQL', { user_id: 'signedin' }, session);
  expect(after.status).toBe(401);
  const old = await call('user/validateUserMySQL', { user_id: 'signedin', password: PASSWORD });
  expect(old.reasonText).toBe('wrong_credentials');
});

test.each(['disabled', 'deleted', 'signed out everywhere'])(
  'who is %s is out at once',
  async (how) => {
    const userId = nextId();
    await addUser(db, 'nobody', { userId });
    const session = await signInAs(app, userId);
    const { data } = await call('users/list', { search: userId });
    const [row] = data.rows;
    if (how === 'disabled') await save(row, { enabled: false });
    else if (how === 'deleted') await call('users/delete', { ids: [row.id] });
    else await call('users/endSessions', { id: row.id });
    const after = await post(app, 'user/getUserInfoMySQL', { user_id: userId }, session);
    expect(after.status).toBe(401);
  },
);

test('who guessed wrong too often is shown as locked, and unlocked at once', async () => {
  const userId = nextId();
  await addUser(db, 'nobody', { userId });
  // As five wrong passwords from this network leave it.
  await db
    .insert(signInGuard)
    .values({ userId, origin: '127.0.0.0/24', attempts: 5, lastAt: new Date() });
  const signIn = () => call('user/validateUserMySQL', { user_id: userId, password: PASSWORD });
  expect((await signIn()).reasonText).toBe('locked');
  const locked = await call('users/list', { search: userId, filters: { locked: true } });
  expect(locked.data.rows).toMatchObject([{ userId, locked: true }]);
  const others = await call('users/list', { search: userId, filters: { locked: false } });
  expect(others.data.rows).toEqual([]);
  await call('users/unlock', { id: locked.data.rows[0].id });
  expect((await signIn()).isSuccess).toBe(true);
});

test('who asked for too many mails is not locked', async () => {
  const userId = nextId();
  await addUser(db, 'nobody', { userId });
  await db.insert(signInGuard).values({ userId, origin: 'mail', attempts: 9, lastAt: new Date() });
  const { data } = await call('users/list', { search: userId });
  expect(data.rows).toMatchObject([{ userId, locked: false }]);
});

test('a reset password is mailed in the user’s language, and stands in no outbox and no answer', async () => {
  const { url, mails, stop } = await startMailServer();
  const userId = nextId();
  const email = `${userId}@chanote.example`;
  const { data } = await addPerson({ userId, email, language: 'en' });
  const answer = await call('users/resetPassword', { id: data.id, deliver: 'mail' });
  expect(answer.data).toEqual({ password: null });
  const { rows: asked } = await maintenance.pool.query('select payload from outgoing_mail');
  expect(Object.keys(asked[0].payload).sort()).toEqual(['resetAt', 'userId']);
  await workOffJobs(maintenance, url);
  const { subject, text = '' } = await mails.next(email);
  expect(subject).toBe('Your temporary password for the back office');
  const [, password] = /Temporary password: (\S{16})/.exec(text) ?? [];
  const signedIn = await call('user/validateUserMySQL', { user_id: userId, password });
  expect(signedIn.reasonText).toBe('temp_password');
  await stop();
});

test('a mail that is late sends no password once another was set', async () => {
  const { url, mails, stop } = await startMailServer();
  const userId = nextId();
  const email = `${userId}@chanote.example`;
  const { data } = await addPerson({ userId, email });
  await call('users/resetPassword', { id: data.id, deliver: 'mail' });
  const { data: shown } = await call('users/resetPassword', { id: data.id, deliver: 'show' });
  await workOffJobs(maintenance, url);
  expect(mails.unread(email)).toBe(0);
  const credentials = { user_id: userId, password: shown.password };
  expect((await call('user/validateUserMySQL', credentials)).reasonText).toBe('temp_password');
  await stop();
});

test('who has no e-mail address is told so before anything changes', async () => {
  const userId = nextId();
  await addUser(db, 'nobody', { userId });
  const { data } = await call('users/list', { search: userId });
  const refused = await call('users/resetPassword', { id: data.rows[0].id, deliver: 'mail' });
  expect(refused.reasonText).toBe('no_email');
  const signedIn = await call('user/validateUserMySQL', { user_id: userId, password: PASSWORD });
  expect(signedIn.isSuccess).toBe(true);
});

test('a picture becomes a small square one, is shown to those who see users, and can be removed', async () => {
  const { data } = await addPerson();
  const upload = await sharp({
    create: { width: 700, height: 400, channels: 3, background: '#216cb7' },
  })
    .jpeg()
    .toBuffer();
  await call('users/savePicture', { id: data.id, picture_base64: upload.toString('base64') });
  expect((await call('users/read', { id: data.id })).data.hasPicture).toBe(true);
  const { data: pictures } = await call('users/pictures', { ids: [data.id] });
  const kept = await sharp(Buffer.from(pictures[0].picture_base64, 'base64')).metadata();
  expect(kept).toMatchObject({ format: 'webp', width: 256, height: 256 });
  const text = Buffer.from('<svg/>').toString('base64');
  const refused = await call('users/savePicture', { id: data.id, picture_base64: text });
  expect(refused.data.fields).toEqual({ picture_base64: 'not_a_picture' });
  await call('users/savePicture', { id: data.id, picture_base64: 'null' });
  expect((await call('users/pictures', { ids: [data.id] })).data).toEqual([]);
});

test('everything done to a user stands in the record, passwords never', async () => {
  const { data } = await addPerson();
  const { id } = data;
  await save(data, { email: 'new@chanote.example' });
  const { data: shown } = await call('users/resetPassword', { id, deliver: 'show' });
  await call('users/unlock', { id });
  await call('users/endSessions', { id });
  await call('users/savePicture', { id, picture_base64: 'null' });
  await call('users/delete', { ids: [id] });
  await call('users/restore', { ids: [id] });
  const events = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.subject, 'user'), eq(auditEvent.subjectId, String(id))))
    .orderBy(auditEvent.id);
  expect(events.map(({ action }) => action)).toEqual([
    'create',
    'change',
    'reset_password',
    'unlock',
    'end_sessions',
    'change',
    'delete',
    'restore',
  ]);
  expect(events.every(({ actor, subjectName }) => actor && subjectName === data.userId)).toBe(true);
  expect(events[1]?.changes).toEqual({ email: { from: null, to: 'new@chanote.example' } });
  expect(JSON.stringify(events)).not.toMatch(/argon|passwordHash/);
  expect(JSON.stringify(events)).not.toContain(shown.password);
});

test('a lost second factor is removed by somebody else, never by oneself', async () => {
  const userId = nextId();
  const { id } = await insertUser(userId);
  await db.insert(secondFactor).values({ userId: id, secret: 'sealed', confirmed: true });
  const session = await signInAs(app, 'administrator');
  const { data: before } = await call('users/read', { id });
  expect(before).toMatchObject({ hasSecondFactor: true, lastSignInAt: null });
  expect((await call('users/removeSecondFactor', { id })).isSuccess).toBe(true);
  const signedIn = await call('user/validateUserMySQL', { user_id: userId, password: PASSWORD });
  expect(signedIn.isSuccess).toBe(true);
  const { data: after } = await call('users/read', { id });
  expect(after.hasSecondFactor).toBe(false);
  expect(Date.now() - Date.parse(after.lastSignInAt)).toBeLessThan(60_000);
  const { data: own } = await call('users/list', { search: 'administrator' });
  const refused = await post(app, 'users/removeSecondFactor', { id: own.rows[0].id }, session);
  expect(refused.body.reasonText).toBe('own_account');
});

test('the address that a user had until now is told that it is no longer theirs', async () => {
  const mail = await startMailServer();
  const { data } = await addPerson({ userId: nextId(), email: 'old@chanote.test' });
  await save(data, { email: 'new@chanote.test' });
  await workOffJobs(maintenance, mail.url);
  const letter = await mail.mails.next('old@chanote.test');
  expect(letter.text).toContain('หากคุณไม่ได้เปลี่ยนเอง');
  await mail.stop();
});

async function insertUser(userId: string) {
  await addUser(db, 'nobody', { userId });
  const { data } = await call('users/list', { search: userId });
  return data.rows[0];
}
