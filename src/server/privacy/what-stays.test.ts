import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { satangOf } from '#contract/money.ts';
import { initialParameters } from '#contract/parameters/parameters.ts';
import { applicationRetentions } from '#server/applications/retentions.ts';
import { application } from '#server/applications/tables.ts';
import { newReference } from '#server/applications/values.ts';
import { SECRETS } from '#server/compose/secrets.ts';
import { createSmsParts } from '#server/compose/sms.ts';
import { consentRecord } from '#server/consents/tables.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import { contactMessage, newsletterSubscriber } from '#server/messages/tables.ts';
import { connect } from '#server/operations/reach.ts';
import { rotateKey } from '#server/operations/rotate-key.ts';
import { readParameters } from '#server/parameters/queries.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { recordVersion } from '#server/resource/tables.ts';
import { dispatchSms } from '#server/sms/dispatch.ts';
import { recipientColumns } from '#server/sms/recipient.ts';
import { addRecipients, readPeople } from '#server/sms/recipients.ts';
import { smsCampaign, smsMessage, smsOptOut, smsRecipientList } from '#server/sms/tables.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { message } from '#tests/support/contact-message.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { applyRetention } from './retention.ts';

const [previousKey, secretKey] = [1, 2].map(() => randomBytes(32).toString('hex')) as [
  string,
  string,
];
const url = await cloneDatabase();
const parts = await startApp(url, {}, { secretKey, previousKey });
const { app, db } = parts;
const sealing = createSealing(secretKey, previousKey);
const postOffice = await startMailServer();
afterAll(postOffice.stop);
await addUser(db, 'administrator');
const desk = await signInAs(app, 'administrator');
const call = async (path: string, input: object) => (await post(app, path, input, desk)).body;
const person = { idNumber: '', phone: '', email: '', name: '' };
const found = async (keys: object) => (await call('privacy/find', { ...person, ...keys })).data;

async function rowOf(id: number) {
  const [row] = await db.select().from(application).where(eq(application.id, id));
  return row;
}

test('an open application in the bin is over: the desk clears it, and so does its time', async () => {
  const [open = 0, loan = 0, old = 0] = await addApplications(db, [
    applicationRow(secretKey, { status: 'appraisal' }, { phone: '+66811110001' }),
    applicationRow(secretKey, { status: 'closed', approvedAmount: satangOf(900_000) }),
    applicationRow(secretKey, { status: 'new' }),
  ]);
  const refused = await call('application/delete', { ids: [loan] });
  expect(refused.reasonText).toBe('move_not_allowed');
  await call('application/delete', { ids: [open, old] });
  const records = await found({ phone: '0811110001' });
  expect(JSON.stringify(records)).toContain('"fate":"anonymise"');
  await db
    .update(application)
    .set({ deletedAt: sql`now() - interval '366 days'` })
    .where(eq(application.id, old));
  await applyRetention(db, applicationRetentions(sealing), initialParameters());
  const [gone, kept] = [await rowOf(old), await rowOf(open)];
  expect(kept?.anonymisedAt).toBeNull();
  expect(gone?.anonymisedAt).not.toBeNull();
  expect(gone?.place.province.code).toBe('10');
  expect([gone?.place.district.code, gone?.place.subdistrict.code, gone?.place.postcode]).toEqual([
    '',
    '',
    '',
  ]);
  // Nobody could do anything with it in the queue.
  expect((await call('application/restore', { ids: [open, old] })).reasonText).toBe('erased');
  expect((await call('application/restore', { ids: [open] })).isSuccess).toBe(true);
  expect([(await rowOf(old))?.deletedAt, (await rowOf(open))?.deletedAt]).toEqual([
    expect.any(Date),
    null,
  ]);
});

test('a company’s contact is found by the address that its letters go to', async () => {
  const email = 'Contact@company.example';
  const [id = 0] = await addApplications(db, [
    applicationRow(
      secretKey,
      { applicant: 'company', companyName: 'ไร่ดี' },
      { contactEmail: email },
    ),
  ]);
  expect(JSON.stringify(await found({ email: 'contact@COMPANY.example' }))).toContain(`"id":${id}`);
  const asked = { id, uploadTypeId: null, documentName: { th: 'สำเนาโฉนด' }, note: 'ภาพไม่ชัด' };
  expect(await call('application/requestDocument', asked)).toMatchObject({ isSuccess: true });
  const { rows } = (await call('application/list', { search: email })).data;
  expect(rows.map((row: { id: number }) => row.id)).toEqual([id]);
});

