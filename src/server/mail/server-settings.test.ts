import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditEvent } from '#server/audit/tables.ts';
import { isPrivateAddress } from '#server/platform/private-addresses.ts';
import { startDifficultServer, startSilentServer } from '#tests/support/difficult-mail-server.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { queueMail } from './queue.ts';
import { mailServer } from './tables.ts';

const url = await cloneDatabase();
const there = await startApp(url);
const strict = await startApp(url, { smtpAllowPrivate: false });
const { app, db, log } = there;
const house = await startMailServer();
afterAll(house.stop);
await addUser(db, 'administrator', { email: 'boss@chanote.test' });
const headers = await signInAs(app, 'administrator');
const strictHeaders = await signInAs(strict.app, 'administrator');

const PASSWORD = 'mail-password-of-the-house';
const VALUES = {
  host: '127.0.0.1',
  port: Number(new URL(house.url).port),
  security: 'none',
  user: '',
  password: null as string | null,
  senderName: 'ฝ่ายบริการ',
  senderAddress: 'service@chanote.test',
  replyTo: 'answers@chanote.test',
};
const call = async (path: string, input: object = {}) =>
  (await post(app, path, input, headers)).body;
const save = async (values: object) => {
  const { data } = await call('smtp/read');
  return call('smtp/save', { version: data.version, values: { ...VALUES, ...values } });
};
const tryOut = async (values: object) =>
  (await call('smtp/test', { to: 'me@chanote.test', values: { ...VALUES, ...values } })).data;

test('until staff name a server, the operator’s holds', async () => {
  expect((await call('smtp/read')).data).toMatchObject({
    server: null,
    version: 0,
    operator: { host: null, sender: 'Chanote <no-reply@chanote.test>' },
  });
});

test('a named server is what mails leave through, with its sender and where answers go', async () => {
  expect((await save({})).data.server).toMatchObject({ host: '127.0.0.1', hasPassword: false });
  const [user] = (await there.pool.query(`select id from app_user limit 1`)).rows;
  await queueMail(db, {
    event: 'forgot_password',
    language: 'th',
    to: 'boss@chanote.test',
    payload: { userId: user.id },
  });
  await workOffJobs(there, 'smtp://127.0.0.1:1');
  const mail = await house.mails.next('boss@chanote.test');
  expect(mail.from).toEqual({ name: 'ฝ่ายบริการ', address: 'service@chanote.test' });
  expect(mail.replyTo?.[0]?.address).toBe('answers@chanote.test');
});

test('a test mail tells what the server answered', async () => {
  expect(await tryOut({})).toMatchObject({ failure: null, code: 250 });
  const mail = await house.mails.next('me@chanote.test');
  expect(mail.text).toContain('the settings work');
});

test('the password goes in sealed and never comes out', async () => {
  expect((await save({ user: 'house', password: PASSWORD })).isSuccess).toBe(true);
  const read = await call('smtp/read');
  expect(read.data.server).toMatchObject({ user: 'house', hasPassword: true });
  const kept = [
    read,
    await db.select().from(mailServer),
    await db.select().from(auditEvent).where(eq(auditEvent.subject, 'SmtpMaint')),
    log,
  ];
  expect(JSON.stringify(kept)).not.toContain(PASSWORD);
  expect((await save({ user: 'house', replyTo: '' })).data.server.hasPassword).toBe(true);
});

test.each([{ host: 'localhost' }, { port: 26 }, { security: 'tls' }, { user: 'other' }])(
  'a stored password is not sent to another place: %j',
  async (moved) => {
    const values = { ...VALUES, user: 'house', ...moved };
    const { version } = (await call('smtp/read')).data;
    for (const body of [
      await call('smtp/save', { version, values }),
      await call('smtp/test', { to: 'me@chanote.test', values }),
    ])
      expect(body.data.fields).toEqual({ password: 'required' });
  },
);

test('who saves an old version is told so', async () => {
  expect((await call('smtp/save', { version: 0, values: VALUES })).reasonText).toBe('conflict');
});

test('a wrong password is told in the words of the server, the right one is taken', async () => {
  const server = await startDifficultServer({ login: { user: 'u', password: 'right' } });
  const at = { port: server.port, user: 'u' };
  expect(await tryOut({ ...at, password: 'wrong' })).toMatchObject({ failure: 'auth', code: 535 });
  expect(await tryOut({ ...at, password: 'right' })).toMatchObject({ failure: null });
  await server.stop();
});

test.each([
  [421, 'Too busy'],
  [550, 'No such user here'],
])('a refusal of %d is shown as it is', async (code, text) => {
  const server = await startDifficultServer({ refusal: { code, text } });
  expect(await tryOut({ port: server.port })).toEqual({ failure: 'refused', code, answer: text });
  await server.stop();
});

test('a certificate that nobody vouches for is refused, and so is a server without TLS', async () => {
  const server = await startDifficultServer({ tls: true });
  const answer = await tryOut({ port: server.port, security: 'starttls' });
  expect(answer).toMatchObject({ failure: 'tls' });
  await server.stop();
  expect(await tryOut({ security: 'starttls' })).toMatchObject({ failure: 'tls' });
  expect(server.seen.mails).toBe(0);
});

test('nobody there, an unknown name and a server that never speaks are told apart', async () => {
  expect(await tryOut({ port: 1 })).toMatchObject({ failure: 'connect', code: null });
  expect(await tryOut({ host: 'no-such-host.invalid' })).toMatchObject({ failure: 'unknown_host' });
  const silent = await startSilentServer();
  expect(await tryOut({ port: silent.port })).toMatchObject({ failure: 'timeout' });
  await silent.stop();
}, 30_000);

test.each(['127.0.0.1', 'localhost', '169.254.169.254', '10.1.2.3', '::1', '0.0.0.0'])(
  'without the operator’s leave %s is out of reach',
  async (host) => {
    const values = { ...VALUES, host };
    const { version } = (await call('smtp/read')).data;
    const saved = await post(strict.app, 'smtp/save', { version, values }, strictHeaders);
    expect(saved.body.data.fields).toEqual({ host: 'private_address' });
    const input = { to: 'me@chanote.test', values };
    const tested = await post(strict.app, 'smtp/test', input, strictHeaders);
    expect(tested.body.data).toMatchObject({ failure: 'private_address' });
    expect(house.mails.unread('me@chanote.test')).toBe(0);
  },
);

test.each([
  ['192.168.1.1', true],
  ['172.31.255.255', true],
  ['100.100.100.200', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:a9fe:a9fe', true],
  ['fd00:ec2::254', true],
  ['fe80::1', true],
  ['64:ff9b::7f00:1', true],
  ['255.255.255.255', true],
  ['8.8.8.8', false],
  ['172.32.0.1', false],
  ['2606:4700::1111', false],
])('%s is private: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});

test('without encryption no password leaves the house', async () => {
  const values = { ...VALUES, host: 'mail.example.com', user: 'u', password: 'p' };
  const input = { to: 'me@chanote.test', values };
  const { body } = await post(strict.app, 'smtp/test', input, strictHeaders);
  expect(body.data.fields).toEqual({ security: 'needs_encryption' });
});

test('forgotten, the operator’s server holds again and the password is gone', async () => {
  const { version } = (await call('smtp/read')).data;
  const { data } = await call('smtp/clear', { version });
  expect(data).toMatchObject({ server: null });
  expect(await db.select().from(mailServer)).toMatchObject([{ host: null, password: null }]);
});
