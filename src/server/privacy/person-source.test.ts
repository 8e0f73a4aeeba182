import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { applicationDraft, applicationFile } from '#server/applications/tables.ts';
import { draftColumns } from '#server/apply/draft-content.ts';
import { formSending } from '#server/captcha/tables.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { eventually } from '#tests/support/eventually.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { addOffers, uploadDocument } from '#tests/support/loan-form.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { privacyRequest } from './tables.ts';

const started = await startApp(await cloneDatabase());
const { app, db, store, secretKey } = started;
const { productId, deedTypeId, convenientTimeId } = await addOffers(db);
await addUser(db, 'administrator');
const desk = await signInAs(app, 'administrator');
const PDF = Buffer.from('%PDF-1.7\nhello\n%%EOF');
const upload = (draftId: string) =>
  uploadDocument(app, { draftId, uploadTypeId: deedTypeId, name: 'โฉนด.pdf' }, PDF);

// What can be uploaded is remembered until the news of a change has come.
await eventually(async () => expect((await upload(randomUUID())).isSuccess).toBe(true));

beforeEach(async () => {
  await db.delete(formSending);
  await db.delete(applicationDraft);
  await db.delete(privacyRequest);
});

const call = async (path: string, input: object) =>
  (await post(app, `privacy/${path}`, input, desk)).body.data;

type Found = { ticket: string; records: { source: string; id: number }[] };

/** As the desk goes on with what it found. */
async function search(keys: object): Promise<Found> {
  const { data, ticket } = (await post(app, 'privacy/find', keys, desk)).body;
  return {
    ticket,
    records: data.map(({ source, id }: Found['records'][number]) => ({ source, id })),
  };
}

async function take(found: Found, format: string, language = 'th') {
  const payload = { ...found, format, language };
  return app.inject({ method: 'POST', url: '/api/privacy/export', headers: desk, payload });
}

const FIELDS = {
  productId: String(productId),
  convenientTimeId: String(convenientTimeId),
  applicant: 'company',
  firstName: 'มาลี',
  lastName: 'ยังไม่ส่ง',
  companyName: 'สวนมาลี',
  idCard: '1-1017-00203-45-1',
  companyId: '๐๑๐๕๕๕๖๑๒๓๔๕๓',
  phone: '๐๘๑ 999 0001',
  contactPhone: '02-999-0002',
  email: 'Malee@Example.com ',
  contactEmail: 'office@example.com',
  province: '10',
  districtName: { th: 'บางรัก', en: 'Bang Rak' },
  deeds: [{ key: 1, deedNo: '1234', landNo: '', rai: '2' }],
};

async function keepForm(fields: object = FIELDS, email = 'link@example.com') {
  const id = randomUUID();
  const { body } = await post(app, 'register/keepDraft', {
    id,
    email,
    language: 'th',
    content: JSON.stringify({ fields, step: 'land' }),
  });
  expect(body.isSuccess).toBe(true);
  return id;
}

test('a form that was kept for later is found by whatever reaches a person in it', async () => {
  const id = await keepForm();
  await keepForm({ phone: '0819990009' }, 'other@example.com');
  for (const keys of [
    { email: 'LINK@example.com' },
    { email: 'malee@example.com' },
    { email: 'office@example.com' },
    { phone: '081-999-0001' },
    { phone: '+66 2 999 0002' },
    { idNumber: '1101700203451' },
    { idNumber: '0105556123453' },
  ])
    expect(await call('find', keys), JSON.stringify(keys)).toMatchObject([
      {
        source: 'applicationDraft',
        title: id.slice(0, 8).toUpperCase(),
        name: 'สวนมาลี มาลี ยังไม่ส่ง',
        fate: 'erase',
        reason: 'draft',
      },
    ]);
});

test('what is kept of it can be taken along, with names in place of numbers', async () => {
  const draftId = await keepForm();
  await upload(draftId);
  const found = await search({ phone: '0819990001' });
  const json = (await take(found, 'json')).json();
  expect(json.records[0].content).toMatchObject({
    linkEmail: 'link@example.com',
    firstName: 'มาลี',
    product: { th: 'สินเชื่อโฉนด' },
    convenientTime: { th: 'ตัวเลือก' },
    province: { th: 'กรุงเทพมหานคร' },
    district: { en: 'Bang Rak' },
    deeds: [{ deedNo: '1234', rai: '2' }],
    files: [{ name: 'โฉนด.pdf', contentType: 'application/pdf' }],
  });
  for (const language of ['th', 'en'])
    expect((await take(found, 'pdf', language)).rawPayload.toString('latin1')).toMatch(/^%PDF-/);
  const { readers } = await call('readers', found);
  expect(readers).toContainEqual(
    expect.objectContaining({ action: 'export', subjectId: `draft ${found.records[0]?.id}` }),
  );
});

