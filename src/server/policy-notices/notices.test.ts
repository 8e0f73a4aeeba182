import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { CaseMessage } from '#contract/cases/case-shapes.ts';
import type { MailLanguage } from '#contract/mail/mail.ts';
import { application } from '#server/applications/tables.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { POLICY_NOTICE } from '#server/compose/policy-readers.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import { contactMessage, newsletterSubscriber } from '#server/messages/tables.ts';
import { pageText } from '#server/pages/tables.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { policyNotice } from './tables.ts';
import { tellReaders } from './task.ts';

const there = await startApp(await cloneDatabase());
const { app, db, secretKey, pool } = there;
await addUser(db, 'administrator');
await addUser(db, 'auditor');
const editor = await signInAs(app, 'administrator');
const postOffice = await startMailServer();
afterAll(postOffice.stop);

const call = async (path: string, input: object = {}, headers = editor) =>
  (await post(app, path, input, headers)).body;
const sealing = createSealing(secretKey);
const tell = (version: number) => tellReaders({ ...POLICY_NOTICE, db, sealing }, { version });
const work = () => workOffJobs(there, postOffice.url);

async function savePolicy(askAgain: boolean): Promise<{ version: number; askAgainFrom: number }> {
  const [row] = await db
    .select({ id: pageText.id, version: pageText.version })
    .from(pageText)
    .where(eq(pageText.key, 'cookie-policy-private'));
  const text = { name: { th: 'นโยบาย' }, summary: {}, detail: { th: '<p>ข้อความ</p>' } };
  const values = { ...text, key: 'cookie-policy-private', askAgain };
  const saved = row
    ? await call('pageText/save', { ...row, values })
    : await call('pageText/add', values);
  return saved.data;
}

async function addSubscriber(
  email: string,
  { language = 'th', policyVersion = 1 }: { language?: MailLanguage; policyVersion?: number } = {},
): Promise<void> {
  const person = { name: 'Ann', tel: '+66812345678', header: 'h', text: 't', newsletter: true };
  const [message] = await db
    .insert(contactMessage)
    .values({ ...person, clientId: crypto.randomUUID(), email, language, policyVersion })
    .returning();
  await db
    .insert(newsletterSubscriber)
    .values({ email: email.toLowerCase(), language, messageId: message?.id });
}

const addApplicant = (
  email: string,
  columns: Partial<typeof application.$inferInsert> = {},
  contactEmail = '',
) =>
  addApplications(db, [
    applicationRow(secretKey, { policyVersion: 1, ...columns }, { email, contactEmail }),
  ]);

const textTo = async (address: string) => {
  expect(postOffice.mails.unread(address), address).toBe(1);
  return postOffice.mails.next(address);
};

beforeEach(async () => {
  for (const table of [outgoingMail, policyNotice, newsletterSubscriber, contactMessage])
    await db.delete(table);
  await db.execute(sql`truncate application cascade`);
  await pool.query('delete from graphile_worker._private_jobs');
});

test('a policy that never asked again tells nobody', async () => {
  const { version } = await savePolicy(false);
  expect((await call('policyNotice/read')).data).toEqual({
    version: 0,
    readers: { subscriber: 0, applicant: 0 },
    notice: null,
  });
  expect((await call('policyNotice/start', { version })).reasonText).toBe('conflict');
});

test('everybody who agreed before gets one letter in their language, by real mail', async () => {
  await savePolicy(false);
  const { askAgainFrom: version } = await savePolicy(true);
  await addSubscriber('ann@example.com');
  await addSubscriber('bob@example.com', { language: 'en' });
  await addSubscriber('new@example.com', { policyVersion: version });
  await addSubscriber('left@example.com');
  await db
    .update(newsletterSubscriber)
    .set({ optedOutAt: new Date() })
    .where(eq(newsletterSubscriber.email, 'left@example.com'));
  await addApplicant('cat@example.com', { language: 'en', reference: '7KM4-PX9D' });
  await addApplicant('Cat@Example.com', { language: 'en' });
  await addApplicant('ANN@example.com');
  await addApplicant('', { applicant: 'company' }, 'firm@example.com');
  await addApplicant('');
  await addApplicant('over@example.com', { status: 'rejected' });
  await addApplicant('agreed@example.com', { policyVersion: version });
  await addApplicant('binned@example.com', { deletedAt: new Date() });

  const before = (await call('policyNotice/read')).data;
  expect(before).toEqual({ version, readers: { subscriber: 2, applicant: 3 }, notice: null });
  const started = await call('policyNotice/start', { version });
  expect(started.data.notice).toMatchObject({ state: 'working', asked: 0 });
  await work();

  const ann = await textTo('ann@example.com');
  expect(ann.subject).toBe('ประกาศความเป็นส่วนตัวของเรามีการเปลี่ยนแปลง');
  expect(ann.text).toContain('http://chanote.test/cookie-policy-private?lang=th');
  expect(ann.text).toMatch(/http:\/\/chanote\.test\/Unsubscribe\?token=[\w-]{43}&lang=th/);
  expect(ann.text).not.toContain('ใบสมัคร');
  expect(ann.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
    'List-Unsubscribe=One-Click',
  );
  const bob = await textTo('bob@example.com');
  expect(bob.subject).toBe('Our privacy notice has changed');
  expect(bob.text).toContain('http://chanote.test/cookie-policy-private?lang=en');
  const cat = await textTo('cat@example.com');
  expect(cat.text).toContain('Your loan application 7KM4-PX9D');
  expect(cat.text).not.toContain('Unsubscribe');
  expect((await textTo('firm@example.com')).subject).toBe(ann.subject);
  for (const address of ['new', 'left', 'over', 'agreed', 'binned'])
    expect(postOffice.mails.unread(`${address}@example.com`), address).toBe(0);

  const after = (await call('policyNotice/read')).data;
  expect(after.notice).toMatchObject({ state: 'done', asked: 4, sent: 4, waiting: 0, failed: 0 });
  expect((await call('policyNotice/start', { version })).reasonText).toBe('conflict');
  const events = await db
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.subject, 'ConfigOtherMaint'));
  expect(events.map(({ changes }) => changes)).toContainEqual({
    policyNotice: { from: false, to: true },
    policyVersion: { to: version },
  });

  // The link of the letter ends the newsletter.
  const link = /\/Unsubscribe\?\S+/.exec(ann.text ?? '')?.[0] ?? '';
  const left = await app.inject({
    method: 'POST',
    url: link,
    headers: { origin: 'http://chanote.test' },
  });
  expect(left.statusCode).toBe(200);
  expect((await call('policyNotice/read')).data.readers.subscriber).toBe(1);
});

