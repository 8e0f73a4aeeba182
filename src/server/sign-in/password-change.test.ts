import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#server/users/passwords.ts';
import { appUser } from '#server/users/tables.ts';
import { untilOneWaits } from '#tests/support/locked.ts';
import { addUser, PASSWORD, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { passwordGrant, signInGuard } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());
const NEW_PASSWORD = 'Newer-Horse-8';

beforeEach(async () => {
  await db.delete(appUser);
  await db.delete(signInGuard);
  await addUser(db, 'nobody', { userId: 'somchai', passwordTemporary: true });
  await addUser(db, 'nobody', { userId: 'malee' });
});

/** Checks the old password and answers the grant's cookie. */
async function proveOldPassword(user_id = 'somchai', password = PASSWORD) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/user/validateUserResetPasswordMySQL',
    payload: { user_id, password },
  });
  const cookie = String(response.headers['set-cookie'] ?? '');
  return { body: response.json(), cookie, headers: { cookie: cookie.split(';')[0] ?? '' } };
}

const setPassword = (password: string, headers = {}, user_id = 'somchai') =>
  post(app, 'user/updateForgetPassowrd', { user_id, password }, headers);

const signIn = (password: string) =>
  post(app, 'user/validateUserMySQL', { user_id: 'somchai', password });

test('a temporary password leads to a change, and the new one signs in', async () => {
  expect((await signIn(PASSWORD)).body).toEqual({
    isSuccess: false,
    reasonText: 'temp_password',
    data: null,
  });
  const { headers, cookie } = await proveOldPassword();
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
  expect((await setPassword(NEW_PASSWORD, headers)).body.isSuccess).toBe(true);
  expect((await signIn(NEW_PASSWORD)).body.isSuccess).toBe(true);
  expect((await signIn(PASSWORD)).body.reasonText).toBe('wrong_credentials');
});

test('a wrong old password is Invalid password and gives no grant', async () => {
  const { body, cookie } = await proveOldPassword('somchai', 'Wrong-Horse-7');
  expect(body.reasonText).toBe('Invalid password');
  expect(cookie).toBe('');
});

test('the old password again is Error1, and the grant serves for another try', async () => {
  const { headers } = await proveOldPassword();
  expect((await setPassword(PASSWORD, headers)).body.reasonText).toBe('Error1');
  expect((await setPassword(NEW_PASSWORD, headers)).body.isSuccess).toBe(true);
});

test('a password that is reset while the old one is being checked opens no way to set another', async () => {
  const whileReset = async <Answer>(call: () => Promise<Answer>) => {
    const { answer } = await db.transaction(async (tx) => {
      await tx.update(appUser).set({ passwordHash: 'reset' }).where(eq(appUser.userId, 'somchai'));
      const answer = call();
      await untilOneWaits(db);
      return { answer };
    });
    return answer;
  };
  const readHash = async () =>
    (await db.select().from(appUser).where(eq(appUser.userId, 'somchai')))[0]?.passwordHash;
  const hash = await readHash();
  const again = () => db.update(appUser).set({ passwordHash: hash, passwordTemporary: false });

  const proven = await whileReset(proveOldPassword);
  expect(proven.body.reasonText).toBe('Invalid password');
  expect(await db.$count(passwordGrant)).toBe(0);

  await again();
  const { headers } = await proveOldPassword();
  const set = await whileReset(() => setPassword(NEW_PASSWORD, headers));
  expect(set.body.reasonText).toBe('no_grant');

  await again();
  const session = await signInAs(app, 'somchai');
  const passwords = { old_password: PASSWORD, new_password: NEW_PASSWORD };
  const changed = await whileReset(() => post(app, 'account/changePassword', passwords, session));
  expect(changed.body.reasonText).toBe('Invalid password');
  expect(await readHash()).toBe('reset');
});

test('without a grant, with a used, an expired or another user’s one, nothing changes', async () => {
  expect((await setPassword(NEW_PASSWORD)).body.reasonText).toBe('no_grant');
  const others = await proveOldPassword('malee');
  expect((await setPassword(NEW_PASSWORD, others.headers)).body.reasonText).toBe('no_grant');
  const late = await proveOldPassword();
  await db.update(passwordGrant).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await setPassword(NEW_PASSWORD, late.headers)).body.reasonText).toBe('no_grant');
  expect((await setPassword(NEW_PASSWORD, late.headers, 'ghost')).body.reasonText).toBe('no_grant');

  const used = await proveOldPassword();
  await setPassword(NEW_PASSWORD, used.headers);
  expect((await setPassword('Newest-Horse-9', used.headers)).body.reasonText).toBe('no_grant');
});

test.each([
  ['Ab1-', 'too_short'],
  [`Ab1-${'x'.repeat(23)}`, 'too_long'],
  ['Abcdefg-', 'needs_digit'],
  ['ABCDEF1-', 'needs_lowercase'],
  ['abcdef1-', 'needs_uppercase'],
  ['Abcdefg1', 'needs_special'],
  ['Password-1', 'too_common'],
  ['Somchai-2540', 'too_common'],
])('%s is refused: %s', async (password, code) => {
  const { headers } = await proveOldPassword();
  const { body } = await setPassword(password, headers);
  expect(body).toMatchObject({ reasonText: 'invalid_input', data: { fields: { password: code } } });
});

test('the old password again is Error1, also where it is one that nobody may choose', async () => {
  const common = 'Password-1';
  const passwordHash = await hashPassword(common);
  await db.update(appUser).set({ passwordHash }).where(eq(appUser.userId, 'somchai'));
  const { headers } = await proveOldPassword('somchai', common);
  expect((await setPassword(common, headers)).body.reasonText).toBe('Error1');
});

test('a new password ends the sessions of the old one', async () => {
  await db.update(appUser).set({ passwordTemporary: false }).where(eq(appUser.userId, 'somchai'));
  const session = await signInAs(app, 'somchai');
  await setPassword(NEW_PASSWORD, (await proveOldPassword()).headers);
  const profile = await post(app, 'user/getUserInfoMySQL', { user_id: 'somchai' }, session);
  expect(profile.status).toBe(401);
});
