import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEvent } from '#server/audit/tables.ts';
import { solveCaptcha } from '#tests/support/captcha.ts';
import { addUser, PASSWORD } from '#tests/support/people.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';
import { signInGuard } from './tables.ts';

const url = await cloneDatabase();
const { app, db } = await startApp(url);
const WRONG = 'Wrong-Horse-7';

/** Tries a password, with a fresh captcha where one is demanded, and answers the reason. */
async function attempt(visitor: Visitor, user_id: string, password: string): Promise<string> {
  const { body } = await visitor.post('user/validateUserMySQL', { user_id, password });
  if (body.reasonText !== 'captcha_required') return body.reasonText;
  const captcha = await solveCaptcha(app);
  const second = await visitor.post('user/validateUserMySQL', { user_id, password, captcha });
  return second.body.reasonText;
}

/** One wrong password, three more that only the count knows of, and the fifth. */
async function lockOut(visitor: Visitor, userId: string): Promise<void> {
  expect(await attempt(visitor, userId, WRONG)).toBe('wrong_credentials');
  const own = and(eq(signInGuard.userId, userId), eq(signInGuard.attempts, 1));
  await db.update(signInGuard).set({ attempts: 4 }).where(own);
  expect(await attempt(visitor, userId, WRONG)).toBe('wrong_credentials');
  expect(await attempt(visitor, userId, WRONG)).toBe('locked');
}

const rest = (userId: string) =>
  db
    .update(signInGuard)
    .set({ lastAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(signInGuard.userId, userId));

test('after one wrong password a captcha is demanded, which costs no attempt', async () => {
  const { userId } = await addUser(db, 'nobody', { userId: 'forgetful' });
  const visitor = createVisitor(app);
  const signIn = (captcha?: string, password = PASSWORD) =>
    visitor.post('user/validateUserMySQL', { user_id: userId, password, captcha });
  expect((await signIn(undefined, WRONG)).body.reasonText).toBe('wrong_credentials');
  for (const unsolved of [undefined, 'nonsense', 'waived', btoa('{"challenge":{}}')]) {
    for (let again = 0; again < 3; again += 1)
      expect((await signIn(unsolved)).body.reasonText).toBe('captcha_required');
  }
  expect((await signIn(await solveCaptcha(app))).body.isSuccess).toBe(true);
  expect((await signIn()).body.isSuccess, 'the right password forgives').toBe(true);
});

test('a solution serves once, whoever brings it', async () => {
  const { userId } = await addUser(db, 'nobody', { userId: 'solver' });
  const visitor = createVisitor(app);
  const captcha = await solveCaptcha(app);
  const signIn = (password: string) =>
    visitor.post('user/validateUserMySQL', { user_id: userId, password, captcha });
  expect((await signIn(WRONG)).body.reasonText).toBe('wrong_credentials');
  expect((await signIn(WRONG)).body.reasonText, 'not used up unasked').toBe('wrong_credentials');
  expect((await signIn(PASSWORD)).body.reasonText).toBe('captcha_required');
});

test('of 200 parallel guesses no more than five are evaluated, whatever their captchas', async () => {
  const { userId } = await addUser(db, 'nobody', { userId: 'target' });
  const visitor = createVisitor(app);
  const captchas = await Promise.all(Array.from({ length: 8 }, () => solveCaptcha(app)));
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, guess) =>
      visitor.post('user/validateUserMySQL', {
        user_id: userId,
        password: `Guess-${guess}`,
        captcha: captchas[guess % 8],
      }),
    ),
  );
  const reasons = answers.map(({ body }) => body.reasonText);
  const evaluated = reasons.filter((reason) => reason === 'wrong_credentials');
  expect(evaluated.length).toBeGreaterThan(0);
  expect(evaluated.length).toBeLessThanOrEqual(5);
  // So many at once are more than the server manages: it says so to the rest.
  const refusals = ['wrong_credentials', 'captcha_required', 'locked', 'unavailable'];
  expect(reasons.filter((reason) => !refusals.includes(reason))).toEqual([]);
  for (let guess = evaluated.length; guess < 5; guess += 1) await attempt(visitor, userId, WRONG);
  expect(await attempt(visitor, userId, PASSWORD)).toBe('locked');
});

