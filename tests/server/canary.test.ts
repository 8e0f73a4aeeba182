import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { application } from '#server/applications/tables.ts';
import { draftToken } from '#server/apply/drafts.ts';
import { formSending } from '#server/captcha/tables.ts';
import { createSealing } from '#server/platform/sealed.ts';
import {
  COMPANY_ID,
  canariesIn,
  ID_CARD,
  idForms,
  leaksOfDatabase,
  OTHER_PHONE,
  PHONE,
  phoneForms,
} from '#tests/support/canary.ts';
import { message } from '#tests/support/contact-message.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { caseInput } from '#tests/support/loan-applications.ts';
import { addOffers, loanForm } from '#tests/support/loan-form.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const house = await startApp(await cloneDatabase());
const { app, db, pool, log, secretKey } = house;
const { productId } = await addOffers(db);
await addUser(db, 'administrator');
await addUser(db, 'partnergsb');
const staff = await signInAs(app, 'administrator');
const partner = await signInAs(app, 'partnergsb');
const phones = phoneForms(PHONE);
const ids = idForms(ID_CARD);

let network = 0;

type Sent = { method?: 'GET' | 'POST'; url: string; payload?: object | string; headers?: object };

/** Sends it as somebody new, and sees that neither headers nor a refusal say a number back. */
async function send({ method = 'POST', headers = {}, ...request }: Sent, mayTell = false) {
  await db.delete(formSending);
  network += 1;
  const remoteAddress = `10.${network >> 8}.${network % 256}.7`;
  const response = await app.inject({ method, remoteAddress, ...request, headers: { ...headers } });
  expect(response.statusCode).not.toBe(500);
  expect(canariesIn(JSON.stringify(response.headers)), `headers of ${request.url}`).toEqual([]);
  if (!mayTell) expect(canariesIn(response.body), `answer of ${request.url}`).toEqual([]);
  return response;
}

async function call(path: string, payload: object, headers: object = {}, mayTell = false) {
  return (await send({ url: `/api/${path}`, payload, headers }, mayTell)).json();
}

/** What is accepted, so that a number does get in. */
async function must(...given: Parameters<typeof call>) {
  const answer = await call(...given);
  expect(answer, given[0]).toMatchObject({ isSuccess: true });
  return answer.data;
}

beforeEach(() => {
  log.length = 0;
});

/** Nothing of it stays in the open, before and after the jobs that it asked for. */
afterEach(async () => {
  expect(await leaksOfDatabase(pool)).toEqual([]);
  await workOffJobs(house);
  expect(await leaksOfDatabase(pool)).toEqual([]);
  expect(canariesIn(log.join('\n'))).toEqual([]);
  const metrics = await app.inject({ url: '/metrics' });
  expect(metrics.statusCode).toBe(200);
  expect(canariesIn(metrics.body)).toEqual([]);
});

beforeAll(() => {
  for (const written of [
    ...ids,
    ...phones,
    ...idForms(COMPANY_ID),
    encodeURIComponent(ids[2] ?? ''),
  ])
    expect(canariesIn(`x ${written} y`), written).toHaveLength(1);
});

test('loan applications of persons and companies, kept for later, sent, refused, asked about', async () => {
  for (const [place, phone] of phones.entries()) {
    const idCard = ids[place % ids.length];
    const personal = { phone, idCard, contactPhone: phone, email: 'canary@example.com' };
    const form = loanForm(productId, personal);
    const content = JSON.stringify(form);
    await must('register/keepDraft', {
      id: form.id,
      email: 'canary@example.com',
      language: 'th',
      content,
      files: [],
    });
    await workOffJobs(house);
    const token = draftToken(createSealing(secretKey), form.id);
    const kept = await must('register/openDraft', { token }, {}, true);
    expect(kept.content).toBe(content);
    await send({ method: 'GET', url: `/Register?resume=${token}` });
    const { reference } = await must('register/send', form);
    await must('register/status', { reference, phone });
    await call('register/status', { reference, phone: OTHER_PHONE });
    await call('register/status', { reference: phone, phone: idCard });
    await call('register/send', loanForm(productId, { ...personal, idCard: `${idCard}9` }));
    await call('register/send', { ...loanForm(productId, personal), productId: phone });
    await send({ method: 'GET', url: `/Status?ref=${encodeURIComponent(reference)}` });
  }
  const company = { applicant: 'company', companyName: 'นกขมิ้น', companyId: COMPANY_ID, idCard: '' };
  await must('register/send', loanForm(productId, { ...company, phone: OTHER_PHONE }));
});

