import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { chooseFirstPassword, makeFirstAdministrator } from '#server/users/first-administrator.ts';
import { appUser } from '#server/users/tables.ts';
import { addUser, PASSWORD, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { signInGuard, userSession } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
await addUser(db, 'nobody');

const signIn = (user_id: string, password: string) =>
  post(app, 'user/validateUserMySQL', { user_id, password });

test('the right password gives a three-part token with an expiry beside isSuccess', async () => {
  const { status, body } = await signIn('administrator', PASSWORD);
  expect(status).toBe(200);
  expect(body).toMatchObject({ isSuccess: true, reasonText: '' });
  expect(body.token.split('.')).toHaveLength(3);
  expect(decodeJwt(body.token).exp).toBeGreaterThan(Date.now() / 1000 + 3600);
});

test('a wrong password and an unknown user are refused alike', async () => {
  const refusal = { isSuccess: false, reasonText: 'wrong_credentials', data: null };
  expect((await signIn('administrator', 'Wrong-Horse-7')).body).toEqual(refusal);
  expect((await signIn('stranger', PASSWORD)).body).toEqual(refusal);
});

test('of 200 parallel guesses no more than five are evaluated, and then the user is locked', async () => {
  const user = await addUser(db, 'nobody', { userId: 'target' });
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, guess) => signIn(user.userId, `Guess-${guess}`)),
  );
  const reasons = answers.map(({ body }) => body.reasonText);
  expect(reasons.filter((reason) => reason === 'wrong_credentials')).toHaveLength(5);
  expect(reasons.filter((reason) => reason === 'locked')).toHaveLength(195);
  expect((await signIn(user.userId, PASSWORD)).body.reasonText).toBe('locked');
});

test('a lock ends after about ten minutes, although attempts went on meanwhile', async () => {
  const user = await addUser(db, 'nobody', { userId: 'waiting' });
  for (let guess = 0; guess < 7; guess += 1) await signIn(user.userId, 'Wrong-Horse-7');
  await db
    .update(signInGuard)
    .set({ lastAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(signInGuard.userId, user.userId));
  expect((await signIn(user.userId, PASSWORD)).body.isSuccess).toBe(true);
});

test('names of nobody are locked like any other', async () => {
  for (let guess = 0; guess < 5; guess += 1) await signIn('ghost', PASSWORD);
  expect((await signIn('ghost', PASSWORD)).body.reasonText).toBe('locked');
});

test('the profile is that of the token, and nobody else’s', async () => {
  const headers = await signInAs(app, 'administrator');
  const own = await post(app, 'user/getUserInfoMySQL', { user_id: 'administrator' }, headers);
  expect(own.body.data).toMatchObject({ first_name: 'administrator', picture_base64: 'null' });
  const other = await post(app, 'user/getUserInfoMySQL', { user_id: 'nobody' }, headers);
  expect(other.body).toEqual({ isSuccess: false, reasonText: 'Invalid User', data: null });
});

test('logging out ends this session at once and no other', async () => {
  const [gone, kept] = [await signInAs(app, 'nobody'), await signInAs(app, 'nobody')];
  expect((await post(app, 'user/logout', { user_id: '' }, gone)).body.isSuccess).toBe(true);
  const profile = (headers: Record<string, string>) =>
    post(app, 'user/getUserInfoMySQL', { user_id: 'nobody' }, headers);
  expect((await profile(gone)).status).toBe(401);
  expect((await profile(kept)).status).toBe(200);
});

test('a disabled user, an expired session and a forged token are not signed in', async () => {
  const user = await addUser(db, 'nobody', { userId: 'leaver' });
  const headers = await signInAs(app, user.userId);
  const profile = (authorization = headers.authorization) =>
    post(app, 'user/getUserInfoMySQL', { user_id: user.userId }, { authorization });
  expect((await profile()).status).toBe(200);

  const [head, payload, signature] = headers.authorization.split('.');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const forged of [
    `Bearer-${unsigned}.${payload}.`,
    `${head}.${payload}`,
    `${head}.${payload}.${signature?.slice(0, -4)}AAAA`,
    headers.authorization.replace('Bearer-', 'Bearer '),
    'Bearer-{}',
  ]) {
    expect((await profile(forged)).status, forged).toBe(401);
  }

  await db.update(appUser).set({ enabled: false }).where(eq(appUser.userId, user.userId));
  expect((await profile()).status).toBe(401);
  await db.update(appUser).set({ enabled: true }).where(eq(appUser.userId, user.userId));
  await db.update(userSession).set({ expiresAt: new Date(Date.now() - 1000) });
  expect((await profile()).status).toBe(401);
});

test('who lacks the permission of a window is refused, who has it is served', async () => {
  const refused = await post(app, 'dashboard/visits', {}, await signInAs(app, 'nobody'));
  expect(refused).toEqual({
    status: 403,
    body: { isSuccess: false, reasonText: 'not_permitted', data: null },
  });
  const served = await post(app, 'dashboard/visits', {}, await signInAs(app, 'administrator'));
  expect(served.body).toMatchObject({ isSuccess: true, data: [] });
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
