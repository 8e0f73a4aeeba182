import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEvent } from '#server/audit/tables.ts';
import { userGroup } from '#server/rights/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { solveCaptcha } from '#tests/support/captcha.ts';
import { addUser, PASSWORD, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';
import { recoveryCode, secondFactor } from './tables.ts';
import { codeAt, stepOf } from './totp.ts';

const { app, db } = await startApp(await cloneDatabase());
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What the app of a phone makes of the secret. */
function createPhone(base32: string) {
  const bits = [...base32].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  /** `ahead` steps of the clock: each code serves once. */
  return { code: (ahead = 0) => codeAt(secret, stepOf(new Date()) + ahead) };
}

let people = 0;
/** A user with the second factor on. */
async function addCareful() {
  people += 1;
  const { userId } = await addUser(db, 'nobody', { userId: `careful${people}` });
  const headers = await signInAs(app, userId);
  const call = (path: string, input: object) => post(app, `account/${path}`, input, headers);
  const { body } = await call('startSecondFactor', { password: PASSWORD });
  const phone = createPhone(body.data.secret);
  const confirmed = await call('confirmSecondFactor', { code: phone.code() });
  // Set up long ago: the code of this moment has not served yet.
  await db.update(secondFactor).set({ lastStep: 0 });
  const codes: string[] = confirmed.body.data.recovery_codes;
  return { userId, call, phone, codes, uri: body.data.uri, secret: body.data.secret };
}

const signIn = (visitor: Visitor, user_id: string, code?: string, captcha?: string) =>
  visitor.post('user/validateUserMySQL', { user_id, password: PASSWORD, code, captcha });

test('the set-up gives what an authenticator app reads, and ten recovery codes', async () => {
  const { uri, secret, codes, userId, call } = await addCareful();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toBe(`otpauth://totp/Chanote%3A${userId}?secret=${secret}&issuer=Chanote`);
  expect(new Set(codes).size).toBe(10);
  expect((await call('read', {})).body.data.second_factor).toEqual({
    on: true,
    required: false,
    recovery_codes_left: 10,
  });
  const stored = JSON.stringify([
    await db.select().from(secondFactor),
    await db.select().from(recoveryCode),
  ]);
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain(codes[0]);
});

test('who signed in by the password alone is out once the factor is on', async () => {
  const { userId } = await addUser(db, 'nobody', { userId: 'late' });
  const [thief, own] = [await signInAs(app, userId), await signInAs(app, userId)];
  const call = (path: string, input: object) => post(app, `account/${path}`, input, own);
  const { body } = await call('startSecondFactor', { password: PASSWORD });
  await call('confirmSecondFactor', { code: createPhone(body.data.secret).code() });
  expect((await call('read', {})).body.isSuccess).toBe(true);
  expect((await post(app, 'account/read', {}, thief)).body.reasonText).toBe('not_signed_in');
});

test('the password alone no longer signs in; with the code of the moment it does', async () => {
  const { userId, phone } = await addCareful();
  const visitor = createVisitor(app);
  for (let again = 0; again < 6; again += 1)
    expect((await signIn(visitor, userId)).body.reasonText, 'asking costs no attempt').toBe(
      'code_required',
    );
  expect((await signIn(visitor, userId, phone.code())).body.isSuccess).toBe(true);
});

test('a code serves once, also for two who send it at the same moment', async () => {
  const { userId, phone } = await addCareful();
  const code = phone.code(1);
  const known = createVisitor(app);
  await signIn(known, userId, phone.code());
  const both = await Promise.all([
    signIn(createVisitor(app), userId, code),
    signIn(createVisitor(app), userId, code),
  ]);
  expect(both.map(({ body }) => body.reasonText).toSorted()).toEqual(['', 'wrong_code']);
});

test('wrong codes are counted like wrong passwords, and asking for the code forgives none', async () => {
  const { userId, phone } = await addCareful();
  const visitor = createVisitor(app);
  expect((await signIn(visitor, userId, '000000')).body.reasonText).toBe('wrong_code');
  for (let guess = 0; guess < 4; guess += 1) {
    expect((await signIn(visitor, userId)).body.reasonText).toBe('captcha_required');
    const captcha = await solveCaptcha(app);
    expect((await signIn(visitor, userId, '000000', captcha)).body.reasonText).toBe('wrong_code');
  }
  expect((await signIn(visitor, userId, phone.code())).body.reasonText).toBe('locked');
});

test('the password alone, shown where it is changed, forgives no wrong code either', async () => {
  const { userId, phone } = await addCareful();
  const visitor = createVisitor(app);
  for (let guess = 0; guess < 5; guess += 1) {
    const captcha = guess > 0 ? await solveCaptcha(app) : undefined;
    expect((await signIn(visitor, userId, '000000', captcha)).body.reasonText).toBe('wrong_code');
    await visitor.post('user/validateUserResetPasswordMySQL', {
      ...{ user_id: userId, password: PASSWORD, captcha: await solveCaptcha(app) },
    });
  }
  expect((await signIn(visitor, userId, phone.code())).body.reasonText).toBe('locked');
});

test('a stolen password alone changes nothing while it still serves; one that must be changed is changed', async () => {
  const { userId, call } = await addCareful();
  const thief = createVisitor(app);
  const prove = () =>
    thief.post('user/validateUserResetPasswordMySQL', { user_id: userId, password: PASSWORD });
  const setPassword = () =>
    thief.post('user/updateForgetPassowrd', { user_id: userId, password: 'Newer-Horse-8' });
  for (let again = 0; again < 6; again += 1)
    expect((await prove()).body.reasonText, 'asking costs no attempt').toBe('code_required');
  expect(thief.cookies.size).toBe(0);
  expect((await setPassword()).body.reasonText).toBe('no_grant');
  expect((await call('read', {})).body.isSuccess).toBe(true);
  expect((await signIn(createVisitor(app), userId)).body.reasonText).toBe('code_required');

  const demanded = { passwordChangedAt: new Date('2020-01-01') };
  await db.update(appUser).set(demanded).where(eq(appUser.userId, userId));
  expect((await prove()).body.isSuccess).toBe(true);
  expect((await setPassword()).body.isSuccess).toBe(true);
});

test('Thai digits are digits', async () => {
  const { userId, phone } = await addCareful();
  const typed = phone.code().replaceAll(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'.charAt(Number(digit)));
  expect((await signIn(createVisitor(app), userId, typed)).body.isSuccess).toBe(true);
});

test('a wrong password is told before any code, right or wrong', async () => {
  const { userId, phone } = await addCareful();
  const { body } = await createVisitor(app).post('user/validateUserMySQL', {
    user_id: userId,
    password: 'Wrong-Horse-7',
    code: phone.code(),
  });
  expect(body.reasonText).toBe('wrong_credentials');
});

test('a recovery code signs in once, however it is typed', async () => {
  const { userId, codes, call } = await addCareful();
  const [first = ''] = codes;
  const typed = ` ${first.toUpperCase().replace('-', ' ')} `;
  expect((await signIn(createVisitor(app), userId, typed)).body.isSuccess).toBe(true);
  expect((await signIn(createVisitor(app), userId, first)).body.reasonText).toBe('wrong_code');
  expect((await call('read', {})).body.data.second_factor.recovery_codes_left).toBe(9);
});

test('new recovery codes take a code and replace all before them', async () => {
  const { userId, call, phone, codes } = await addCareful();
  expect((await call('renewRecoveryCodes', { code: '000000' })).body.reasonText).toBe('wrong_code');
  const renewed = await call('renewRecoveryCodes', { code: phone.code() });
  expect(renewed.body.data.recovery_codes).toHaveLength(10);
  const old = await signIn(createVisitor(app), userId, codes[0]);
  expect(old.body.reasonText).toBe('wrong_code');
  const fresh = await signIn(createVisitor(app), userId, renewed.body.data.recovery_codes[0]);
  expect(fresh.body.isSuccess).toBe(true);
});

test('turning it off takes the password and a code; another cannot be set up over it', async () => {
  const { userId, call, phone } = await addCareful();
  const over = await call('startSecondFactor', { password: PASSWORD });
  expect(over.body.reasonText).toBe('conflict');
  const remove = (password: string, code: string) => call('removeSecondFactor', { password, code });
  expect((await remove('Wrong-Horse-7', phone.code())).body.reasonText).toBe('Invalid password');
  expect((await remove(PASSWORD, '000000')).body.reasonText).toBe('wrong_code');
  expect((await remove(PASSWORD, phone.code())).body.isSuccess).toBe(true);
  expect((await signIn(createVisitor(app), userId)).body.isSuccess).toBe(true);
  const events = await db
    .select({ action: auditEvent.action })
    .from(auditEvent)
    .where(eq(auditEvent.subjectName, userId))
    .orderBy(auditEvent.id);
  const actions = events.map(({ action }) => action);
  expect(actions.filter((action) => action.startsWith('second_factor'))).toEqual([
    'second_factor_on',
    'second_factor_off',
  ]);
});

test('an unconfirmed secret asks for nothing, and the password is needed to begin', async () => {
  const { userId } = await addUser(db, 'nobody', { userId: 'beginner' });
  const headers = await signInAs(app, userId);
  const start = (password: string) => post(app, 'account/startSecondFactor', { password }, headers);
  expect((await start('Wrong-Horse-7')).body.reasonText).toBe('Invalid password');
  expect((await start(PASSWORD)).body.isSuccess).toBe(true);
  expect((await signIn(createVisitor(app), userId)).body.isSuccess).toBe(true);
  const unconfirmed = await post(app, 'account/renewRecoveryCodes', { code: '123456' }, headers);
  expect(unconfirmed.body.reasonText).toBe('wrong_code');
});

test('codes cannot be guessed from an open session either', async () => {
  const { call, phone } = await addCareful();
  for (let guess = 0; guess < 5; guess += 1) await call('renewRecoveryCodes', { code: '000000' });
  const { body } = await call('renewRecoveryCodes', { code: phone.code() });
  expect(body.reasonText).toBe('locked');
});

test('a secret moved to another user’s row opens nothing', async () => {
  const [thief, victim] = [await addCareful(), await addCareful()];
  const idOf = (userId: string) => sql`(select id from app_user where user_id = ${userId})`;
  await db.execute(sql`update second_factor set last_step = 0, secret =
    (select secret from second_factor where user_id = ${idOf(thief.userId)})
    where user_id = ${idOf(victim.userId)}`);
  const { body } = await signIn(createVisitor(app), victim.userId, thief.phone.code());
  expect(body.reasonText).toBe('wrong_code');
});

test.each(['user', 'group'] as const)(
  'where the %s must have it, nothing but the own account opens before it is set up',
  async (whose) => {
    const { userId, groupId } = await addUser(db, 'editor', { userId: `must${whose}` });
    if (whose === 'user')
      await db
        .update(appUser)
        .set({ secondFactorRequired: true })
        .where(eq(appUser.userId, userId));
    else
      await db
        .update(userGroup)
        .set({ secondFactorRequired: true })
        .where(eq(userGroup.id, groupId ?? 0));
    const headers = await signInAs(app, userId);
    const call = (path: string, input: object = {}) => post(app, path, input, headers);
    const profile = () => call('user/getUserInfoMySQL', { user_id: userId });
    expect((await profile()).body.data.second_factor_needed).toBe(true);
    expect(await call('dashboard/today')).toMatchObject({
      status: 403,
      body: { reasonText: 'second_factor_needed' },
    });
    // Setting it up may take until the session is about to end.
    expect((await call('user/extendSession')).body.token).toBeTruthy();

    const { body } = await call('account/startSecondFactor', { password: PASSWORD });
    const phone = createPhone(body.data.secret);
    await call('account/confirmSecondFactor', { code: phone.code() });
    expect((await profile()).body.data.second_factor_needed).toBe(false);
    expect((await call('dashboard/today')).status).toBe(200);
    const removal = { password: PASSWORD, code: phone.code() };
    expect((await call('account/removeSecondFactor', removal)).body.reasonText).toBe(
      'second_factor_required',
    );
    expect((await call('user/logout')).body.isSuccess).toBe(true);
    await db
      .update(userGroup)
      .set({ secondFactorRequired: false })
      .where(eq(userGroup.id, groupId ?? 0));
  },
);
