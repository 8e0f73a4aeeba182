import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { satangOf } from '#contract/money.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { application, applicationEvent, applicationFile } from '#server/applications/tables.ts';
import { recordConsents } from '#server/consents/record.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import { contactMessage } from '#server/messages/tables.ts';
import { DIGESTS } from '#server/platform/person-digests.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { message } from '#tests/support/contact-message.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const started = await startApp(await cloneDatabase());
const { app, db, store, secretKey } = started;
await addUser(db, 'administrator');
const desk = await signInAs(app, 'administrator');
const ID_CARD = '1101700203451';

const call = async (path: string, input: object) =>
  (await post(app, `privacy/${path}`, input, desk)).body;
/** What a search found, as the desk goes on with it. */
async function search(keys: object) {
  const { data, ticket } = await call('find', keys);
  const records = data.map(({ source, id }: { source: string; id: number }) => ({ source, id }));
  return { ticket, records };
}
const rejected = { status: 'rejected', rejectReasonId: 1 } as const;

async function sendMessage(tel: string, email: string) {
  const { body } = await post(app, 'subscribe/send', message({ id: randomUUID(), tel, email }));
  expect(body.isSuccess).toBe(true);
}

async function addFile(applicationId: number): Promise<string> {
  const { key } = await store.put(Buffer.from('a deed'));
  await db.insert(applicationFile).values({
    applicationId,
    draftId: randomUUID(),
    documentName: { th: 'โฉนด' },
    fileKey: key,
    name: 'deed.pdf',
    contentType: 'application/pdf',
    bytes: 6,
    sha256: '',
    tokenHash: randomUUID(),
  });
  return key;
}

test('one person is found over all records by number, telephone, mail or name', async () => {
  const phone = '+66811112222';
  const personal = { idCard: ID_CARD, phone, email: 'Somsri@Example.com' };
  await addApplications(db, [
    applicationRow(secretKey, { firstName: 'สมศรี', lastName: 'ที่ดินดี' }, personal),
    applicationRow(secretKey, { firstName: 'คนอื่น' }),
  ]);
  await sendMessage('081-111-2222', 'somsri@example.com');
  const sources = async (keys: object) =>
    (await call('find', keys)).data.map((record: { source: string }) => record.source);
  expect(await sources({ idNumber: '1-1017-00203-45-1' })).toEqual(['application']);
  expect(await sources({ phone: '+66 81 111 2222' })).toEqual(['application', 'message']);
  expect(await sources({ email: 'SOMSRI@example.com' })).toEqual(['application', 'message']);
  expect(await sources({ name: 'ที่ดินดี' })).toEqual(['application']);
  expect(await sources({ idNumber: '1101700203452' })).toEqual([]);
  const readers = await call('readers', await search({ name: 'ที่ดินดี' }));
  expect(readers.data.readers).toContainEqual(
    expect.objectContaining({ actor: 'administrator', action: 'view', subject: 'RegisterMaint' }),
  );
});

test('who looked is told whichever window they looked into, partners and the history too', async () => {
  const [id] = await addApplications(db, [
    applicationRow(secretKey, { ...rejected, network: 'GSB', firstName: 'ดวงใจ' }),
  ]);
  await addUser(db, 'partnergsb');
  await addUser(db, 'auditor');
  const partner = await signInAs(app, 'partnergsb');
  const auditor = await signInAs(app, 'auditor');
  await post(app, 'applicationPartner/details', { id }, partner);
  await post(app, 'application/details', { resource: 'applicationHistory', id }, auditor);
  const found = await search({ name: 'ดวงใจ' });
  const readers = await call('readers', found);
  expect(readers.data.readers).toMatchObject([
    { actor: 'administrator', action: 'view', subject: 'RegisterMaint' },
    { actor: 'auditor', action: 'view', subject: 'RegisterMaintHist' },
    { actor: 'partnergsb', action: 'view', subject: 'RegisterMaintPartner' },
  ]);
  await call('export', { ...found, format: 'json', language: 'th' });
  const [mark] = (await call('readers', found)).data.readers;
  expect(mark).toMatchObject({ action: 'export', subject: 'RegisterMaint' });
});

test.each([
  [{}, { idNumber: 'required' }],
  [{ idNumber: '12' }, { idNumber: 'invalid' }],
  [{ phone: '12' }, { phone: 'invalid_phone' }],
  [{ name: 'ab' }, { name: 'too_short' }],
])('%o finds nobody and says why', async (keys, fields) => {
  expect((await call('find', keys)).data.fields).toEqual(fields);
});