test('a lock demands no captcha and ends after about ten minutes, although attempts went on', async () => {
  const { userId } = await addUser(db, 'nobody', { userId: 'waiting' });
  const visitor = createVisitor(app);
  await lockOut(visitor, userId);
  const { body } = await visitor.post('user/validateUserMySQL', {
    user_id: userId,
    password: PASSWORD,
  });
  expect(body.reasonText).toBe('locked');
  await rest(userId);
  expect(await attempt(visitor, userId, PASSWORD)).toBe('');
});

test('names of nobody are locked like any other', async () => {
  await lockOut(createVisitor(app), 'ghost');
});

test('in whichever case the name is typed, it is one name', async () => {
  const visitor = createVisitor(app);
  for (const name of ['caseless', 'CASELESS', 'CaseLess', 'cASELESS', 'caselesS'])
    expect(await attempt(visitor, name, WRONG)).toBe('wrong_credentials');
  expect(await attempt(visitor, 'Caseless', WRONG)).toBe('locked');
});

test('the old-password check shares the count of the sign-in', async () => {
  const { userId } = await addUser(db, 'nobody', { userId: 'sharing' });
  const visitor = createVisitor(app);
  await lockOut(visitor, userId);
  const { body } = await visitor.post('user/validateUserResetPasswordMySQL', {
    user_id: userId,
    password: PASSWORD,
  });
  expect(body.reasonText).toBe('locked');
});

test('a lock holds for the network, over a restart, and not for another network', async () => {
  const { userId } = await addUser(db, 'nobody', { userId: 'traveller' });
  await lockOut(createVisitor(app, '203.0.113.10'), userId);
  const restarted = await startApp(url);
  const neighbour = createVisitor(restarted.app, '203.0.113.200');
  expect(await attempt(neighbour, userId, PASSWORD)).toBe('locked');
  expect(await attempt(createVisitor(app, '203.0.114.10'), userId, PASSWORD)).toBe('');
  expect(await attempt(neighbour, userId, PASSWORD), 'forgiven only where it was right').toBe(
    'locked',
  );
});

