import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { satangOf } from '#contract/money.ts';
import { openPersonal } from '#server/applications/personal.ts';
import {
  application,
  applicationDeed,
  applicationEvent,
  applicationFile,
} from '#server/applications/tables.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { formSending } from '#server/captcha/tables.ts';
import { consentRecord } from '#server/consents/tables.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { product } from '#server/products/tables.ts';
import { solveCaptcha } from '#tests/support/captcha.ts';
import { eventually } from '#tests/support/eventually.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { addOffers, addPersonProduct, loanForm, uploadDocument } from '#tests/support/loan-form.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addUser } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const house = await startApp(await cloneDatabase());
const { app, db, secretKey } = house;
const offers = await addOffers(db);
const { productId, deedTypeId } = offers;
const { personProductId, otherLandId } = await addPersonProduct(db);
// A branch that refers.
await addUser(db, 'partnergsb', { facilityCode: '1024' });
const PDF = Buffer.from('%PDF-1.7\nhello\n%%EOF');

beforeEach(async () => {
  await db.delete(formSending);
});

const send = async (values: object = {}) =>
  (await post(app, 'register/send', loanForm(productId, values))).body;
const rowOf = async (reference: string) => {
  const [row] = await db.select().from(application).where(eq(application.reference, reference));
  if (!row) throw new Error(`There is no ${reference}.`);
  return row;
};

await eventually(async () => expect((await send()).isSuccess).toBe(true));

describe('what is required and understood', () => {
  test('the specification’s fields are required, all told at once', async () => {
    const empty = {
      productId: null,
      firstName: ' ',
      phone: '',
      province: '',
      district: '',
      subdistrict: '',
      policy: false,
    };
    const { reasonText, data } = await send(empty);
    expect(reasonText).toBe('invalid_input');
    expect(data.fields).toEqual(
      Object.fromEntries(Object.keys(empty).map((field) => [field, 'required'])),
    );
    const nothing = (await post(app, 'register/send', {})).body.data.fields;
    for (const field of Object.keys(empty)) expect(nothing[field], field).toBe('required');
    expect((await send({ applicant: 'company', firstName: '' })).data.fields).toEqual({
      companyName: 'required',
    });
  });

  test('what is wrong is named by its code', async () => {
    const codeOf = async (values: object) => (await send(values)).data?.fields;
    expect(await codeOf({ phone: '12345' })).toEqual({ phone: 'invalid_phone' });
    expect(await codeOf({ contactPhone: 'call me' })).toEqual({ contactPhone: 'invalid_phone' });
    expect(await codeOf({ email: 'a b@example.com' })).toEqual({ email: 'invalid_email' });
    expect(await codeOf({ idCard: '3100600445636' })).toEqual({ idCard: 'invalid_id_card' });
    expect(await codeOf({ companyId: '3100600445635' })).toEqual({
      companyId: 'invalid_company_id',
    });
    expect(await codeOf({ birthday: '31/2/2539' })).toEqual({ birthday: 'invalid_date' });
    expect(await codeOf({ birthday: '1/1/2570' })).toEqual({ birthday: 'invalid_date' });
    expect(await codeOf({ birthday: '1/1/2565' })).toEqual({ birthday: 'too_young:20' });
    expect(await codeOf({ firstName: 'x'.repeat(101) })).toEqual({ firstName: 'too_long' });
    expect(await codeOf({ lastName: 'a\0b' })).toEqual({ lastName: 'invalid' });
    expect(await codeOf({ askedAmount: '-5' })).toEqual({ askedAmount: 'invalid' });
    expect(await codeOf({ askedMonths: '0' })).toEqual({ askedMonths: 'invalid' });
    expect(await codeOf({ askedMonths: '481' })).toEqual({ askedMonths: 'invalid' });
    expect(await codeOf({ askedMonths: '4.5' })).toEqual({ askedMonths: 'invalid' });
    expect(await codeOf({ askedAmount: '9'.repeat(16) })).toEqual({ askedAmount: 'too_big' });
    expect(await codeOf({ askedAmount: '1,250,000.50' })).toEqual({ askedAmount: 'not_whole' });
    expect(await codeOf({ subdistrict: '100499' })).toEqual({ subdistrict: 'invalid' });
    expect(await codeOf({ district: '1005' })).toEqual({ subdistrict: 'invalid' });
    expect(await codeOf({ productId: 9_999 })).toEqual({ productId: 'closed' });
    const company = { applicant: 'company', companyName: 'ที่ดินดี' };
    expect(await codeOf({ ...company, productId: personProductId })).toEqual({
      productId: 'not_offered',
    });
    // A kind of land that secures another product.
    const guaranteeTypeId = otherLandId;
    expect(await codeOf({ guaranteeTypeId, deeds: [{ guaranteeTypeId }] })).toEqual({
      guaranteeTypeId: 'invalid',
      'deeds.0.guaranteeTypeId': 'invalid',
    });
    expect(await codeOf({ productId: personProductId, guaranteeTypeId })).toBeUndefined();
    expect(await codeOf({ convenientTimeId: 9_999 })).toEqual({ convenientTimeId: 'invalid' });
    expect(await codeOf({ policyVersion: 99 })).toEqual({ policy: 'invalid' });
    expect(await codeOf({ guaranteeProvince: '99' })).toEqual({ guaranteeProvince: 'invalid' });
    expect(await codeOf({ deeds: Array.from({ length: 21 }, () => ({})) })).toEqual({
      deeds: 'too_big',
    });
    const deed = { guaranteeTypeId: 9_999, marketPrice: 'much', area: { rai: 'x' } };
    expect(await codeOf({ deeds: [{}, deed] })).toEqual({
      'deeds.1.marketPrice': 'invalid',
      'deeds.1.area': 'invalid',
    });
    expect(await codeOf({ deeds: [{ guaranteeTypeId: 9_999, subdistrict: '100402' }] })).toEqual({
      'deeds.0.guaranteeTypeId': 'invalid',
      'deeds.0.subdistrict': 'invalid',
    });
  });
});