test('between two keys everybody is found, and who opted out is left out', async () => {
  const earlier = createSealing(previousKey);
  const phone = '+66822220002';
  const reference = newReference();
  const company = newReference();
  const [id = 0] = await addApplications(db, [
    applicationRow(previousKey, { reference }, { phone, email: 'old@example.com' }),
    applicationRow(
      previousKey,
      { reference: company, applicant: 'company', companyName: 'ไร่ดี' },
      { phone: '+6621112222', contactPhone: phone },
    ),
  ]);
  const statusOf = async (of: string, number: string) =>
    (await createVisitor(app).post('register/status', { reference: of, phone: number })).body;
  expect(await statusOf(reference, '082-222-0002')).toMatchObject({
    isSuccess: true,
    data: { reference, status: 'new', email: 'o…@example.com', canWithdraw: true },
  });
  expect((await statusOf(company, '082-222-0002')).data?.reference).toBe(company);
  expect((await statusOf(company, '02 111 2222')).data?.reference).toBe(company);
  expect((await statusOf(reference, '082-222-0003')).reasonText).toBe('not_found');
  const { token } = (await statusOf(reference, '082-222-0002')).data;
  const copy = await createVisitor(app).post('register/sendCopy', { token });
  expect(copy.body.data).toEqual({ email: 'o…@example.com' });
  expect(JSON.stringify(await found({ phone: '0822220002' }))).toContain(`"id":${id}`);
  expect(JSON.stringify(await found({ email: 'old@example.com' }))).toContain(`"id":${id}`);
  const list = async (search: string) => (await call('application/list', { search })).data.total;
  expect(await list('0822220002')).toBe(2);

  await db.insert(smsOptOut).values({ ...recipientColumns(earlier, { phone }), source: 'staff' });
  const again = await call('smsOptOut/add', { phone: '0822220002', note: '' });
  expect(again.data.fields).toEqual({ phone: 'taken' });
  const [campaign] = await db
    .insert(smsCampaign)
    .values({ name: 'ข่าว', texts: { th: 'ข่าว', en: '' } })
    .returning();
  const [to] = await db
    .insert(smsRecipientList)
    .values({ campaignId: campaign?.id ?? 0, kind: 'numbers' })
    .returning();
  const people = readPeople(sealing, [{ phone, name: '', ref: '', language: 'th' }], 1);
  await addRecipients(db, sealing, { id: to?.id ?? 0, campaignId: campaign?.id ?? 0 }, people);
  const [counted] = await db
    .select()
    .from(smsRecipientList)
    .where(eq(smsRecipientList.id, to?.id ?? 0));
  expect(counted).toMatchObject({ added: 0, optedOut: 1 });
});

test('between two keys, who opts out after they were gathered is not written to either', async () => {
  const phone = '+66822220003';
  const [campaign] = await db
    .insert(smsCampaign)
    .values({ name: 'ข่าว', texts: { th: 'ข่าว', en: '' }, state: 'sending' })
    .returning();
  const campaignId = campaign?.id ?? 0;
  const [to] = await db
    .insert(smsRecipientList)
    .values({ campaignId, kind: 'numbers', state: 'done' })
    .returning();
  const people = readPeople(sealing, [{ phone, name: '', ref: '', language: 'th' }], 1);
  await addRecipients(db, sealing, { id: to?.id ?? 0, campaignId }, people);
  const earlier = createSealing(previousKey);
  await db.insert(smsOptOut).values({ ...recipientColumns(earlier, { phone }), source: 'link' });
  await setParameter(db, 'sms_allowed_from', '00:00');
  await setParameter(db, 'sms_allowed_until', '00:00');
  await dispatchSms(
    createSmsParts({
      ...{ db, store: parts.store, secretKey, previousKey },
      parameters: () => readParameters(db),
      settings: { publicOrigin: 'http://chanote.test', smsAllowPrivate: true },
    }),
  );
  const [left] = await db.select().from(smsMessage).where(eq(smsMessage.campaignId, campaignId));
  expect(left).toMatchObject({ state: 'cancelled', problem: 'opted_out' });
});