test('who rotates X-Forwarded-For stays in one network', async () => {
  const visitor = createVisitor(app);
  const reasons: string[] = [];
  for (let guess = 0; guess < 4; guess += 1) {
    const address = `203.0.${guess}.1`;
    const { body } = await visitor.post(
      'user/validateUserMySQL',
      { user_id: 'forwarded', password: WRONG },
      { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` },
    );
    reasons.push(body.reasonText);
  }
  expect(reasons).toEqual(['wrong_credentials', ...Array(3).fill('captcha_required')]);
});

test('behind a trusted proxy the visitor’s own network counts', async () => {
  const proxied = await startApp(url, { trustProxy: 1 });
  const { userId } = await addUser(db, 'nobody', { userId: 'proxied' });
  const visitor = createVisitor(proxied.app, '127.0.0.1');
  const signIn = (address: string, password: string) =>
    visitor.post(
      'user/validateUserMySQL',
      { user_id: userId, password },
      { 'x-forwarded-for': address },
    );
  expect((await signIn('192.0.2.1', WRONG)).body.reasonText).toBe('wrong_credentials');
  expect((await signIn('192.0.2.99', WRONG)).body.reasonText).toBe('captcha_required');
  expect((await signIn('2001:db8:1:2::9', WRONG)).body.reasonText).toBe('wrong_credentials');
  expect((await signIn('2001:db8:1:2:8::1', WRONG)).body.reasonText).toBe('captcha_required');
  expect((await signIn('2001:db8:1:3::9', WRONG)).body.reasonText).toBe('wrong_credentials');
});

test('strangers from everywhere together are stopped, but not the device that signed in before', async () => {
  const { userId } = await addUser(db, 'nobody', { userId: 'besieged' });
  const owner = createVisitor(app);
  expect(await attempt(owner, userId, PASSWORD)).toBe('');
  expect(owner.cookies.get('known_device')).toMatch(/^[\w-]{43}$/);

  await db
    .insert(signInGuard)
    .values({ userId, origin: '*', attempts: 49, lastAt: new Date() })
    .onConflictDoUpdate({
      target: [signInGuard.userId, signInGuard.origin],
      set: { attempts: 49, lastAt: new Date() },
    });
  const stranger = createVisitor(app);
  const early = await stranger.post('user/validateUserMySQL', { user_id: userId, password: WRONG });
  expect(early.body.reasonText, 'already the first guess from there').toBe('captcha_required');
  expect(await attempt(stranger, userId, WRONG)).toBe('wrong_credentials');
  expect(await attempt(createVisitor(app), userId, PASSWORD)).toBe('locked');
  expect(await attempt(owner, userId, PASSWORD)).toBe('');
});

test('a known device is known for its user only, and has limits of its own', async () => {
  const { userId } = await addUser(db, 'nobody', { userId: 'keeper' });
  const victim = await addUser(db, 'nobody', { userId: 'victim' });
  const device = createVisitor(app, '198.51.101.1');
  expect(await attempt(device, userId, PASSWORD)).toBe('');
  await lockOut(createVisitor(app, '198.51.101.2'), victim.userId);
  expect(await attempt(device, victim.userId, PASSWORD)).toBe('locked');

  await lockOut(device, userId);
  const elsewhere = createVisitor(app);
  expect(await attempt(elsewhere, userId, PASSWORD)).toBe('');
});

test('the cookie of a known device is out of reach of scripts and other sites', async () => {
  const { userId } = await addUser(db, 'nobody', { userId: 'cookie' });
  const { response } = await createVisitor(app).post('user/validateUserMySQL', {
    user_id: userId,
    password: PASSWORD,
  });
  expect(String(response.headers['set-cookie'])).toMatch(
    /^known_device=[\w-]{43}; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
  );
});

test('a network that tries one password on many names comes to need captchas', async () => {
  const sprayer = createVisitor(app, '192.0.4.1');
  const guess = async (user_id: string) =>
    (await sprayer.post('user/validateUserMySQL', { user_id, password: WRONG })).body.reasonText;
  expect(await guess('name1')).toBe('wrong_credentials');
  const ofNetwork = and(eq(signInGuard.userId, ''), eq(signInGuard.origin, '192.0.4.0/24'));
  await db.update(signInGuard).set({ attempts: 124 }).where(ofNetwork);
  expect(await guess('name2')).toBe('wrong_credentials');
  expect(await guess('name3')).toBe('captcha_required');
});

test('many networks of one IPv6 customer come to need captchas too', async () => {
  const guessFrom = async (network: number) => {
    const sprayer = createVisitor(app, `2001:db8:5:${network}::1`);
    const guess = { user_id: `target${network}`, password: WRONG };
    return (await sprayer.post('user/validateUserMySQL', guess)).body.reasonText;
  };
  expect(await guessFrom(1)).toBe('wrong_credentials');
  const ofAll = and(eq(signInGuard.userId, ''), eq(signInGuard.origin, '2001:db8:5::/48'));
  await db.update(signInGuard).set({ attempts: 999 }).where(ofAll);
  expect(await guessFrom(2)).toBe('wrong_credentials');
  expect(await guessFrom(3)).toBe('captcha_required');
});

test('a lockout is recorded once, at the attempt that brought it about', async () => {
  const { userId } = await addUser(db, 'nobody', { userId: 'recorded' });
  await lockOut(createVisitor(app), userId);
  const locks = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.action, 'locked'), eq(auditEvent.subjectName, userId)));
  expect(locks).toHaveLength(1);
});

test('an attempt that is refused leaves no trace to be kept', async () => {
  const sprayer = createVisitor(app, '192.0.5.1');
  const guess = async (user_id: string) =>
    (await sprayer.post('user/validateUserMySQL', { user_id, password: WRONG })).body.reasonText;
  expect(await guess('sprayed')).toBe('wrong_credentials');
  const ofNetwork = and(eq(signInGuard.userId, ''), eq(signInGuard.origin, '192.0.5.0/24'));
  await db.update(signInGuard).set({ attempts: 125 }).where(ofNetwork);
  const before = await db.$count(signInGuard);
  for (const name of ['sprayed1', 'sprayed2']) expect(await guess(name)).toBe('captcha_required');
  expect(await db.$count(signInGuard)).toBe(before);
});