test('messages by script and by plain form, and applications for work', async () => {
  for (const tel of phones) {
    await must('subscribe/send', message({ tel, newsletter: true }));
    await call('subscribe/send', message({ tel, email: `${PHONE}@` }));
    const plain = new URLSearchParams({ ...message({ tel }), policy: 'on', name: 'นก' } as never);
    const page = await send(
      {
        url: '/Subscribe',
        payload: plain.toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      // A form that is refused comes back to its sender as it was filled in.
      true,
    );
    expect(page.headers['cache-control']).toMatch(/no-store|private/);
    const applied = {
      id: randomUUID(),
      postingId: null,
      position: 'เจ้าหน้าที่',
      firstName: 'นก',
      lastName: 'ขมิ้น',
      address: '1 ถนนทดลอง',
      phone: tel,
      email: 'canary@example.com',
      education: 'ปริญญาตรี',
      workYears: '2',
      desiredSalary: '',
      birthday: '',
      image: null,
      resume: null,
      policy: true,
      policyVersion: 0,
      language: 'th',
    };
    await must('workWithUs/send', applied);
    await call('workWithUs/send', { ...applied, id: randomUUID(), email: tel });
  }
  for (const url of ['/', '/Subscribe', '/Register', '/Status', '/WorkWithUs'])
    await send({ method: 'GET', url });
});

test('staff and partners enter, search and save views; a view that looks for a number is refused', async () => {
  const input = caseInput(productId, { phone: phones[1], idCard: ids[1], email: '' });
  await must('application/add', input, staff);
  const { network: _, ...referral } = caseInput(productId, { phone: phones[3], email: '' });
  await must('applicationPartner/add', referral, partner);
  for (const search of [...phones, ...ids]) {
    await must('application/list', { search }, staff);
    await must('applicationPartner/list', { search }, partner);
    await must('message/list', { search }, staff);
    await must('jobApplication/list', { search }, staff);
    await must('smsMessage/list', { search: '', filters: { phone: search } }, staff);
    const query = new URLSearchParams({ search, status: 'new' }).toString();
    for (const view of [
      { name: 'นก', query },
      { name: `โทร ${search}`, query: '' },
    ]) {
      const refused = await call('views/add', { resource: 'application', ...view }, staff);
      expect(Object.values(refused.data.fields)).toEqual(['personal_number']);
    }
  }
  const query = 'search=%E0%B8%99%E0%B8%81&from=2026-11-01&until=2026-11-30&sort=newest';
  await must('views/add', { resource: 'application', name: 'เดือน 11/2026', query }, staff);
  const [row] = await db.select().from(application).where(eq(application.channel, 'partner'));
  await must('application/details', { resource: 'application', id: row?.id }, staff, true);
});

test('imports of users, whose sheet says more than is taken', async () => {
  const sheet = `User ID,First name,Last name,ID card,Mobile\nnok,Nok,Khamin,${ids[1]},${phones[1]}\n`;
  for (const end of ['start', 'cancel']) {
    const uploaded = await send({
      url: '/api/userImport/upload?fileName=users.csv',
      headers: { ...staff, 'content-type': 'application/octet-stream' },
      payload: sheet,
    });
    const { id } = uploaded.json().data;
    await workOffJobs(house);
    const mapping = { userId: 0, firstName: 1, lastName: 2 };
    await must('userImport/map', { id, mapping }, staff);
    await workOffJobs(house);
    await must(`userImport/${end}`, { id }, staff);
    await workOffJobs(house);
    const { rows } = await must('userImport/rows', { id }, staff);
    expect(rows[0].cells).toEqual(['nok', 'Nok', 'Khamin', '', '']);
  }
});

test('an import whose rows the database does not take', async () => {
  await pool.query(`create function refuse_rows() returns trigger language plpgsql as
    $$ begin raise 'no room'; end $$`);
  await pool.query(
    'create trigger refuse_rows before insert on sheet_import_row execute function refuse_rows()',
  );
  const uploaded = await send({
    url: '/api/userImport/upload?fileName=users.csv',
    headers: { ...staff, 'content-type': 'application/octet-stream' },
    payload: `User ID,Mobile\nnok,${phones[1]}\n`,
  });
  await workOffJobs(house);
  const { rows } = await pool.query(
    'select last_error from graphile_worker._private_jobs where last_error is not null',
  );
  expect(rows).toEqual([{ last_error: 'Error (error P0001)' }]);
  await must('userImport/cancel', { id: uploaded.json().data.id }, staff);
  await pool.query('drop function refuse_rows cascade');
});

test('messages to pasted numbers, and who wants none', async () => {
  const campaign = { name: 'ข่าว', texts: { th: 'สวัสดี {name}' }, scheduledFor: null };
  const { id } = await must('smsCampaign/add', campaign, staff);
  const numbers = [...phones, ...ids].map((number) => `${number}, คุณนก`).join('\n');
  await must('smsCampaign/addNumbers', { id, numbers, language: 'th' }, staff);
  await must('smsCampaign/preview', { id, texts: campaign.texts }, staff);
  const { id: optOut } = await must('smsOptOut/add', { phone: OTHER_PHONE, note: '' }, staff);
  await call(
    'records/keepDraft',
    {
      resource: 'smsOptOut',
      id: 0,
      version: null,
      values: { phone: OTHER_PHONE },
    },
    staff,
  );
  await must('smsOptOut/delete', { ids: [optOut] }, staff);
});

test('the privacy desk: searching, requests, taking along, erasing', async () => {
  for (const phone of phones) await must('privacy/find', { phone }, staff);
  for (const idNumber of ids) await must('privacy/find', { idNumber }, staff);
  await call('privacy/find', { phone: `${PHONE}11`, idNumber: `${ID_CARD}1` }, staff);
  const request = {
    kind: 'access',
    name: 'นก',
    contact: phones[1],
    receivedOn: '2026-11-01',
    status: 'open',
    note: '',
  };
  const added = await must('privacyRequest/add', request, staff, true);
  expect(added.contact).toBe(phones[1]);
  const values = { ...request, contact: `${phones[3]} / canary@example.com` };
  await must('privacyRequest/save', { id: added.id, version: 1, values }, staff, true);
  await call(
    'records/keepDraft',
    { resource: 'privacyRequest', id: 0, version: null, values },
    staff,
  );
  const { data: found, ticket } = await call('privacy/find', { phone: PHONE }, staff);
  expect(found.length).toBeGreaterThan(3);
  const records = found.map(({ source, id }: { source: string; id: number }) => ({ source, id }));
  const payload = { ticket, records, format: 'json', language: 'th' };
  const taken = await send({ url: '/api/privacy/export', payload, headers: staff }, true);
  expect(canariesIn(taken.body)).not.toEqual([]);
  await must('privacy/erase', { ticket, records }, staff);
});

test('what is no request at all, sent to every call and page', async () => {
  const hidden = { idCard: ids[2], phone: phones[4], user_id: PHONE, username: ID_CARD };
  for (const path of Object.keys(CALLS)) {
    await call(path, { ...hidden, search: { [PHONE]: ID_CARD } });
    await send({
      url: `/api/${path}`,
      payload: `{"phone":"${PHONE}","idCard":${ID_CARD}`,
      headers: { ...staff, 'content-type': 'application/json', cookie: `lang=${PHONE}` },
    });
  }
  for (const form of [...phones, ...ids]) {
    const typed = encodeURIComponent(form);
    for (const url of [
      `/${typed}`,
      `/api/${typed}`,
      `/Article?id=${typed}`,
      `/Product?id=${typed}`,
    ])
      await send({ method: 'GET', url });
  }
});
