import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outgoingMail } from '#server/mail/tables.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { message } from '#tests/support/contact-message.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { openSmsHouse } from '#tests/support/sms-campaign.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { createSmsQueue } from './queue.ts';
import { stopLink } from './stop-link.ts';
import { smsMessage, smsOptOut, smsRecipientList } from './tables.ts';

const started = await startApp(await cloneDatabase());
const house = await openSmsHouse(started);
const { app, db, call, addCampaign, facts, step, workUntil, secretKey, maker } = house;
const sealing = createSealing(secretKey);
type Row = { source: string; id: number; fate: string; reason: string; ticket: string };
const search = async (keys: object): Promise<Row[]> => {
  const { data, ticket } = await call('privacy/find', keys);
  return data.map((row: object) => ({ ...row, ticket }));
};
const find = (phone: string) => search({ phone });
const asFound = (rows: Row[]) => ({
  ticket: rows[0]?.ticket,
  records: rows.map(({ source, id }) => ({ source, id })),
});
const erase = async (rows: Row[]) =>
  (await call('privacy/erase', asFound(rows))).data as { outcome: string }[];
const withdraw = async (rows: Row[]) => (await call('privacy/withdraw', asFound(rows))).data;

test('messages that were sent are found, taken along and lose whom they went to; the figures stay', async () => {
  const id = await addCampaign('0841110001, สมหญิง\n0841110002, สมชาย');
  await step(id, 'submit');
  await workUntil(id, ({ state }) => state === 'done');
  await createSmsQueue(sealing)(db, {
    event: 'application',
    key: '1:new',
    phone: '084-111-0001',
    language: 'th',
    text: 'เราได้รับใบสมัครของคุณแล้ว',
  });
  await workOffJobs(started);
  const found = await find('๐๘๔-๑๑๑-๐๐๐๑');
  expect(found).toMatchObject([
    { source: 'sms', fate: 'anonymise', reason: 'log' },
    { source: 'sms', title: 'ข่าวเดือนนี้', name: 'สมหญิง' },
  ]);
  const taken = await app.inject({
    method: 'POST',
    url: '/api/privacy/export',
    headers: maker,
    payload: { ...asFound(found), format: 'json', language: 'th' },
  });
  expect(taken.json().records.map(({ content }: { content: object }) => content)).toMatchObject([
    { phone: '+66841110001', text: 'เราได้รับใบสมัครของคุณแล้ว' },
    { phone: '+66841110001', text: expect.stringContaining('สวัสดี สมหญิง') },
  ]);
  expect(await erase(found)).toMatchObject([{ outcome: 'anonymised' }, { outcome: 'anonymised' }]);
  expect(await find('0841110001')).toEqual([]);
  expect((await facts(id)).counts.sent).toBe(2);
  const rows = await db.select().from(smsMessage);
  expect(JSON.stringify(rows)).not.toContain(sealing.digest('+66841110001', 'phone'));
  for (const row of rows.filter(({ sealed }) => sealed === ''))
    expect((await app.inject({ url: stopLink('', row) })).body).toContain('ลิงก์นี้ใช้ไม่ได้');
  expect(await find('0841110002')).toHaveLength(1);
});

test('who is in a campaign that is still written is left out of it', async () => {
  const id = await addCampaign('0842220001\n0842220002');
  const found = await find('0842220001');
  expect(found).toMatchObject([{ fate: 'erase', reason: 'nothing_against' }]);
  expect(await erase(found)).toMatchObject([{ outcome: 'erased' }]);
  expect((await facts(id)).estimate.recipients).toBe(1);
  expect((await facts(id)).lists).toMatchObject([{ added: 1 }]);
});

test('what is on its way is kept, and it says so', async () => {
  const id = await addCampaign('0843330001');
  await db.update(smsMessage).set({ state: 'sending' }).where(eq(smsMessage.campaignId, id));
  const found = await find('0843330001');
  expect(found).toMatchObject([{ fate: 'keep', reason: 'under_way' }]);
  expect(await erase(found)).toMatchObject([{ outcome: 'kept' }]);
  await db.update(smsMessage).set({ state: 'sent' }).where(eq(smsMessage.campaignId, id));
});

