import { eq, type SQL, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { auditEvent } from '#server/audit/tables.ts';
import { chooseFirstPassword, makeFirstAdministrator } from '#server/users/first-administrator.ts';
import { appUser } from '#server/users/tables.ts';
import { untilOneWaits } from '#tests/support/locked.ts';
import { addUser, PASSWORD, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { signOutWhoLeft } from './cleaning.ts';
import { userSession } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator', { email: 'admin@chanote.test', language: 'en' });
await addUser(db, 'nobody');

const signIn = (user_id: string, password: string) =>
  post(app, 'user/validateUserMySQL', { user_id, password });

const profile = (user_id: string, headers: Record<string, string>) =>
  post(app, 'user/getUserInfoMySQL', { user_id }, headers);

test('the right password gives a three-part token with an expiry beside isSuccess', async () => {
  const { status, body } = await signIn('administrator', PASSWORD);
  expect(status).toBe(200);
  expect(body).toMatchObject({ isSuccess: true, reasonText: '', data: null });
  expect(body.token.split('.')).toHaveLength(3);
  const hours = (Number(decodeJwt(body.token).exp) - Date.now() / 1000) / 3600;
  expect(hours).toBeCloseTo(8, 1);
});

test.each(['ADMINistrator', 'administrator ', ' administrator'])(
  'names are taken in whichever case and with whichever blanks they are typed, also for the profile: "%s"',
  async (name) => {
    const { body } = await signIn(name, PASSWORD);
    expect(body.isSuccess).toBe(true);
    const headers = { authorization: `Bearer-${body.token}` };
    expect((await profile(name, headers)).body.data.user_id).toBe('administrator');
  },
);

test('a wrong password, an unknown and a disabled user are refused alike', async () => {
  await addUser(db, 'nobody', { userId: 'wrong' });
  await addUser(db, 'nobody', { userId: 'disabled', enabled: false });
  const refusal = { isSuccess: false, reasonText: 'wrong_credentials', data: null };
  expect((await signIn('wrong', 'Wrong-Horse-7')).body).toEqual(refusal);
  expect((await signIn('stranger', PASSWORD)).body).toEqual(refusal);
  expect((await signIn('disabled', PASSWORD)).body).toEqual(refusal);
});

test('a password that is replaced while it is being checked opens nothing any more', async () => {
  await addUser(db, 'nobody', { userId: 'late' });
  const isLate = eq(appUser.userId, 'late');
  const { signedIn } = await db.transaction(async (tx) => {
    await tx.update(appUser).set({ passwordHash: 'another' }).where(isLate);
    const signedIn = signIn('late', PASSWORD);
    await untilOneWaits(db);
    return { signedIn };
  });
  expect((await signedIn).body.reasonText).toBe('wrong_credentials');
  const [user] = await db.select().from(appUser).where(isLate);
  expect(await db.$count(userSession, eq(userSession.userId, user?.id ?? 0))).toBe(0);
});

test('fields that are no text are refused by name, and text that no database takes as well', async () => {
  for (const user_id of [{}, [], 7, null, '', ' ', 'a\0b']) {
    const { status, body } = await post(app, 'user/validateUserMySQL', {
      user_id,
      password: PASSWORD,
    });
    expect(status, JSON.stringify(user_id)).toBe(200);
    expect(body.reasonText).toBe('invalid_input');
    expect(Object.keys(body.data.fields)).toEqual(['user_id']);
  }
});

test('a password older than password_days has to be changed', async () => {
  const old = sql`now() - interval '90 days 1 minute'`;
  await addUser(db, 'nobody', { userId: 'expired', passwordChangedAt: old as never });
  expect((await signIn('expired', PASSWORD)).body.reasonText).toBe('day_password_expiration');
  const recent = sql`now() - interval '89 days'`;
  await db.update(appUser).set({ passwordChangedAt: recent }).where(eq(appUser.userId, 'expired'));
  expect((await signIn('expired', PASSWORD)).body.isSuccess).toBe(true);
});

test('the profile is that of the token, and nobody else’s', async () => {
  const headers = await signInAs(app, 'administrator');
  const own = await profile('administrator', headers);
  expect(own.body.data).toMatchObject({
    first_name: 'administrator',
    picture_base64: 'null',
    email: 'admin@chanote.test',
    language: 'en',
    session: { idle_minutes: 60, end_on_unload: 'Y' },
    second_factor_needed: false,
  });
  const token = headers.authorization.slice('Bearer-'.length);
  const expiry = new Date(own.body.data.session.expires_at).getTime() / 1000;
  expect(expiry).toBe(decodeJwt(token).exp);
  const other = await profile('nobody', headers);
  expect(other.body).toEqual({ isSuccess: false, reasonText: 'Invalid User', data: null });
});

test('staying signed in begins the time anew, up to a day after the sign-in', async () => {
  const user = await addUser(db, 'nobody', { userId: 'lateworker' });
  const headers = await signInAs(app, user.userId);
  const mine = sql`user_id = (select id from app_user where user_id = 'lateworker')`;
  const extend = async () => {
    const { body } = await post(app, 'user/extendSession', {}, headers);
    return (Number(decodeJwt(body.token).exp) - Date.now() / 1000) / 3600;
  };
  await db.update(userSession).set({ expiresAt: sql`now() + interval '5 minutes'` }).where(mine);
  expect(await extend()).toBeCloseTo(8, 1);
  await db
    .update(userSession)
    .set({
      createdAt: sql`now() - interval '20 hours'`,
      expiresAt: sql`now() + interval '5 minutes'`,
    })
    .where(mine);
  expect(await extend()).toBeCloseTo(4, 1);
});

test('logging out ends this session at once and no other', async () => {
  const [gone, kept] = [await signInAs(app, 'nobody'), await signInAs(app, 'nobody')];
  expect((await post(app, 'user/logout', { user_id: '' }, gone)).body.isSuccess).toBe(true);
  expect((await profile('nobody', gone)).status).toBe(401);
  expect((await profile('nobody', kept)).status).toBe(200);
});

describe('leaving the last page', () => {
  const sessionOf = (userId: string) =>
    sql`user_id = (select id from app_user where user_id = ${userId})`;
  const passTime = (userId: string) =>
    db
      .update(userSession)
      .set({ leftAt: sql`left_at - interval '31 seconds'` })
      .where(sessionOf(userId));
  const leaver = async (userId: string) => {
    await addUser(db, 'nobody', { userId });
    const headers = await signInAs(app, userId);
    const status = async () => (await profile(userId, headers)).status;
    const leave = (left: number) => post(app, 'user/logout', { user_id: '', left }, headers);
    const comeBack = (back: number) => post(app, 'user/stay', { back }, headers);
    return { status, leave, comeBack };
  };

  test('ends the session where no page comes back within half a minute, and the record says so', async () => {
    const { status, leave } = await leaver('closer');
    await leave(1_000);
    expect(await status()).toBe(200);
    await signOutWhoLeft(db);
    expect(await status()).toBe(200);
    await passTime('closer');
    expect(await status()).toBe(401);
    await signOutWhoLeft(db);
    expect(await db.select().from(userSession).where(sessionOf('closer'))).toEqual([]);
    const events = await db
      .select({ action: auditEvent.action })
      .from(auditEvent)
      .where(eq(auditEvent.actor, 'closer'))
      .orderBy(auditEvent.id);
    expect(events.map(({ action }) => action)).toEqual(['sign_in', 'signed_out']);
  });

  test('is no end where the next page says that it is there, though its call came first', async () => {
    const { status, leave, comeBack } = await leaver('reloader');
    await leave(1_000);
    expect((await comeBack(1_200)).body.isSuccess).toBe(true);
    await comeBack(2_200);
    await leave(2_000);
    await passTime('reloader');
    expect(await status()).toBe(200);
  });

  test('is the end where it was left once more after that', async () => {
    const { status, leave, comeBack } = await leaver('returner');
    await leave(3_000);
    await comeBack(2_200);
    await passTime('returner');
    expect(await status()).toBe(401);
    expect((await comeBack(4_000)).status).toBe(401);
  });
});

test('a session that nobody used for an hour has ended', async () => {
  const user = await addUser(db, 'nobody', { userId: 'sleeper' });
  const headers = await signInAs(app, user.userId);
  const mine = sql`user_id = (select id from app_user where user_id = 'sleeper')`;
  await db.update(userSession).set({ lastSeenAt: sql`now() - interval '59 minutes'` }).where(mine);
  expect((await profile('sleeper', headers)).status).toBe(200);
  await db.update(userSession).set({ lastSeenAt: sql`now() - interval '61 minutes'` }).where(mine);
  expect((await profile('sleeper', headers)).status).toBe(401);
});

test('what a page asks while nobody is there does not keep a session awake', async () => {
  const user = await addUser(db, 'nobody', { userId: 'absent' });
  const headers = await signInAs(app, user.userId);
  const mine = sql`user_id = (select id from app_user where user_id = 'absent')`;
  const idle = (since: SQL) => db.update(userSession).set({ lastSeenAt: since }).where(mine);
  const half = sql`now() - interval '30 minutes'`;
  const soMuchMore = sql`last_seen_at - interval '31 minutes'`;
  await idle(half);
  await profile('absent', headers);
  await idle(soMuchMore);
  expect((await profile('absent', headers)).status).toBe(200);

  await idle(half);
  expect((await profile('absent', { ...headers, 'x-unattended': '1' })).status).toBe(200);
  await idle(soMuchMore);
  expect((await profile('absent', headers)).status).toBe(401);
});

test('a disabled user, an expired session and a forged token are not signed in', async () => {
  const user = await addUser(db, 'nobody', { userId: 'leaver' });
  const headers = await signInAs(app, user.userId);
  const statusOf = async (authorization = headers.authorization) =>
    (await profile(user.userId, { authorization })).status;
  expect(await statusOf()).toBe(200);

  const [head, payload, signature] = headers.authorization.split('.');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  const claims = decodeJwt(headers.authorization.slice('Bearer-'.length));
  const raised = Buffer.from(JSON.stringify({ ...claims, exp: 9_999_999_999 }));
  for (const forged of [
    `Bearer-${unsigned}.${payload}.`,
    `Bearer-${unsigned}.${payload}.${signature}`,
    `${head}.${raised.toString('base64url')}.${signature}`,
    `${head}.${payload}`,
    `${head}.${payload}.${signature?.slice(0, -4)}AAAA`,
    headers.authorization.replace('Bearer-', 'Bearer '),
    'Bearer-{}',
    'Bearer-[]',
  ]) {
    expect(await statusOf(forged), forged).toBe(401);
  }

  await db.update(appUser).set({ enabled: false }).where(eq(appUser.userId, user.userId));
  expect(await statusOf()).toBe(401);
  await db.update(appUser).set({ enabled: true }).where(eq(appUser.userId, user.userId));
  const mine = sql`user_id = (select id from app_user where user_id = 'leaver')`;
  await db
    .update(userSession)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(mine);
  expect(await statusOf()).toBe(401);
});

test('who lacks the permission of a window is refused, who has it is served', async () => {
  const refused = await post(app, 'dashboard/today', {}, await signInAs(app, 'nobody'));
  expect(refused).toEqual({
    status: 403,
    body: { isSuccess: false, reasonText: 'not_permitted', data: null },
  });
  const served = await post(app, 'dashboard/today', {}, await signInAs(app, 'administrator'));
  expect(served.body).toMatchObject({ isSuccess: true, reasonText: '' });
});

test('sign-ins, failures and sign-outs are recorded with who and from where', async () => {
  const user = await addUser(db, 'nobody', { userId: 'watched' });
  const visitor = createVisitor(app, '203.0.113.77');
  const credentials = { user_id: 'Watched', password: PASSWORD };
  const { body } = await visitor.post('user/validateUserMySQL', credentials);
  await visitor.post('user/logout', {}, { authorization: `Bearer-${body.token}` });
  await visitor.post('user/validateUserMySQL', { ...credentials, password: 'Wrong-Horse-7' });
  await visitor.post('user/validateUserMySQL', { user_id: 'My-Secret-1', password: 'somchai' });
  const events = await db
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.address, '203.0.113.77'))
    .orderBy(auditEvent.id);
  expect(events.map(({ action, actor, subjectName }) => [action, actor, subjectName])).toEqual([
    ['sign_in', user.userId, user.userId],
    ['signed_out', user.userId, user.userId],
    ['sign_in_failed', null, user.userId],
    // A password typed into the wrong field must not end in the record.
    ['sign_in_failed', null, ''],
  ]);
});

test('the first administrator is made once, even by two instances at the same moment', async () => {
  const empty = await startApp(await cloneDatabase());
  const first = chooseFirstPassword(undefined);
  const made = await Promise.all([
    makeFirstAdministrator(empty.db, first),
    makeFirstAdministrator(empty.db, first),
  ]);
  expect(made.toSorted()).toEqual([false, true]);
  expect(first.temporary).toBe(true);
  expect(first.password).toMatch(/^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])(?=.*[^\w]).{16}$/);
});

test.each(['short', 'Password1!', 'Admin-123'])(
  'the operator’s own first password is held to the rule: not %s',
  (password) => {
    expect(() => chooseFirstPassword(password)).toThrow(
      /^ADMIN_PASSWORD is .*: set it to [^.]*\.$/,
    );
  },
);