test('the letter stands among the messages of every case of its reader, and of nobody else', async () => {
  await savePolicy(false);
  const { askAgainFrom: version } = await savePolicy(true);
  await addSubscriber('dan@example.com');
  await addApplicant('Dan@example.com', { reference: 'AAAA-AAAA' });
  await addApplicant('eve@example.com', { reference: 'BBBB-BBBB' });
  await addApplicant('eve@example.com', { reference: 'CCCC-CCCC' });
  await addApplicant('eve@example.com', { reference: 'DDDD-DDDD', policyVersion: version });
  await addApplicant('', { reference: 'EEEE-EEEE' });
  const rows = await db
    .select({ id: application.id, reference: application.reference })
    .from(application)
    .orderBy(application.reference);
  const subjects = () =>
    Promise.all(
      rows.map(async ({ id }) => {
        const { data } = await call('application/messages', { resource: 'application', id });
        return data.map(({ channel, subject, state }: CaseMessage) => [channel, subject, state]);
      }),
    );
  expect(await subjects()).toEqual([[], [], [], [], []]);
  await call('policyNotice/start', { version });
  await work();
  const letter = ['mail', 'ประกาศความเป็นส่วนตัวเปลี่ยนแปลง', 'sent'];
  expect(await subjects()).toEqual([[letter], [letter], [letter], [], []]);
});

test('more than fit into one batch are all written to once, though jobs run side by side', async () => {
  const { askAgainFrom: version } = await savePolicy(true);
  const many = Array.from({ length: 450 }, (_, index) => `many${index}@example.com`);
  await db
    .insert(newsletterSubscriber)
    .values(many.map((email) => ({ email, language: 'th' as const })));
  await call('policyNotice/start', { version });
  // Two at once, as after a crash: the second goes on behind the first.
  await Promise.all([tell(version), tell(version)]);
  expect((await call('policyNotice/read')).data.notice).toMatchObject({ asked: 400 });
  for (let round = 0; round < 3; round += 1) await tell(version);
  const { notice } = (await call('policyNotice/read')).data;
  expect(notice).toMatchObject({ state: 'done', asked: 450, waiting: 450 });
  // Another mail does not wait behind them.
  const { rows } = await pool.query(
    `select priority, count(*)::int from graphile_worker.jobs
      where task_identifier = 'send_mail' group by 1`,
  );
  expect(rows).toEqual([{ priority: 100, count: 450 }]);
});

test('stopping takes back what has not left, and beginning again passes over who was told', async () => {
  const { askAgainFrom: version } = await savePolicy(true);
  await addSubscriber('first@example.com');
  await call('policyNotice/start', { version });
  await work();
  await textTo('first@example.com');
  // Still under way for those behind.
  await db.update(policyNotice).set({ state: 'working', reader: 'subscriber' });
  await addSubscriber('second@example.com');
  await tell(version);
  const stopped = await call('policyNotice/cancel', { version });
  expect(stopped.data.notice).toMatchObject({ state: 'cancelled', asked: 1, sent: 1, waiting: 0 });
  await work();
  expect(postOffice.mails.unread('second@example.com')).toBe(0);
  expect((await call('policyNotice/cancel', { version })).reasonText).toBe('conflict');

  await call('policyNotice/start', { version });
  await work();
  await textTo('second@example.com');
  expect(postOffice.mails.unread('first@example.com')).toBe(0);
});

test('a text that asks once more ends the letters about the one before', async () => {
  const { askAgainFrom: older } = await savePolicy(true);
  await addSubscriber('once@example.com');
  await addApplicant('wait@example.com');
  await call('policyNotice/start', { version: older });
  const { askAgainFrom: version } = await savePolicy(true);
  await work();
  expect(postOffice.mails.unread('once@example.com')).toBe(0);
  expect((await call('policyNotice/start', { version: older })).reasonText).toBe('conflict');
  await call('policyNotice/start', { version });
  await work();
  await textTo('once@example.com');
  await textTo('wait@example.com');
});

test('who may only look cannot write to anybody', async () => {
  const { askAgainFrom: version } = await savePolicy(true);
  const auditor = await signInAs(app, 'auditor');
  expect((await post(app, 'policyNotice/start', { version }, auditor)).status).toBe(403);
});