test('an opt-out loses the number and goes on keeping campaigns away, by a digest that outlives the secret key', async () => {
  await call('smsOptOut/add', { phone: '0844440001', note: 'โทรมาขอเลิก' });
  const found = await find('0844440001');
  expect(found).toMatchObject([{ source: 'smsOptOut', fate: 'anonymise', reason: 'opt_out' }]);
  expect(await erase(found)).toMatchObject([{ outcome: 'anonymised' }]);
  expect(await find('0844440001')).toEqual([]);
  const [row] = await db.select().from(smsOptOut);
  expect(row).toMatchObject({ sealed: '', note: '' });
  // Nothing of the secret key is in it, so it stands when the key is replaced.
  expect(row?.phoneDigest).not.toBe(sealing.digest('+66844440001', 'phone'));
  const id = await addCampaign('0844440001\n0844440002');
  expect((await facts(id)).lists).toMatchObject([{ added: 1, optedOut: 1 }]);
});

test('taking back consent ends campaigns to that number', async () => {
  const id = await addCampaign('0845550001');
  const found = await find('0845550001');
  expect(await withdraw(found)).toEqual({ withdrawn: 1 });
  expect(await withdraw(found)).toEqual({ withdrawn: 0 });
  expect((await facts(id)).counts.cancelled).toBe(1);
});

const isDone = ({ state }: { state: string }) => state === 'done';
const messagesOf = (id: number) =>
  db.select().from(smsMessage).where(eq(smsMessage.campaignId, id)).orderBy(smsMessage.id);

test('who takes back their consent after they were gathered is not written to', async () => {
  const applicant = (phone: string) =>
    applicationRow(secretKey, { marketing: true, status: 'closed' }, { phone });
  await addApplications(db, [applicant('+66845550011'), applicant('+66845550012')]);
  const id = await addCampaign('0845550013');
  await call('smsCampaign/addFound', { id, source: 'applications' });
  await workOffJobs(started);
  expect((await facts(id)).counts.queued).toBe(3);
  const found = (await find('0845550011')).filter(({ source }) => source === 'application');
  expect(await withdraw(found)).toEqual({ withdrawn: 1 });
  await step(id, 'submit');
  await workUntil(id, isDone);
  expect(await messagesOf(id)).toMatchObject([
    { state: 'sent' },
    { state: 'cancelled', problem: 'no_consent', parts: 0 },
    { state: 'sent' },
  ]);
});

test('lists of people who agreed to e-mail alone, gathered before, are not written to', async () => {
  const id = await addCampaign('0845550021');
  await db
    .update(smsRecipientList)
    .set({ kind: 'messages' })
    .where(eq(smsRecipientList.campaignId, id));
  await step(id, 'submit');
  await workUntil(id, isDone);
  expect(await messagesOf(id)).toMatchObject([{ state: 'cancelled', problem: 'no_consent' }]);
});

test('an opt-out that lost its number holds at the last moment, too', async () => {
  const id = await addCampaign('0845550031\n0845550032');
  await step(id, 'submit');
  await workUntil(id, isDone);
  await db.update(smsMessage).set({ state: 'failed' }).where(eq(smsMessage.campaignId, id));
  await call('smsOptOut/add', { phone: '0845550031' });
  await erase((await find('0845550031')).filter(({ source }) => source === 'smsOptOut'));
  await step(id, 'resend');
  await workUntil(id, isDone);
  expect(await messagesOf(id)).toMatchObject([
    { state: 'cancelled', problem: 'opted_out' },
    { state: 'sent' },
  ]);
});

test('failures are sent again without whoever was erased, or cannot be read', async () => {
  const id = await addCampaign('0845550041\n0845550042\n0845550043');
  await step(id, 'submit');
  await workUntil(id, isDone);
  await db.update(smsMessage).set({ state: 'failed' }).where(eq(smsMessage.campaignId, id));
  await erase(await find('0845550041'));
  const [, damaged] = await messagesOf(id);
  await db
    .update(smsMessage)
    .set({ sealed: 's1.another.key' })
    .where(eq(smsMessage.id, damaged?.id ?? 0));
  await step(id, 'resend');
  await workUntil(id, isDone);
  expect(await messagesOf(id)).toMatchObject([
    { state: 'failed', sealed: '' },
    { state: 'failed', problem: 'unreadable' },
    { state: 'sent' },
  ]);
});