describe('what is kept', () => {
  test('everything in one form, the personal part sealed, the names of places looked up', async () => {
    const { reference } = (
      await send({
        convenientTimeId: offers.convenientTimeId,
        receiveChannelId: offers.receiveChannelId,
        guaranteeTypeId: offers.guaranteeTypeId,
        guaranteeProvince: '50',
        askedAmount: '1.5 ล้าน',
        askedMonths: '๔๘',
        governmentPrice: '2,000,000',
        marketPrice: '3,000,000.50',
        refCode: 'GSB-1024',
        marketing: true,
        deeds: [
          {
            guaranteeTypeId: offers.guaranteeTypeId,
            deedNo: '1234',
            landNo: '56',
            province: '50',
            district: '5001',
            subdistrict: '500101',
            area: { rai: '1', ngan: '2', wah: '๓.๕' },
            governmentPrice: '100',
          },
          { deedNo: '99', province: '10' },
        ],
      })
    ).data;
    expect(reference).toMatch(/^[A-Z34679]{4}-[A-Z34679]{4}$/);
    const row = await rowOf(reference);
    expect(row).toMatchObject({
      applicant: 'individual',
      productName: { en: 'Deed loan' },
      provinceCode: '10',
      place: { district: { name: { th: 'บางรัก' } }, postcode: '10500' },
      network: 'GSB',
      refCode: 'GSB-1024',
      channel: 'site',
      askedAmount: satangOf(1_500_000),
      askedMonths: 48,
      status: 'new',
      phoneTail: '5678',
      deedNumbers: '1234 99',
      guaranteeProvinceCode: '50',
      marketing: true,
    });
    expect(row.claimed).toMatchObject({
      governmentPrice: 200_000_000,
      marketPrice: 300_000_050,
      limit: 140_000_000,
    });
    expect(row.dueAt?.getTime()).toBeGreaterThan(Date.now());
    expect(JSON.stringify(row)).not.toMatch(/3100600445635|somying|812345678/);
    expect(openPersonal(createSealing(secretKey), row)).toMatchObject({
      idCard: '3100600445635',
      phone: '+66812345678',
      birthday: '1996-03-05',
    });
    const deeds = await db
      .select()
      .from(applicationDeed)
      .where(eq(applicationDeed.applicationId, row.id))
      .orderBy(applicationDeed.position);
    expect(deeds).toMatchObject([
      { deedNo: '1234', area: 60_350, governmentPrice: 10_000, place: { postcode: '50200' } },
      { deedNo: '99', provinceCode: '10', place: null, area: null },
    ]);
    expect(
      await db.select().from(consentRecord).where(eq(consentRecord.sourceId, row.id)),
    ).toMatchObject([
      { source: 'application', purpose: 'policy', given: true, channel: 'site', language: 'th' },
      { source: 'application', purpose: 'marketing', given: true },
    ]);
    const [event] = await db
      .select()
      .from(applicationEvent)
      .where(eq(applicationEvent.applicationId, row.id));
    expect(event).toMatchObject({ kind: 'sent', toStatus: 'new', actor: null });
    const [audited] = await db
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.subjectName, reference));
    expect(audited).toMatchObject({ action: 'create', subject: 'RegisterMaint', actor: null });
  });

  test('what an attacker adds to the form is ignored', async () => {
    const { reference } = (
      await send({
        status: 'approved',
        approvedAmount: 9_000_000,
        assignee: 'admin',
        network: 'TIP',
        channel: 'staff',
        reference: 'AAAA-AAAA',
        claimed: { limit: 1 },
        createdBy: 'admin',
        dbId: 1,
        applicationId: 1,
      })
    ).data;
    expect(await rowOf(reference)).toMatchObject({
      status: 'new',
      approvedAmount: null,
      assignee: null,
      network: null,
      channel: 'site',
      claimed: null,
      createdBy: null,
    });
    expect(reference).not.toBe('AAAA-AAAA');
  });

  test('a company leaves its own number; a person’s form keeps none', async () => {
    const company = { companyName: 'ที่ดินทอง', companyPrefix: 'บจก.', companyId: '0994000617721' };
    const first = (await send({ ...company, applicant: 'company', firstName: '' })).data;
    expect(await rowOf(first.reference)).toMatchObject({ companyName: 'ที่ดินทอง', firstName: '' });
    expect((await rowOf(first.reference)).companyIdDigest).not.toBeNull();
    const contact = { contactPhone: '0865554321', contactEmail: 'contact@example.com' };
    const second = (await send({ ...company, ...contact })).data;
    // Nobody else is written to, and nobody else opens the status page.
    expect(await rowOf(second.reference)).toMatchObject({
      ...{ companyName: '', companyIdDigest: null },
      ...{ contactPhoneDigest: null, contactEmailDigest: '' },
    });
  });

  test('only the code of a branch that there is gives it to the network; other words stay words', async () => {
    const networkOf = async (refCode: string) => {
      await db.delete(formSending);
      return (await rowOf((await send({ refCode })).data.reference)).network;
    };
    for (const code of ['GSB-1024', 'gsb-1024', ' GSB-1024 '])
      expect(await networkOf(code), code).toBe('GSB');
    const words = ['gsb 0999', 'gsb 1024', 'GSB-0999', 'GSB', 'GSB-', 'TIP-1024', 'BCP9', 'GSBANK'];
    for (const word of words) expect(await networkOf(word), word).toBeNull();
  });

  test('the form is told whether there is such a code, and no more; trying them all is refused', async () => {
    await db.delete(formSending);
    const check = async (code: string) => (await post(app, 'register/checkCode', { code })).body;
    expect((await check(' gsb-1024 ')).data).toEqual({ network: 'GSB' });
    for (const word of ['GSB-0999', 'TIP-1024', 'gsb 1024', '', 'x'])
      expect((await check(word)).data, word).toEqual({ network: null });
    for (let tries = 0; tries < 24; tries += 1) await check(`GSB-${tries}`);
    expect((await check('GSB-1024')).reasonText).toBe('too_many_requests');
    await db.delete(formSending);
  });
});