test('erased, it is gone with what was uploaded for it; the link is mailed no more', async () => {
  const draftId = await keepForm();
  await upload(draftId);
  const ofDraft = eq(applicationFile.draftId, draftId);
  const [file] = await db.select().from(applicationFile).where(ofDraft);
  const found = await search({ idNumber: '1101700203451' });
  expect(await call('withdraw', found)).toEqual({ withdrawn: 0 });
  expect(await call('erase', found)).toMatchObject([{ outcome: 'erased' }]);
  await workOffJobs(started);
  expect(await db.$count(applicationDraft)).toBe(0);
  const letters = await db.select().from(outgoingMail);
  expect(letters.map(({ state }) => state)).not.toContain('queued');
  expect(letters.at(-1)?.state).toBe('dropped');
  expect(await db.$count(applicationFile, ofDraft)).toBe(0);
  expect(await store.open(file?.fileKey ?? '')).toBeUndefined();
  expect(await call('find', { email: 'link@example.com' })).toEqual([]);
  expect(await call('erase', found)).toMatchObject([{ outcome: 'gone' }]);
});

test.each([
  ['no form', 'typed by hand', { text: 'typed by hand' }],
  ['a list', '[1, 2]', { text: '[1, 2]' }],
  ['fields of other forms', '{"fields":{"phone":7,"idCard":[],"deeds":"x","a":{}}}', { phone: 7 }],
  ['something deep', `${'['.repeat(9_000)}${']'.repeat(9_000)}`, {}],
  ['fields that go deep', `{"fields":{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}}`, {}],
])('a browser that sends %s hides nobody', async (_, content, told) => {
  const draft = { id: randomUUID(), email: 'odd@example.com', language: 'en', content };
  expect((await post(app, 'register/keepDraft', draft)).body.isSuccess).toBe(true);
  const found = await search({ email: 'odd@example.com' });
  const json = (await take(found, 'json')).json();
  expect(json.records[0].content).toMatchObject({ linkEmail: 'odd@example.com', ...told });
  expect((await take(found, 'pdf')).statusCode).toBe(200);
});

const REQUEST = {
  kind: 'erase',
  name: 'มาลี ขอสิทธิ',
  contact: 'โทร 081-999-0003 หลัง 17.00 น. หรือ Malee.R@example.com',
  receivedOn: '2026-11-01',
  status: 'open',
  note: '',
};

async function ask(values: object = {}) {
  const { body } = await post(app, 'privacyRequest/add', { ...REQUEST, ...values }, desk);
  expect(body.isSuccess).toBe(true);
}

test('requests are found by name and by how they are answered; open ones stay, closed ones go', async () => {
  await ask();
  await ask({ status: 'done' });
  await ask({ name: 'คนอื่น', contact: 'ทางไปรษณีย์' });
  for (const keys of [{ phone: '0819990003' }, { email: 'malee.r@example.com' }, { name: 'ขอสิทธิ' }])
    expect(await call('find', keys), JSON.stringify(keys)).toMatchObject([
      { source: 'privacyRequest', fate: 'keep', reason: 'request_open' },
      { source: 'privacyRequest', fate: 'erase', reason: 'request_closed' },
    ]);
  const found = await search({ name: 'ขอสิทธิ' });
  const json = (await take(found, 'json')).json();
  expect(json.records[1].content).toMatchObject({
    asksFor: { th: 'ขอให้ลบ', en: 'Erasure' },
    contact: REQUEST.contact,
    status: { en: 'Answered' },
  });
  expect((await take(found, 'pdf', 'en')).statusCode).toBe(200);
  expect(await call('withdraw', found)).toEqual({ withdrawn: 0 });
  expect(await call('erase', found)).toMatchObject([{ outcome: 'kept' }, { outcome: 'erased' }]);
  const left = await db.select().from(privacyRequest).orderBy(privacyRequest.id);
  expect(left.map(({ name }) => name)).toEqual([REQUEST.name, 'คนอื่น']);
});

test('what was kept before there were digests is found after the night', async () => {
  await ask();
  const columns = draftColumns(createSealing(secretKey), {
    email: 'before@example.com',
    content: JSON.stringify({ fields: FIELDS }),
    files: [],
  });
  const { email, content } = columns;
  const expiresAt = new Date(Date.now() + 86_400_000);
  const draft = { id: randomUUID(), tokenHash: randomUUID(), language: 'th', expiresAt } as const;
  await db.insert(applicationDraft).values({ ...draft, email, content });
  await db.update(privacyRequest).set({ contactPhoneDigest: null, contactEmailDigest: null });
  const found = async () => [
    ...(await call('find', { phone: '0819990001' })),
    ...(await call('find', { phone: '0819990003' })),
  ];
  expect(await found()).toEqual([]);
  await db.execute(sql`select graphile_worker.add_job('seal_plain_phones')`);
  await workOffJobs(started);
  expect(await found()).toMatchObject([
    { source: 'applicationDraft' },
    { source: 'privacyRequest' },
  ]);
});
