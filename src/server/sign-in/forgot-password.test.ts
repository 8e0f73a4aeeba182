import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditEvent } from '#server/audit/tables.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import { solveCaptcha } from '#tests/support/captcha.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addUser, PASSWORD, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';
import { passwordGrant, signInGuard } from './tables.ts';

const testApp = await startApp(await cloneDatabase());
const { app, db, pool } = testApp;
const { url: smtpUrl, mails, stop } = await startMailServer();
afterAll(stop);
const NEW_PASSWORD = 'Newer-Horse-8';

let people = 0;
async function addPerson(values: Parameters<typeof addUser>[2] = {}) {
  people += 1;
  const userId = `person${people}`;
  const email = values.email === undefined ? `${userId}@chanote.test` : values.email;
  await addUser(db, 'nobody', {
    userId,
    firstName: 'สมชาย',
    lastName: 'ใจดี',
    ...values,
    email,
  });
  return { userId, email: email ?? '' };
}

const lookUp = async (visitor: Visitor, user_id: string) =>
  visitor.post('user/getUserInfoEmail', { user_id, captcha: await solveCaptcha(app) });

const askForMail = (visitor: Visitor, user_id: string, more = {}) =>
  visitor.post('user/sendMailForgotPassword', { user_id, ...more });

/** The link that was mailed, as path and query. */
async function askForLink(user: { userId: string; email: string }, visitor: Visitor) {
  await lookUp(visitor, user.userId);
  await askForMail(visitor, user.userId);
  await workOffJobs(testApp, smtpUrl);
  const mail = await mails.next(user.email);
  const link = new URL(/http\S+/.exec(mail.text ?? '')?.[0] ?? '');
  return { mail, link, path: link.pathname + link.search };
}

const setPassword = (visitor: Visitor, user_id: string, password = NEW_PASSWORD) =>
  visitor.post('user/updateForgetPassowrd', { user_id, password });