test('mails of before a replacement are found by address while it lasts and afterwards', async () => {
  const other = await cloneDatabase();
  const email = 'before@example.com';
  const old = await startApp(other, {}, { secretKey: previousKey });
  await addUser(old.db, 'administrator');
  await createVisitor(old.app).post('subscribe/send', message({ email }));
  await workOffJobs(old, postOffice.url);
  const mailsAt = async (keys: { secretKey: string; previousKey?: string }) => {
    const desk = await startApp(other, {}, { ...keys, store: old.store });
    const who = await signInAs(desk.app, 'administrator');
    const { body } = await post(desk.app, 'privacy/find', { ...person, email }, who);
    return body.data
      .filter(({ source }: { source: string }) => source === 'mail')
      .map(({ name, title }: { name: string; title: { th: string } }) => [name, title.th]);
  };
  const written = await mailsAt({ secretKey: previousKey });
  expect(written).toEqual([['be****@example.com', expect.stringMatching(/^ได้รับข้อความ.* · \d+$/)]]);
  expect(await mailsAt({ secretKey, previousKey })).toEqual(written);
  const client = await connect(other);
  const keys = { secretKey, previousKey };
  const { left } = await rotateKey({ client, store: old.store, keys, kept: SECRETS });
  await client.end();
  expect(left).toEqual([]);
  expect(await mailsAt({ secretKey })).toEqual(written);
});

test('an ended newsletter stands in the ledger, and begins again only by a link in a mail', async () => {
  const email = 'ended@example.com';
  const send = async () => {
    const input = message({ email, newsletter: true });
    const { body } = await createVisitor(app).post('subscribe/send', input);
    const [row] = await db
      .select()
      .from(contactMessage)
      .where(eq(contactMessage.clientId, input.id));
    await workOffJobs(parts, postOffice.url);
    return { body, id: row?.id ?? 0 };
  };
  const ledger = async (id: number) =>
    (await db.select().from(consentRecord).where(eq(consentRecord.sourceId, id)))
      .filter(({ source, purpose }) => source === 'message' && purpose === 'marketing')
      .map(({ given, channel }) => [given, channel]);
  const subscriber = async () => {
    const [one] = await db
      .select()
      .from(newsletterSubscriber)
      .where(eq(newsletterSubscriber.email, email));
    return one;
  };
  const linkIn = (text: string | undefined) =>
    /https?:\/\/\S+(\/Unsubscribe\?\S+)/.exec(text ?? '')?.[1] ?? '';
  const press = (path: string) =>
    app.inject({
      method: 'POST',
      url: path,
      payload: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  const first = await send();
  await press(linkIn((await postOffice.mails.next(email)).text));
  expect(await ledger(first.id)).toEqual([
    [true, 'site'],
    [false, 'link'],
  ]);

  const second = await send();
  expect(Object.keys(second.body.data)).toEqual(Object.keys(first.body.data));
  expect((await subscriber())?.optedOutAt).not.toBeNull();
  expect(await ledger(second.id)).toEqual([]);
  const letters = [await postOffice.mails.next(email), await postOffice.mails.next(email)];
  const confirm = linkIn(letters.find(({ subject }) => subject?.includes('ยืนยัน'))?.text);
  expect((await app.inject({ url: confirm })).body).toContain('เคยยกเลิกรับข่าวสาร');
  expect((await subscriber())?.optedOutAt).not.toBeNull();
  expect((await press(confirm)).body).toContain('ยืนยันเรียบร้อยแล้ว');
  expect((await subscriber())?.optedOutAt).toBeNull();
  expect(await ledger(second.id)).toEqual([[true, 'link']]);
});

test('a message that was restored leaves no versions', async () => {
  const input = message({ email: 'restored@example.com' });
  await createVisitor(app).post('subscribe/send', input);
  const [row] = await db.select().from(contactMessage).where(eq(contactMessage.clientId, input.id));
  const ids = [row?.id ?? 0];
  await call('message/delete', { ids });
  await call('message/restore', { ids });
  expect(await db.$count(recordVersion, eq(recordVersion.resource, 'message'))).toBe(0);
});

test('a mail that was only written to a file is not called sent, anywhere', async () => {
  const input = message({ email: 'file@example.com' });
  await createVisitor(app).post('subscribe/send', input);
  const [row] = await db.select().from(contactMessage).where(eq(contactMessage.clientId, input.id));
  const id = row?.id ?? 0;
  await call('message/answer', { id, version: row?.version ?? 1, text: 'ตอบ' });
  await workOffJobs(parts);
  const { rows } = (await call('mail/outbox', { search: 'fi****@example.com' })).data;
  expect(rows.map(({ state, sentAt }: { state: string; sentAt: null }) => [state, sentAt])).toEqual(
    [
      ['written', null],
      ['written', null],
    ],
  );
  expect((await call('message/answers', { id })).data).toMatchObject([{ state: 'written' }]);
  expect(await db.$count(outgoingMail, eq(outgoingMail.state, 'sent'))).toBeGreaterThan(0);
});