test('a rejected application loses whatever names a person, its files and remarks; the figures stay', async () => {
  const personal = { idCard: ID_CARD, phone: '+66833334444' };
  const [id = 0] = await addApplications(db, [
    applicationRow(secretKey, { ...rejected, lastName: 'ลืมฉัน', remark: 'โทรแล้ว' }, personal),
  ]);
  const key = await addFile(id);
  await db.insert(applicationEvent).values({
    ...{ applicationId: id, kind: 'received', remark: 'โทรแล้ว' },
    detail: { fileId: 1, document: 'บัตรของคุณลืมฉัน' },
  });
  const [found] = (await call('find', { phone: '083-333-4444' })).data;
  expect(found).toMatchObject({ fate: 'anonymise', reason: 'figures' });
  const asked = await search({ phone: '083-333-4444' });
  const erased = await call('erase', asked);
  expect(erased.data).toEqual([{ source: 'application', id, outcome: 'anonymised' }]);
  await workOffJobs(started);
  expect(await store.open(key)).toBeUndefined();
  const [row] = await db.select().from(application).where(eq(application.id, id));
  expect(row).toMatchObject({
    firstName: '',
    lastName: '',
    remark: '',
    provinceCode: '10',
    ...rejected,
  });
  expect(row?.idCardDigest).toBeNull();
  const events = await db
    .select()
    .from(applicationEvent)
    .where(eq(applicationEvent.applicationId, id));
  expect(events).toMatchObject([{ remark: '', detail: { fileId: 1 } }]);
  expect(JSON.stringify(events)).not.toContain('ลืมฉัน');
  expect((await call('find', { phone: '083-333-4444' })).data).toEqual([]);
  expect((await call('erase', asked)).data).toMatchObject([{ outcome: 'gone' }]);
});

test('what is being worked on and what became a loan are kept, and it says why', async () => {
  const personal = { phone: '+66855556666' };
  await addApplications(db, [
    applicationRow(secretKey, { status: 'appraisal' }, personal),
    applicationRow(secretKey, { status: 'closed', approvedAmount: satangOf(900_000) }, personal),
  ]);
  const found = (await call('find', { phone: '0855556666' })).data;
  expect(found.map(({ reason }: { reason: string }) => reason)).toEqual([
    'in_progress',
    'contract',
  ]);
  const { data } = await call('erase', await search({ phone: '0855556666' }));
  expect(data.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['kept', 'kept']);
  const rows = await db.select().from(application).where(eq(application.phoneTail, '6666'));
  expect(rows).toHaveLength(2);
});