test('what nobody knows about is kept only while it may still be sent again', async () => {
  const id = await addCampaign('0845550051');
  await step(id, 'submit');
  await workUntil(id, isDone);
  await db.update(smsMessage).set({ state: 'unknown' }).where(eq(smsMessage.campaignId, id));
  expect(await find('0845550051')).toMatchObject([{ fate: 'keep', reason: 'under_way' }]);

  await db.execute(sql`update sms_campaign set state = 'cancelled' where id = ${id}`);
  const found = await find('0845550051');
  expect(found).toMatchObject([{ fate: 'anonymise', reason: 'log' }]);
  const decide = (as: string) => call('smsCampaign/decide', { id, as });
  expect((await decide('again')).reasonText).toBe('conflict');
  expect(await erase(found)).toMatchObject([{ outcome: 'anonymised' }]);
  expect((await decide('sent')).data).toMatchObject({
    state: 'cancelled',
    counts: { unknown: 0, sent: 1 },
  });

  await call('sms/test', { phone: '0845550052', text: 'ทดสอบ' });
  await db.update(smsMessage).set({ state: 'unknown' }).where(eq(smsMessage.event, 'test'));
  expect(await find('0845550052')).toMatchObject([{ fate: 'anonymise' }]);
});

test('mails are found by address, and lose it', async () => {
  const sent = message({ email: 'Nok.Canary@example.com', tel: '0846660001' });
  expect((await post(app, 'subscribe/send', sent)).body.isSuccess).toBe(true);
  await workOffJobs(started);
  const found = await search({ email: 'nok.canary@example.com' });
  const mails = found.filter(({ source }) => source === 'mail');
  expect(mails).toMatchObject([{ fate: 'anonymise', reason: 'log' }]);
  expect(await erase(mails)).toMatchObject([{ outcome: 'anonymised' }]);
  const [row] = await db
    .select()
    .from(outgoingMail)
    .where(eq(outgoingMail.id, mails[0]?.id ?? 0));
  expect(row).toMatchObject({ recipient: '', recipientDigest: null, state: 'written' });
});

test('the clearing takes old messages, also those of campaigns that never went out, and nothing else', async () => {
  const [draft, binned, waiting, doubtful] = [
    await addCampaign('0847770001\n0847770002'),
    await addCampaign('0847770003'),
    await addCampaign('0847770004'),
    await addCampaign('0847770005'),
  ];
  await call('smsCampaign/delete', { ids: [binned] });
  await step(waiting, 'submit');
  await step(waiting, 'pause');
  await step(doubtful, 'submit');
  await workUntil(doubtful, isDone);
  await db.update(smsMessage).set({ state: 'unknown' }).where(eq(smsMessage.campaignId, doubtful));
  await db.execute(sql`update sms_message set created_at = now() - interval '181 days'`);
  const [first] = await messagesOf(draft);
  await db
    .update(smsMessage)
    .set({ createdAt: new Date() })
    .where(eq(smsMessage.id, first?.id ?? 0));
  const counts = async () =>
    Object.fromEntries(
      (await call('privacy/retention', {})).data.map((row: { rule: string; count: number }) => [
        row.rule,
        row.count,
      ]),
    );
  expect((await counts()).sms_log).toBeGreaterThan(0);
  await db.execute(sql`select graphile_worker.add_job('apply_retention')`);
  await workOffJobs(started);
  expect(await counts()).toMatchObject({ sms_log: 0 });
  const left = await db.select().from(smsMessage).orderBy(smsMessage.id);
  expect(left.map(({ campaignId, state }) => [campaignId, state])).toEqual([
    [draft, 'queued'],
    [waiting, 'queued'],
  ]);
  // The draft says whom it goes to now.
  expect(await facts(draft)).toMatchObject({ estimate: { recipients: 1 }, lists: [{ added: 1 }] });
  expect((await call('smsCampaign/read', { id: draft })).data.recipients).toBe(1);
  expect(await db.$count(smsOptOut)).toBe(3);
});
