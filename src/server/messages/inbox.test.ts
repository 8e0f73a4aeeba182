import { desc, eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { initialParameters } from '#contract/parameters/parameters.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import { applyRetention } from '#server/privacy/retention.ts';
import { startInbox } from '#tests/support/contact-messages.ts';
import { tasksOf, workOffJobs } from '#tests/support/jobs.ts';
import { signInAs } from '#tests/support/people.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { post } from '#tests/support/test-app.ts';
import { messageRetentions } from './person-source.ts';
import { contactMessage, messageAnswer } from './tables.ts';

const { parts, app, db, postOffice, headers, office, addMessage } = await startInbox();

test('lists show contacts in part, reading one shows all and is recorded', async () => {
  const row = await addMessage({ email: 'masked@example.com', name: 'นางสาวลับ เฉพาะ' });
  const { data } = await office('message/list', { search: 'ลับ เฉพาะ' });
  expect(data.rows).toMatchObject([
    { id: row.id, email: 'ma****@example.com', tel: '08x-xxx-5678', text: '', answers: [] },
  ]);
  const read = await office('message/read', { id: row.id });
  expect(read.data).toMatchObject({ email: 'masked@example.com', tel: '081-234-5678' });
  const [event] = await db.select().from(auditEvent).orderBy(desc(auditEvent.id)).limit(1);
  expect(event).toMatchObject({
    action: 'view',
    subject: 'SubscribeMaint',
    subjectId: String(row.id),
    actor: 'administrator',
  });
  await office('message/delete', { ids: [row.id] });
  expect((await office('message/list', { search: 'ลับ เฉพาะ' })).data.rows).toEqual([]);
  await office('message/restore', { ids: [row.id] });
  expect((await office('message/list', { search: 'ลับ เฉพาะ' })).data.total).toBe(1);
});

test('a message is taken on, moved between queues, and an older version is a conflict', async () => {
  const { id } = await addMessage();
  const taken = await office('message/assign', { id, version: 1, to: 'me' });
  expect(taken.data).toMatchObject({ assignee: 'administrator', status: 'open', version: 2 });
  const late = await office('message/setStatus', { id, version: 1, status: 'closed' });
  expect(late.reasonText).toBe('conflict');
  const closed = await office('message/setStatus', { id, version: 2, status: 'closed' });
  expect(closed.data.status).toBe('closed');
  const filters = { assignee: 'administrator', statuses: ['closed'] };
  const { data } = await office('message/list', { filters });
  expect(data.rows.map((row: { id: number }) => row.id)).toEqual([id]);
  const given = await office('message/assign', { id, version: 3, to: 'nobody' });
  expect(given.data).toMatchObject({ assignee: null, status: 'closed' });
});

test('an answer is mailed once in the language of the sender, and the record tells', async () => {
  const email = 'jane@example.com';
  const row = await addMessage({ email, name: 'Jane', header: 'Limit?', language: 'en' });
  await workOffJobs(parts, postOffice.url);
  const confirmation = await postOffice.mails.next(email);
  expect(confirmation.subject).toContain(row.clientId.slice(0, 8).toUpperCase());
  // Anybody can type this address: nothing of what was typed is sent to it.
  expect(`${confirmation.subject}${confirmation.text}`).not.toMatch(/Jane|Limit/);

  const text = 'Up to 70 %.\n\n<b>Please</b> call us.';
  const preview = await office('message/preview', { id: row.id, text });
  const input = { id: row.id, version: row.version, text };
  const twice = await Promise.all([
    office('message/answer', input),
    office('message/answer', input),
  ]);
  expect(twice.map(({ reasonText }) => reasonText).sort()).toEqual(['', 'conflict']);
  const { data } = await office('message/read', { id: row.id });
  expect(data).toMatchObject({ status: 'answered', assignee: 'administrator' });
  expect(data.answers).toMatchObject([{ by: 'administrator', state: 'waiting' }]);
  await workOffJobs(parts, postOffice.url);
  const mail = await postOffice.mails.next(email);
  expect(mail.subject).toBe(preview.data.subject);
  expect(mail.text?.trim()).toBe(preview.data.text.trim());
  expect(mail.html).toContain('&lt;b&gt;Please&lt;/b&gt;');
  expect(postOffice.mails.unread(email)).toBe(0);
  const states = await office('message/answers', { id: row.id });
  expect(states.data).toMatchObject([{ state: 'sent' }]);
});

test('an answer that cannot be sent says so', async () => {
  const row = await addMessage({ email: 'away@example.com' });
  await office('message/answer', { id: row.id, version: row.version, text: 'ตอบ' });
  await db.update(messageAnswer).set({ failures: 8 }).where(eq(messageAnswer.messageId, row.id));
  const { data } = await office('message/answers', { id: row.id });
  expect(data).toMatchObject([{ state: 'failed' }]);
});

test('an answer that left and cannot be noted does not wait for ever', async () => {
  const row = await addMessage({ email: 'unnoted@example.com' });
  await office('message/answer', { id: row.id, version: row.version, text: 'ตอบ' });
  await db.execute(sql`create function refuse_sent() returns trigger language plpgsql as
    $$ begin if new.state = 'sent' then raise 'no room'; end if; return new; end $$`);
  await db.execute(sql`create trigger refuse_sent before update on outgoing_mail
    for each row execute function refuse_sent()`);
  await workOffJobs(parts, postOffice.url);
  await db.execute(sql`drop function refuse_sent cascade`);
  const { data } = await office('message/answers', { id: row.id });
  expect(data).toMatchObject([{ state: 'failed' }]);
});

test('an answer that the last try died of does not wait for ever', async () => {
  const row = await addMessage({ email: 'died@example.com' });
  await office('message/answer', { id: row.id, version: row.version, text: 'ตอบ' });
  await db
    .update(outgoingMail)
    .set({ state: 'sending', tries: 8, startedAt: sql`now() - interval '11 minutes'` })
    .where(eq(outgoingMail.id, sql`(select max(id) from outgoing_mail)`));
  await tasksOf(parts).resume_mails?.({}, {} as never);
  const { data } = await office('message/answers', { id: row.id });
  expect(data).toMatchObject([{ state: 'failed' }]);
});

test('each right opens its own part of the inbox, and the export is recorded', async () => {
  const row = await addMessage({ header: '=1+1' });
  await addStaffWith(db, 'reader', ['SubscribeMaint.view']);
  const reader = await signInAs(app, 'reader');
  const opened = { id: row.id, version: row.version };
  expect((await post(app, 'message/read', { id: row.id }, reader)).status).toBe(200);
  for (const [path, input] of [
    ['message/assign', { ...opened, to: 'me' }],
    ['message/setStatus', { ...opened, status: 'spam' }],
    ['message/answer', { ...opened, text: 'x' }],
    ['message/preview', { id: row.id, text: 'x' }],
    ['message/delete', { ids: [row.id] }],
    ['exports/sheet', { resource: 'message', format: 'csv' }],
  ] as const)
    expect((await post(app, path, input, reader)).status, path).toBe(403);

  const sheet = await app.inject({
    method: 'POST',
    url: '/api/exports/sheet',
    payload: { resource: 'message', format: 'csv', ids: [row.id] },
    headers,
  });
  expect(sheet.body).toContain('081-234-5678');
  expect(sheet.body).not.toMatch(/(^|,)=1\+1/m);
  const [event] = await db.select().from(auditEvent).orderBy(desc(auditEvent.id)).limit(1);
  expect(event).toMatchObject({ action: 'export', subject: 'SubscribeMaint' });
});

test('messages go after two years and spam after 90 days, as the form promises', async () => {
  const age = async (days: number, values: object = {}) => {
    const { id } = await addMessage(values);
    const createdAt = new Date(Date.now() - days * 86_400_000);
    await db.update(contactMessage).set({ createdAt }).where(eq(contactMessage.id, id));
    return id;
  };
  const ids = [await age(740), await age(100, { website: 'x' }), await age(100), await age(700)];
  await applyRetention(db, messageRetentions, initialParameters());
  const left = await db
    .select({ id: contactMessage.id })
    .from(contactMessage)
    .where(inArray(contactMessage.id, ids))
    .orderBy(contactMessage.id);
  expect(left.map(({ id }) => id)).toEqual(ids.slice(2));
});