test('all that is kept can be taken along, as data and as pages', async () => {
  const personal = { idCard: ID_CARD, phone: '+66877778888', houseNo: '99/1' };
  await addApplications(db, [applicationRow(secretKey, {}, personal)]);
  const found = await search({ phone: '0877778888' });
  const take = (format: string) =>
    app.inject({
      method: 'POST',
      url: '/api/privacy/export',
      headers: desk,
      payload: { ...found, format, language: 'th' },
    });
  const json = await take('json');
  expect(json.json()).toMatchObject({
    records: [{ content: { idCard: ID_CARD, houseNo: '99/1' } }],
  });
  const pdf = await take('pdf');
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('consent to marketing is withdrawn in the record and in the ledger', async () => {
  const [id = 0] = await addApplications(db, [
    applicationRow(secretKey, { marketing: true }, { phone: '+66866660004' }),
  ]);
  const base = {
    source: 'application',
    sourceId: id,
    textVersion: 3,
    language: 'th',
    channel: 'site',
  } as const;
  await recordConsents(db, [{ ...base, purpose: 'marketing', given: true }]);
  const found = await search({ phone: '0866660004' });
  expect((await call('withdraw', found)).data).toEqual({ withdrawn: 1 });
  expect((await call('withdraw', found)).data).toEqual({ withdrawn: 0 });
  const { data } = await call('consents', found);
  expect(data.consents.map(({ given }: { given: boolean }) => given)).toEqual([false, true]);
});

test('of one address that stands on more than any search shows, all that is shown can be worked on, and it is said that there is more', async () => {
  const email = 'branch@example.com';
  const applied = (index: number) =>
    applicationRow(secretKey, { ...rejected, firstName: `คนที่ ${index}` }, { email });
  await addApplications(
    db,
    Array.from({ length: 10 }, (_, index) => applied(index)),
  );
  const digest = createSealing(secretKey).digest(email, DIGESTS.email);
  const addMails = (count: number) =>
    db.insert(outgoingMail).values(
      Array.from({ length: count }, () => ({
        ...{ event: 'message_received', key: randomUUID(), language: 'th' as const },
        ...{ recipient: 'br****@example.com', recipientDigest: digest, state: 'sent' as const },
      })),
    );
  await addMails(200);
  expect((await call('find', { email })).more).toEqual([]);
  await addMails(50);
  expect((await call('find', { email })).more).toEqual(['mail']);
  const found = await search({ email });
  expect(found.records).toHaveLength(210);
  expect((await call('consents', found)).data).toEqual({ consents: [], more: false });
  const readers = (await call('readers', found)).data;
  expect(readers.more).toBe(true);
  expect(readers.readers).toHaveLength(500);
  const taken = await app.inject({
    ...{ method: 'POST', url: '/api/privacy/export', headers: desk },
    payload: { ...found, format: 'json', language: 'th' },
  });
  expect(taken.json().records).toHaveLength(210);
  expect((await call('withdraw', found)).data).toEqual({ withdrawn: 0 });
  const { data } = await call('erase', found);
  expect(new Set(data.map(({ outcome }: { outcome: string }) => outcome))).toEqual(
    new Set(['anonymised']),
  );
  expect((await search({ email })).records).toHaveLength(50);
});

test('the nightly clearing takes what the dry run lists, by outcome and age, and nothing else', async () => {
  await db.delete(application);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const [old, young, open, loan] = await addApplications(db, [
    applicationRow(secretKey, { ...rejected, statusSince: ago(366) }),
    applicationRow(secretKey, { ...rejected, statusSince: ago(364) }),
    applicationRow(secretKey, { status: 'new', statusSince: ago(5_000) }),
    applicationRow(secretKey, {
      status: 'closed',
      approvedAmount: satangOf(1),
      statusSince: ago(3_000),
    }),
  ]);
  const { data } = await call('retention', {});
  const counts = Object.fromEntries(
    data.map(({ rule, count }: { rule: string; count: number }) => [rule, count]),
  );
  expect(counts).toMatchObject({
    application_rejected: 1,
    application_approved: 0,
    application_cancelled: 0,
  });
  expect((await call('expired', { rule: 'application_rejected' })).data).toMatchObject([
    { id: old },
  ]);
  await db.execute(sql`select graphile_worker.add_job('apply_retention')`);
  await workOffJobs(started);
  const rows = await db.select().from(application).orderBy(application.id);
  const untouched = rows.filter(({ anonymisedAt }) => anonymisedAt === null).map(({ id }) => id);
  expect(untouched).toEqual([young, open, loan]);
});

test('requests have thirty days from the day they came, which is not to come; a refusal needs its reason', async () => {
  const values = {
    kind: 'erase',
    name: 'สมศรี',
    contact: 'somsri@example.com',
    receivedOn: '2026-11-01',
    status: 'open',
    note: '',
  };
  const added = await post(app, 'privacyRequest/add', values, desk);
  expect(added.body.data).toMatchObject({ dueOn: '2026-12-01' });
  const tomorrow = thaiDay(new Date(Date.now() + 86_400_000));
  const early = await post(app, 'privacyRequest/add', { ...values, receivedOn: tomorrow }, desk);
  expect(early.body.data.fields).toEqual({ receivedOn: 'to_come' });
  const refused = await post(app, 'privacyRequest/add', { ...values, status: 'refused' }, desk);
  expect(refused.body.data.fields).toEqual({ note: 'required' });
});

test('the desk acts on what its own search found, and on nothing else', async () => {
  const [own = 0, other = 0] = await addApplications(db, [
    applicationRow(secretKey, { ...rejected, firstName: 'ถามหา' }, { phone: '+66866660001' }),
    applicationRow(secretKey, { ...rejected, firstName: 'คนอื่น' }, { phone: '+66866660002' }),
  ]);
  const { ticket } = await call('find', { phone: '0866660001' });
  const form = { format: 'json', language: 'th' };
  const asked = (id: number, by = desk, shown = ticket) =>
    ['consents', 'readers', 'withdraw', 'export', 'erase'].map(async (path) => {
      const input = { ticket: shown, records: [{ source: 'application', id }], ...form };
      return (await post(app, `privacy/${path}`, input, by)).status;
    });
  const nowhere = [404, 404, 404, 404, 404];
  expect(await Promise.all(asked(other))).toEqual(nowhere);
  expect(await Promise.all(asked(own, desk, `${ticket}AAAA`))).toEqual(nowhere);
  await addUser(db, 'administrator', { userId: 'second' });
  expect(await Promise.all(asked(own, await signInAs(app, 'second')))).toEqual(nowhere);
  const both = { ticket, records: [own, other].map((id) => ({ source: 'application', id })) };
  expect((await post(app, 'privacy/erase', both, desk)).status).toBe(404);
  const rows = await db
    .select()
    .from(application)
    .where(inArray(application.id, [own, other]));
  expect(rows.map(({ anonymisedAt }) => anonymisedAt)).toEqual([null, null]);

  const records = [{ source: 'application', id: own }];
  expect((await call('erase', { ticket, records })).data).toMatchObject([
    { outcome: 'anonymised' },
  ]);
});

test('what was found an hour ago is looked for again before anything is done to it', async () => {
  const [id = 0] = await addApplications(db, [
    applicationRow(secretKey, rejected, { phone: '+66866660003' }),
  ]);
  const { ticket } = await call('find', { phone: '0866660003' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
  const late = await call('erase', { ticket, records: [{ source: 'application', id }] });
  vi.useRealTimers();
  expect(late).toMatchObject({ isSuccess: false, reasonText: 'search_ended' });
});

test('who lacks the right finds nobody, and telephone numbers stand nowhere in plain', async () => {
  await addUser(db, 'officer');
  const officer = await signInAs(app, 'officer');
  expect((await post(app, 'privacy/find', { phone: '0877778888' }, officer)).status).toBe(403);
  await sendMessage('089-765-4321', 'canary@example.com');
  const rows = await db
    .select()
    .from(contactMessage)
    .where(eq(contactMessage.email, 'canary@example.com'));
  expect(JSON.stringify(rows)).not.toContain('897654321');
  expect(rows[0]?.telDigest).toBe(createSealing(secretKey).digest('+66897654321', DIGESTS.phone));
});