test('the dialog shows where the mail goes without giving the address or the name away', async () => {
  const user = await addPerson({ email: 'somchai.jaidee@example.co.th' });
  const { body, response } = await lookUp(createVisitor(app), `${user.userId} `);
  expect(body.data).toEqual({ email: 'so****@e****.th', patientname: 'ส**** จ****' });
  expect(String(response.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
});

test('an unknown, a disabled user and one without e-mail are told in the words of the specification', async () => {
  const disabled = await addPerson({ enabled: false });
  const unreachable = await addPerson({ email: null });
  const visitor = createVisitor(app);
  expect((await lookUp(visitor, 'ghost')).body.reasonText).toBe('Invalid User');
  expect((await lookUp(visitor, disabled.userId)).body.reasonText).toBe('Invalid User');
  expect((await lookUp(visitor, unreachable.userId)).body.reasonText).toBe('no_email');
  expect(visitor.cookies.size).toBe(0);
});

test('the captcha is always needed, and each solution serves one look-up', async () => {
  const user = await addPerson();
  const visitor = createVisitor(app);
  const ask = (captcha?: unknown) =>
    visitor.post('user/getUserInfoEmail', { user_id: user.userId, captcha });
  expect((await ask()).body.reasonText).toBe('captcha_required');
  expect((await ask('wrong')).body.reasonText).toBe('captcha_required');
  const captcha = await solveCaptcha(app);
  expect((await ask(captcha)).body.isSuccess).toBe(true);
  expect((await ask(captcha)).body.reasonText).toBe('captcha_required');
});

test('look-ups are limited per name and per network, in the database', async () => {
  const user = await addPerson();
  const visitor = createVisitor(app, '192.0.2.1');
  await lookUp(visitor, user.userId);
  await db.update(signInGuard).set({ attempts: 5 }).where(eq(signInGuard.userId, user.userId));
  const sameName = await lookUp(createVisitor(app), user.userId.toUpperCase());
  expect(sameName).toMatchObject({ status: 429, body: { reasonText: 'too_many_requests' } });
  await db
    .update(signInGuard)
    .set({ attempts: 20 })
    .where(eq(signInGuard.origin, 'mail 192.0.2.0/24'));
  const sameNetwork = await lookUp(createVisitor(app, '192.0.2.99'), (await addPerson()).userId);
  expect(sameNetwork.status).toBe(429);
});

test('a real mail in the user’s language carries the link that sets a new password', async () => {
  const user = await addPerson();
  const visitor = createVisitor(app);
  const { mail, link, path } = await askForLink(user, visitor);
  expect(mail.subject).toBe('ตั้งรหัสผ่านใหม่สำหรับระบบงานพนักงาน');
  expect(mail.from).toMatchObject({ address: 'no-reply@chanote.test', name: 'Chanote' });
  expect(mail.text).toContain('เรียน คุณสมชาย ใจดี');
  expect(mail.html).toContain('<html lang="th">');
  expect(mail.html).toContain(link.href.replaceAll('&', '&amp;'));
  expect(link.origin).toBe('http://chanote.test');
  expect(atob(link.searchParams.get('prop1') ?? '')).toBe(user.userId);

  const opened = await visitor.get(path);
  expect(opened.statusCode).toBe(303);
  expect(opened.headers).toMatchObject({
    location: `/ForgotPassword?prop1=${encodeURIComponent(btoa(user.userId))}&lang=th`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect((await setPassword(visitor, user.userId)).body.isSuccess).toBe(true);
  const credentials = { user_id: user.userId, password: NEW_PASSWORD };
  expect((await visitor.post('user/validateUserMySQL', credentials)).body.isSuccess).toBe(true);
});

test('an English reader gets English, on the page as well', async () => {
  const user = await addPerson({ language: 'en', firstName: 'Ann <b>', lastName: '' });
  const visitor = createVisitor(app);
  const { mail, path } = await askForLink(user, visitor);
  expect(mail.subject).toBe('Set a new password for the back office');
  expect(mail.html).toContain('Dear Ann &lt;b&gt;,');
  await visitor.get(path);
  expect(visitor.cookies.get('language')).toBe('en');
});

test('what the client says of address, name and link is ignored, and so is the Host header', async () => {
  const user = await addPerson();
  const visitor = createVisitor(app);
  await lookUp(visitor, user.userId);
  const forged = {
    email: 'thief@evil.test',
    patientName: 'Thief',
    base64Parm: btoa('admin'),
    lang: 'en',
    url: 'https://evil.test/ForgotPassword',
  };
  const { body } = await visitor.post(
    'user/sendMailForgotPassword',
    { user_id: user.userId, ...forged },
    { host: 'evil.test', 'x-forwarded-host': 'evil.test', origin: 'https://evil.test' },
  );
  expect(body).toEqual({ isSuccess: true, reasonText: '', data: null });
  await workOffJobs(testApp, smtpUrl);
  const mail = await mails.next(user.email);
  expect(`${mail.text}${mail.html}`).not.toMatch(/evil|Thief/);
  expect(mails.unread('thief@evil.test')).toBe(0);
});

test('a mail is sent once for each look-up, and only to whom it was for', async () => {
  const [user, other] = [await addPerson(), await addPerson()];
  const visitor = createVisitor(app);
  expect((await askForMail(visitor, user.userId)).body.reasonText).toBe('no_grant');
  await lookUp(visitor, user.userId);
  expect((await askForMail(visitor, other.userId)).body.reasonText).toBe('no_grant');
  const both = await Promise.all([
    askForMail(visitor, user.userId),
    askForMail(visitor, user.userId),
  ]);
  expect(both.map(({ body }) => body.reasonText).toSorted()).toEqual(['', 'no_grant']);
  await workOffJobs(testApp, smtpUrl);
  await mails.next(user.email);
  expect(mails.unread(user.email)).toBe(0);
});

test('neither the outbox nor the database holds the secret of the link', async () => {
  const user = await addPerson();
  const visitor = createVisitor(app);
  await lookUp(visitor, user.userId);
  await askForMail(visitor, user.userId);
  const { rows } = await pool.query(
    `select payload, address from outgoing_mail where state = 'queued'`,
  );
  expect(rows).toEqual([{ payload: { userId: expect.any(Number) }, address: null }]);
  await workOffJobs(testApp, smtpUrl);
  const { text = '' } = await mails.next(user.email);
  const token = /token=([\w-]{43})/.exec(text)?.[1] ?? '';
  const grants = await db.select().from(passwordGrant);
  expect(token).toHaveLength(43);
  expect(JSON.stringify(grants)).not.toContain(token);
});

test('a mail server that is away costs a later try, not the link', async () => {
  const user = await addPerson();
  const visitor = createVisitor(app);
  await lookUp(visitor, user.userId);
  await askForMail(visitor, user.userId);
  await workOffJobs(testApp, 'smtp://127.0.0.1:1');
  const id = sql`(select id from app_user where user_id = ${user.userId})`;
  expect(await db.$count(passwordGrant, eq(passwordGrant.userId, id))).toBe(0);
  await pool.query('update graphile_worker._private_jobs set run_at = now()');
  await workOffJobs(testApp, smtpUrl);
  expect((await mails.next(user.email)).text).toContain('/ForgotPassword?');
});

test('opening the link uses nothing up, setting the password uses all of it', async () => {
  const user = await addPerson();
  const { path } = await askForLink(user, createVisitor(app));
  const scanner = createVisitor(app);
  expect((await scanner.get(path)).headers.location).not.toContain('failed');
  const [first, second] = [createVisitor(app), createVisitor(app)];
  await first.get(path);
  await second.get(path);
  expect((await setPassword(first, user.userId)).body.isSuccess).toBe(true);
  expect((await setPassword(first, user.userId, 'Newest-Horse-9')).body.reasonText).toBe(
    'no_grant',
  );
  expect((await setPassword(second, user.userId, 'Newest-Horse-9')).body.reasonText).toBe(
    'no_grant',
  );
  expect((await first.get(path)).headers.location).toContain('failed=link');
});

test.each(['/forgotpassword', '/ForgotPassword/'])(
  'as %s the link is the same: it is spelt right first, and then exchanged',
  async (spelling) => {
    const user = await addPerson();
    const visitor = createVisitor(app);
    const { link, path } = await askForLink(user, visitor);
    const misspelt = await visitor.get(spelling + link.search);
    expect(misspelt.statusCode).toBe(303);
    expect(misspelt.headers).toMatchObject({ location: path, 'cache-control': 'no-store' });
    const opened = await visitor.get(String(misspelt.headers.location));
    expect(opened.headers.location).not.toMatch(/token|failed/);
    expect((await setPassword(visitor, user.userId)).body.isSuccess).toBe(true);
  },
);

test('an expired link leads to the page that says so', async () => {
  const user = await addPerson();
  const { path } = await askForLink(user, createVisitor(app));
  await db.update(passwordGrant).set({ expiresAt: sql`now() - interval '1 second'` });
  const visitor = createVisitor(app);
  const opened = await visitor.get(path);
  expect(opened.statusCode).toBe(303);
  expect(opened.headers.location).toMatch(/^\/ForgotPassword\?prop1=[^&]+&failed=link&lang=th$/);
  expect(visitor.cookies.size).toBe(0);
  expect((await setPassword(visitor, user.userId)).body.reasonText).toBe('no_grant');
});

test('the link of one user sets no password of another', async () => {
  const [user, victim] = [await addPerson(), await addPerson()];
  const visitor = createVisitor(app);
  const { link } = await askForLink(user, visitor);
  link.searchParams.set('prop1', btoa(victim.userId));
  const opened = await visitor.get(link.pathname + link.search);
  expect(opened.headers.location, 'the link says for whom it is').toContain(
    encodeURIComponent(btoa(user.userId)),
  );
  expect((await setPassword(visitor, victim.userId)).body.reasonText).toBe('no_grant');
});

test.each(['{}', '[]', '7', '', 'a'.repeat(43), 'x&token=y', '%00', 'a'.repeat(5_000)])(
  'a token such as %.20s opens nothing',
  async (token) => {
    const visitor = createVisitor(app);
    const opened = await visitor.get(`/ForgotPassword?prop1=YWRtaW4=&token=${token}`);
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toContain('failed=link');
    expect(visitor.cookies.size).toBe(0);
  },
);

test('fields that are no text are refused, and a cookie that is none gives no leave', async () => {
  const user = await addPerson();
  for (const password of [{}, [], 7, null]) {
    const { body } = await post(app, 'user/updateForgetPassowrd', {
      user_id: user.userId,
      password,
    });
    expect(body.reasonText, JSON.stringify(password)).toBe('invalid_input');
  }
  for (const cookie of ['{}', '[]', '', "' or 1=1", 'a'.repeat(43)]) {
    const input = { user_id: user.userId, password: NEW_PASSWORD };
    const { body } = await post(app, 'user/updateForgetPassowrd', input, {
      cookie: `password_grant=${cookie}`,
    });
    expect(body.reasonText, cookie).toBe('no_grant');
  }
});

test('the mailed token itself is no cookie, and leave to send a mail is none to set a password', async () => {
  const user = await addPerson();
  const visitor = createVisitor(app);
  const { link } = await askForLink(user, visitor);
  await lookUp(visitor, user.userId);
  for (const secret of [link.searchParams.get('token'), visitor.cookies.get('mail_grant')]) {
    const thief = createVisitor(app);
    thief.cookies.set('password_grant', secret ?? '');
    expect((await setPassword(thief, user.userId)).body.reasonText).toBe('no_grant');
  }
});

test('a reset ends the sessions, lifts the lock and is recorded', async () => {
  const user = await addPerson();
  const session = await signInAs(app, user.userId);
  await db
    .insert(signInGuard)
    .values({ userId: user.userId, origin: '127.0.0.0/24', attempts: 5, lastAt: new Date() });
  const credentials = { user_id: user.userId, password: PASSWORD };
  const locked = await post(app, 'user/validateUserMySQL', credentials);
  expect(locked.body.reasonText).toBe('locked');

  const visitor = createVisitor(app);
  const { path } = await askForLink(user, visitor);
  await visitor.get(path);
  await setPassword(visitor, user.userId);
  const profile = await post(app, 'user/getUserInfoMySQL', { user_id: user.userId }, session);
  expect(profile.status).toBe(401);
  const again = await post(app, 'user/validateUserMySQL', {
    ...credentials,
    password: NEW_PASSWORD,
  });
  expect(again.body.isSuccess).toBe(true);
  const events = await db
    .select({ action: auditEvent.action })
    .from(auditEvent)
    .where(eq(auditEvent.subjectName, user.userId))
    .orderBy(auditEvent.id);
  expect(events.map(({ action }) => action)).toEqual([
    'sign_in',
    'password_reset_asked',
    'password_reset',
    'unlocked',
    'sign_in',
  ]);
});

test('where the switch is off there is no look-up', async () => {
  const other = await startApp(await cloneDatabase());
  await other.db.insert(globalParameter).values({ name: 'show_forgot_password', value: 'N' });
  const { status } = await post(other.app, 'user/getUserInfoEmail', { user_id: 'x' });
  expect(status).toBe(403);
});