describe('sending again', () => {
  test('twenty at once and one more are one application, one set of files and one mail', async () => {
    const id = randomUUID();
    const { token } = (
      await uploadDocument(app, { draftId: id, uploadTypeId: deedTypeId, name: 'a.pdf' }, PDF)
    ).data;
    const plot = { deedNo: '4071', mapSheet: '5136' };
    const prices = { governmentPrice: '1000000', marketPrice: '2000000' };
    const form = { id, files: [token], deeds: [plot], ...prices };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(form)));
    const sent = answers.filter(({ isSuccess }) => isSuccess);
    answers.push(await send(form));
    expect(sent.length).toBeGreaterThan(0);
    expect(new Set(sent.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    for (const { isSuccess, reasonText } of answers)
      if (!isSuccess) expect(reasonText).toBe('captcha_required');
    expect(answers.at(-1)?.data).toEqual(sent[0]?.data);
    // Corrected before it was sent again: it stays as it was, and whoever sent it is told.
    const corrected = [
      ...[{ firstName: 'คนอื่น' }, { phone: '0899999999' }, { askedAmount: '1' }],
      ...[{ marketPrice: '3000000' }, { deeds: [{ ...plot, mapSheet: '5137' }] }],
      { deeds: [{ ...plot, surveyPage: '9' }] },
      { deeds: [{ ...plot, province: '10', district: '1004', subdistrict: '100402' }] },
    ];
    for (const other of corrected) {
      const { data } = await send({ ...form, files: [], ...other });
      expect(data, JSON.stringify(other)).toEqual({ ...sent[0]?.data, changed: true });
    }
    const rows = await db.select().from(application).where(eq(application.clientId, id));
    expect(rows).toHaveLength(1);
    const events = await db
      .select()
      .from(applicationEvent)
      .where(eq(applicationEvent.applicationId, rows[0]?.id ?? 0));
    expect(events).toHaveLength(1);
  });

  test('after a few a captcha is asked for, and it serves', async () => {
    for (let time = 0; time < 3; time += 1) expect((await send()).isSuccess).toBe(true);
    expect((await send()).reasonText).toBe('captcha_required');
    expect((await send({ captcha: 'no' })).reasonText).toBe('captcha_required');
    expect((await send({ captcha: await solveCaptcha(app) })).isSuccess).toBe(true);
  });
});

