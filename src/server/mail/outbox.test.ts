import { randomBytes } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEvent } from '#server/audit/tables.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { startDifficultServer } from '#tests/support/difficult-mail-server.ts';
import { tasksOf, workOffJobs } from '#tests/support/jobs.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { MAIL_DIGEST_KEY } from './lasting-digest.ts';
import { MOST_TRIES, queueMail } from './queue.ts';
import { mailDigestKey, outgoingMail } from './tables.ts';

const there = await startApp(await cloneDatabase());
const { app, db, pool } = there;
await addUser(db, 'administrator', { email: 'boss@chanote.test' });
const headers = await signInAs(app, 'administrator');
const [{ id: userId } = { id: 0 }] = (
  await pool.query(`select id from app_user where user_id = 'administrator'`)
).rows;

const ask = (key: string, tx = db) =>
  queueMail(tx, {
    event: 'forgot_password',
    key,
    language: 'th',
    to: 'boss@chanote.test',
    payload: { userId },
  });
const rows = () => db.select().from(outgoingMail).orderBy(outgoingMail.id);
const onlyRow = async () => (await rows())[0] as typeof outgoingMail.$inferSelect;
const makeDue = () => pool.query('update graphile_worker._private_jobs set run_at = now()');
const call = async (path: string, input: object) => (await post(app, path, input, headers)).body;
const resume = () => tasksOf(there).resume_mails?.({}, {} as never);
const urlOf = ({ port }: { port: number }) => `smtp://127.0.0.1:${port}`;

beforeEach(async () => {
  await db.delete(outgoingMail);
  await pool.query('delete from graphile_worker._private_jobs');
});

test('a mail is asked for in the transaction of its event, once for each event', async () => {
  await db
    .transaction(async (tx) => {
      await ask('one', tx);
      throw new Error('undone');
    })
    .catch(() => undefined);
  expect(await rows()).toEqual([]);
  await Promise.all([ask('one'), ask('one'), ask('two')]);
  expect(await rows()).toHaveLength(2);
  const server = await startDifficultServer();
  await workOffJobs(there, urlOf(server));
  await server.stop();
  expect(server.seen.mails).toBe(2);
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});

test('what is kept of a mail holds neither the address nor what is secret in it', async () => {
  await ask('secret');
  const server = await startDifficultServer();
  await workOffJobs(there, urlOf(server));
  await server.stop();
  const kept = JSON.stringify(await rows());
  expect(kept).toContain('bo****@chanote.test');
  expect(kept).not.toContain('boss@');
  expect(kept).not.toContain('token');
});

test('a mail that fails is tried again after longer and longer, and given up in the end', async () => {
  const server = await startDifficultServer({
    refusal: { code: 451, text: 'Try later, boss@chanote.test' },
  });
  await ask('patient');
  const pauses: number[] = [];
  for (let round = 1; round < MOST_TRIES; round += 1) {
    await workOffJobs(there, urlOf(server));
    const row = await onlyRow();
    expect(row).toMatchObject({ state: 'failed', tries: round });
    expect(row.answer).toBe('451 Try later, bo****@chanote.test');
    pauses.push(Math.round(((row.nextTryAt?.getTime() ?? 0) - Date.now()) / 60_000));
    await makeDue();
  }
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  await workOffJobs(there, urlOf(server));
  expect(await onlyRow()).toMatchObject({ state: 'given_up', tries: MOST_TRIES });
  await makeDue();
  await workOffJobs(there, urlOf(server));
  expect(server.seen.recipients).toBe(MOST_TRIES);

  server.behave();
  const { id } = await onlyRow();
  expect((await call('mail/resend', { id })).isSuccess).toBe(true);
  await workOffJobs(there, urlOf(server));
  await server.stop();
  expect(await onlyRow()).toMatchObject({ id, state: 'sent', tries: 1 });
  const [event] = await db.select().from(auditEvent).where(eq(auditEvent.action, 'resend'));
  expect(event).toMatchObject({ subject: 'SmtpMaint', subjectId: String(id) });
});

