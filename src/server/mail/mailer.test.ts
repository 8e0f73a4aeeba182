import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { startMailServer } from '#tests/support/mail-server.ts';
import { createMailer } from './mailer.ts';

const { url: smtpUrl, mails, stop } = await startMailServer();
const dataDir = await mkdtemp(join(tmpdir(), 'chanote-mail-'));
afterAll(async () => {
  await stop();
  await rm(dataDir, { recursive: true });
});

const mailFrom = 'โฉนด <no-reply@chanote.test>';
const MAIL = {
  to: 'somchai@chanote.test',
  subject: 'ตั้งรหัสผ่านใหม่',
  text: 'สวัสดี',
  html: '<p>สวัสดี</p>',
};

test('with a mail server, a mail arrives as text and HTML from the sender of the settings', async () => {
  const mailer = createMailer({ smtpUrl, mailFrom, dataDir });
  expect(mailer.notice).toBeUndefined();
  await mailer.send(MAIL);
  const mail = await mails.next(MAIL.to);
  expect(mail).toMatchObject({
    from: { name: 'โฉนด', address: 'no-reply@chanote.test' },
    subject: MAIL.subject,
  });
  expect(mail.text?.trim()).toBe(MAIL.text);
  expect(mail.html?.trim()).toBe(MAIL.html);
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test('an address cannot bring other recipients or headers along', async () => {
  const mailer = createMailer({ smtpUrl, mailFrom, dataDir });
  await mailer
    .send({ ...MAIL, to: 'malee@chanote.test', subject: 'Hello\r\nBcc: thief@evil.test' })
    .catch(() => undefined);
  expect(mails.unread('thief@evil.test')).toBe(0);
});

test('a mail server that is away fails the send, so that it is tried again', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom, dataDir });
  await expect(mailer.send(MAIL)).rejects.toThrow();
});

test('without a mail server mails become files that only their owner can read', async () => {
  const mailer = createMailer({ smtpUrl: undefined, mailFrom, dataDir });
  expect(mailer.notice).toContain('set SMTP_URL');
  await mailer.send(MAIL);
  const folder = join(dataDir, 'mail');
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/\.eml$/);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  const mail = await PostalMime.parse(await readFile(join(folder, name)));
  expect(mail.subject).toBe(MAIL.subject);
  expect(mail.to?.[0]?.address).toBe(MAIL.to);
});