test('documents that are missing do not hold an application up, but are told', async () => {
  const without = (await send()).data;
  expect(without.missing).toEqual([
    { uploadTypeId: deedTypeId, name: { th: 'สำเนาโฉนด', en: 'Deed' } },
  ]);
  const id = randomUUID();
  const { token } = (await uploadDocument(app, { draftId: id, uploadTypeId: deedTypeId }, PDF))
    .data;
  const { data } = await send({ id, files: [token] });
  expect(data.missing).toEqual([]);
  const [file] = await db
    .select()
    .from(applicationFile)
    .where(eq(applicationFile.applicationId, (await rowOf(data.reference)).id));
  expect(file).toMatchObject({ documentName: { th: 'สำเนาโฉนด' }, name: 'document.pdf' });
});

test('while applications are closed they are refused with that reason, but what was sent is answered', async () => {
  const id = randomUUID();
  const { data } = await send({ id });
  await setParameter(db, 'register_show', 'N');
  await eventually(async () => expect((await send()).reasonText).toBe('closed'));
  expect((await send({ id })).data).toEqual(data);
  const upload = await uploadDocument(
    app,
    { draftId: randomUUID(), uploadTypeId: deedTypeId },
    PDF,
  );
  expect(upload.reasonText).toBe('closed');
  await setParameter(db, 'register_show', 'Y');
  await eventually(async () => expect((await send()).isSuccess).toBe(true));
});

test('a product that is not offered any more cannot be applied for', async () => {
  const { personProductId: old } = await addPersonProduct(db);
  await eventually(async () => expect((await send({ productId: old })).isSuccess).toBe(true));
  await db.update(product).set({ published: false }).where(eq(product.id, old));
  await eventually(async () =>
    expect((await send({ productId: old })).data.fields).toEqual({ productId: 'closed' }),
  );
});

test('the confirmation goes out once, in the language of the form, and names nobody', async () => {
  const { url, mails, stop } = await startMailServer();
  try {
    await db.execute('delete from graphile_worker._private_jobs');
    const th = (await send({ email: 'th@example.com' })).data;
    const en = (await send({ email: 'en@example.com', language: 'en' })).data;
    await send({ email: '' });
    await workOffJobs(house, url);
    const thai = await mails.next('th@example.com');
    expect(thai.subject).toContain(th.reference);
    expect(thai.text).toContain(`http://chanote.test/Status?ref=${th.reference}`);
    expect(thai.text).toContain('สำเนาโฉนด');
    expect(thai.text).not.toMatch(/สมหญิง|ใจดี|5678/);
    const english = await mails.next('en@example.com');
    expect(english.subject).toBe(`We have your loan application, reference ${en.reference}`);
    expect(mails.unread('th@example.com')).toBe(0);
  } finally {
    await stop();
  }
});