test('where the database does not let a letter be written, the list says so without its values', async () => {
  await pool.query(`create function refuse_grants() returns trigger language plpgsql as
    $$ begin raise 'no room'; end $$`);
  await pool.query(
    'create trigger refuse_grants before insert on password_grant execute function refuse_grants()',
  );
  await ask('refused');
  await workOffJobs(there);
  await pool.query('drop function refuse_grants cascade');
  const { state, answer } = await onlyRow();
  expect({ state, answer }).toEqual({ state: 'failed', answer: 'Error (error P0001)' });
});

test('a reader whom the server does not know is given up at once', async () => {
  const server = await startDifficultServer({ refusal: { code: 550, text: 'No such user' } });
  await ask('unknown');
  await workOffJobs(there, urlOf(server));
  await server.stop();
  expect(await onlyRow()).toMatchObject({
    state: 'given_up',
    tries: 1,
    answer: '550 No such user',
  });
});

test('what a process that died was sending is sent again as the same mail', async () => {
  const server = await startDifficultServer();
  await ask('crash');
  await workOffJobs(there, urlOf(server));
  // As if it had ended between the server's answer and writing that down.
  const lost = { state: 'sending', sentAt: null } as const;
  await db.update(outgoingMail).set({ ...lost, startedAt: sql`now()` });
  await resume();
  await workOffJobs(there, urlOf(server));
  expect((await onlyRow()).state).toBe('sending');
  await db.update(outgoingMail).set({ startedAt: sql`now() - interval '11 minutes'` });
  await resume();
  await workOffJobs(there, urlOf(server));
  await server.stop();
  expect((await onlyRow()).state).toBe('sent');
  const [first, second, ...more] = server.seen.messageIds;
  expect(first).toMatch(/^<[0-9a-f-]{36}@chanote\.test>$/);
  expect([second, more]).toEqual([first, []]);
});

test('a mail that was left by as many processes as there are tries is in doubt, not sent for ever', async () => {
  const server = await startDifficultServer();
  await ask('deadly');
  const left = { state: 'sending', tries: MOST_TRIES } as const;
  await db.update(outgoingMail).set({ ...left, startedAt: sql`now() - interval '11 minutes'` });
  await workOffJobs(there, urlOf(server));
  await resume();
  await workOffJobs(there, urlOf(server));
  await server.stop();
  expect(server.seen.mails).toBe(0);
  expect(await onlyRow()).toMatchObject({ state: 'unsure', tries: MOST_TRIES });
});

test('a mail that left and cannot be noted as sent is in doubt, not sent again', async () => {
  await pool.query(`create function refuse_sent() returns trigger language plpgsql as
    $$ begin if new.state = 'sent' then raise 'no room'; end if; return new; end $$`);
  await pool.query(`create trigger refuse_sent before update on outgoing_mail
    for each row execute function refuse_sent()`);
  const server = await startDifficultServer();
  await ask('unnoted');
  await workOffJobs(there, urlOf(server));
  await db.update(outgoingMail).set({ startedAt: sql`now() - interval '11 minutes'` });
  await resume();
  await workOffJobs(there, urlOf(server));
  await server.stop();
  await pool.query('drop function refuse_sent cascade');
  expect(server.seen.mails).toBe(1);
  expect(await onlyRow()).toMatchObject({ state: 'unsure', tries: 1 });
});

test('where the key of the digests cannot be opened, a mail fails before it leaves', async () => {
  const stranger = createSealing(randomBytes(32).toString('hex'));
  await db.delete(mailDigestKey);
  await db.insert(mailDigestKey).values({ id: 1, sealed: stranger.seal('x', MAIL_DIGEST_KEY) });
  const server = await startDifficultServer();
  await ask('locked');
  await workOffJobs(there, urlOf(server));
  expect(server.seen.mails).toBe(0);
  expect(await onlyRow()).toMatchObject({ state: 'failed', tries: 1 });
  await db.delete(mailDigestKey);
  await makeDue();
  await workOffJobs(there, urlOf(server));
  await server.stop();
  expect(await onlyRow()).toMatchObject({ state: 'sent', tries: 2 });
});

test('a mail that was taken without a word is in doubt, not sent twice', async () => {
  const server = await startDifficultServer({ cut: true });
  await ask('cut');
  await workOffJobs(there, urlOf(server));
  await makeDue();
  await workOffJobs(there, urlOf(server));
  expect(server.seen.mails).toBe(1);
  const row = await onlyRow();
  expect(row).toMatchObject({ state: 'unsure', tries: 1, nextTryAt: null, sentAt: null });
  // The link that it carries holds, if it did arrive.
  const grants = await pool.query('select 1 from password_grant where user_id = $1', [userId]);
  expect(grants.rowCount).toBeGreaterThan(0);

  // Staff who send it all the same send the same mail, which a mailbox knows again.
  server.behave();
  expect((await call('mail/resend', { id: row.id })).isSuccess).toBe(true);
  await workOffJobs(there, urlOf(server));
  await server.stop();
  expect(await onlyRow()).toMatchObject({ id: row.id, state: 'sent' });
  expect(server.seen.messageIds).toHaveLength(2);
  expect(new Set(server.seen.messageIds).size).toBe(1);
});

test('a letter that is sent again still belongs to its case', async () => {
  const letter = { event: 'forgot_password', language: 'th', to: 'boss@chanote.test' } as const;
  await queueMail(db, { ...letter, about: 'application:7', payload: { userId } });
  await workOffJobs(there);
  const { id } = await onlyRow();
  expect((await call('mail/resend', { id })).isSuccess).toBe(true);
  expect((await rows()).map(({ about }) => about)).toEqual(['application:7', 'application:7']);
});

test('what is over by the time of sending is dropped', async () => {
  await queueMail(db, {
    event: 'message_received',
    language: 'en',
    to: 'gone@example.com',
    payload: { messageId: 999_999 },
  });
  await workOffJobs(there);
  expect(await onlyRow()).toMatchObject({ state: 'dropped' });
  const { id } = await onlyRow();
  expect((await call('mail/resend', { id })).reasonText).toBe('conflict');
});

test('the list is searched and filtered, in pages; a sent mail is sent again as another', async () => {
  for (const key of ['a', 'b', 'c']) await ask(key);
  await workOffJobs(there);
  await ask('d');
  const all = (await call('mail/outbox', { size: 3 })).data;
  expect(all).toMatchObject({ total: 4, previous: null });
  expect(all.rows[0]).toMatchObject({
    state: 'queued',
    recipient: 'bo****@chanote.test',
    title: { en: 'Link to set a new password' },
  });
  const rest = (await call('mail/outbox', { size: 3, after: all.next })).data;
  expect(rest.rows).toHaveLength(1);
  const back = (await call('mail/outbox', { size: 3, before: rest.previous })).data;
  expect(back.rows).toEqual(all.rows);
  expect((await call('mail/outbox', { state: 'written' })).data.total).toBe(3);
  expect((await call('mail/outbox', { search: 'Boss@chanote.test' })).data.total).toBe(4);
  expect((await call('mail/outbox', { search: 'else@chanote.test' })).data.total).toBe(0);
  const { id } = rest.rows[0];
  expect((await call('mail/resend', { id })).isSuccess).toBe(true);
  expect((await call('mail/resend', { id: all.rows[0].id })).reasonText).toBe('conflict');
  await workOffJobs(there);
  expect((await call('mail/outbox', { state: 'written' })).data.total).toBe(5);
});

test('letters that became files are removed when the time of the mails is over', async () => {
  await setParameter(db, 'retention_log_days', 30);
  await ask('young');
  await workOffJobs(there);
  const folder = join(there.folder, 'mail');
  const [young = ''] = (await readdir(folder)).toSorted().slice(-1);
  const [kept, old] = [29, 31].map(
    (days) =>
      `${new Date(Date.now() - days * 86_400_000).toISOString().replaceAll(':', '-')}-0a1b2c3d.eml`,
  ) as [string, string];
  for (const name of [kept, old, 'notes.txt']) await writeFile(join(folder, name), '');
  await tasksOf(there).remove_old_letters?.({}, {} as never);
  const left = await readdir(folder);
  expect(left).toEqual(expect.arrayContaining([young, kept, 'notes.txt']));
  expect(left).not.toContain(old);
  // Where no letter ever became a file there is nothing to do.
  await rm(folder, { recursive: true });
  await tasksOf(there).remove_old_letters?.({}, {} as never);
});
