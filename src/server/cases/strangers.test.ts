import { randomUUID } from 'node:crypto';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { type Satang, satangOf } from '#contract/money.ts';
import { COUNTED_FOUND } from '#contract/resource/counting.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { applicationAppointment } from '#server/applications/appointment-tables.ts';
import { applicationAppraisal, appraisalPhoto } from '#server/applications/appraisal-tables.ts';
import { applicationOffer } from '#server/applications/offer-tables.ts';
import { BLANK_PERSONAL, personalColumns } from '#server/applications/personal.ts';
import {
  application,
  applicationDeed,
  applicationEvent,
  applicationFile,
} from '#server/applications/tables.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { rejectReason } from '#server/reference/tables.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { addApplication, caseInput } from '#tests/support/loan-applications.ts';
import { offered } from '#tests/support/offers.ts';
import { signInAs } from '#tests/support/people.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { post } from '#tests/support/test-app.ts';

const { db, secretKey, app, headers, productId, uploadTypeId, call, data } = await openDesk();

/** Columns whose words are fixed, or that hold no words of anybody. */
const FIXED = new Set([
  'verdict',
  'offerState',
  'paidOn',
  'reference',
  'applicant',
  'network',
  'channel',
  'status',
  'language',
]);
/** What 0065 lets a partner know of somebody who came by the site with its code. */
const TOLD = new Set(['firstName', 'productName']);

const canary = (name: string) => `canary${name.toLowerCase()}`;
const isText = ({ dataType, generated }: { dataType: string; generated: unknown }) =>
  dataType === 'string' && !generated;

/** Every text column of a table with a word of its own. */
function filled(table: Parameters<typeof getTableColumns>[0], ...except: string[]) {
  const names = Object.entries(getTableColumns(table))
    .filter(([name, column]) => isText(column) && !FIXED.has(name) && !except.includes(name))
    .map(([name]) => name);
  return Object.fromEntries(names.map((name) => [name, canary(name)]));
}

const place = (key: string) => ({
  province: { code: '10', name: { th: 'กรุงเทพมหานคร' } },
  district: { code: '1001', name: { th: canary(`${key}District`) } },
  subdistrict: { code: '100101', name: { th: canary(`${key}Subdistrict`) } },
  postcode: '10987',
});
const pricing = (limit: Satang) => ({
  governmentPrice: satangOf(777_001),
  marketPrice: satangOf(777_002),
  governmentPercent: 70,
  marketPercent: 50,
  rounding: 10_000,
  limit,
});
const personal = {
  ...BLANK_PERSONAL,
  ...Object.fromEntries(Object.keys(BLANK_PERSONAL).map((name) => [name, canary(name)])),
  phone: '+66891117654',
  idCard: '1101700230708',
  email: 'stranger@example.com',
};
const SECRETS = [
  '+66891117654',
  '0891117654',
  '1101700230708',
  'stranger@example.com',
  '777001',
  '777002',
  '777003',
  '10987',
];

async function addStranger() {
  const row = await addApplication(db, secretKey, {
    ...filled(application, 'personal', 'clientId', 'phoneTail', 'provinceCode'),
    ...personalColumns(createSealing(secretKey), personal),
    network: 'GSB',
    place: place('home'),
    productName: { th: canary('productName') },
    approvedAmount: satangOf(777_003),
    claimed: pricing(satangOf(777_003)),
    checked: pricing(satangOf(777_003)),
  });
  const of = { applicationId: row.id };
  await db.insert(applicationDeed).values({
    ...filled(applicationDeed, 'provinceCode'),
    ...of,
    deedNo: canary('deedNo'),
    position: 0,
    place: place('deed'),
    governmentPrice: satangOf(777_001),
    marketPrice: satangOf(777_002),
  });
  const file = {
    ...of,
    draftId: row.clientId,
    documentName: { th: 'สำเนาโฉนด' },
    contentType: 'application/pdf',
    bytes: 777_003,
  };
  const words = filled(applicationFile, 'draftId', 'contentType') as Record<'sha256', string>;
  const [kept] = await db
    .insert(applicationFile)
    .values([
      {
        ...file,
        ...words,
        name: canary('name'),
        fileKey: canary('k1'),
        tokenHash: canary('t1'),
        uploadTypeId,
      },
      // Of no known kind: what it is called is the file’s own name.
      {
        ...file,
        ...words,
        name: canary('name'),
        fileKey: canary('k2'),
        tokenHash: canary('t2'),
        documentName: { th: canary('loose') },
      },
    ])
    .returning();
  await addAppraisal(row.id);
  await addOffer(row.id);
  await addAppointment(row.id);
  await db.insert(applicationEvent).values({
    ...of,
    kind: 'moved',
    toStatus: 'contacted',
    actor: canary('actor'),
    remark: canary('remark'),
    detail: { amount: satangOf(777_003), note: canary('detail') },
  });
  return { row, fileId: kept?.id ?? 0 };
}

/** What the lender found at the land is the lender’s own. */
async function addAppraisal(applicationId: number) {
  const appraisalId = randomUUID();
  await db.insert(applicationAppraisal).values({
    ...filled(
      applicationAppraisal,
      'id',
      'savedAs',
      'access',
      'verdict',
      'visitedOn',
      'validUntil',
    ),
    ...{ id: appraisalId, applicationId, createdBy: canary('createdBy') },
    land: { deedNo: canary('land'), landNo: '', area: null, place: place('land') },
    value: satangOf(777_003),
  });
  const words = filled(appraisalPhoto, 'photoId', 'appraisalId');
  await db.insert(appraisalPhoto).values({
    ...(words as Record<'name' | 'contentType' | 'sha256' | 'addedBy', string>),
    ...{ photoId: randomUUID(), appraisalId, bytes: 777_003 },
    ...{ fileKey: canary('k3'), tokenHash: canary('t3') },
  });
}

/** What the lender offers is between it and the applicant. */
async function addOffer(applicationId: number) {
  const words = filled(applicationOffer, 'state', 'validUntil', 'evidence');
  await db.insert(applicationOffer).values({
    ...(words as Record<'madeBy', string>),
    ...{ applicationId, number: 1, product: { th: canary('offered') }, months: 60, rate: 9_000 },
    ...{ amount: satangOf(777_003), validUntil: '2030-01-01', ...offered(satangOf(777_003)) },
  });
}

/** When they meet, and who comes, is theirs too. */
async function addAppointment(applicationId: number) {
  const words = filled(applicationAppointment, 'state', 'uid');
  await db.insert(applicationAppointment).values({
    ...(words as Record<'who' | 'madeBy', string>),
    ...{ applicationId, at: new Date(Date.now() + 86_400_000) },
    place: {
      ...{ kind: 'landOffice', branchId: null, provinceCode: '10', province: {} },
      ...{ name: { th: canary('office') }, address: { th: canary('street') } },
    },
  });
}

/** Every call that a partner may make about it, with everything that any of them may be asked. */
function asked(id: number, fileId: number): Array<[string, object]> {
  const input = {
    resource: 'applicationPartner',
    ...{ id, ids: [id], fileId, field: 'name', language: 'th', format: 'csv', list: {}, size: 100 },
  };
  return Object.entries(CALLS)
    .filter(([, { access, upload }]) => {
      const of = access === 'resource.view' || access === 'resource.export';
      return !upload && (of || /^RegisterMaintPartner\.(view|export)$/.test(access));
    })
    .map(([path]) => [path, input]);
}

const { row, fileId } = await addStranger();

describe('somebody who came by the site with a branch’s code', () => {
  test('no answer to a partner tells what only staff may know, whichever call and field', async () => {
    let told = 0;
    for (const [path, payload] of asked(row.id, fileId)) {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload,
        headers: headers.partnergsb ?? {},
      });
      expect(answer.statusCode, path).not.toBe(500);
      if (answer.body.includes(row.reference)) told += 1;
      const leaked = answer.body.match(/canary\w+/g) ?? [];
      const allowed = new Set([...TOLD].map(canary));
      expect(
        leaked.filter((word) => !allowed.has(word)),
        path,
      ).toEqual([]);
      for (const secret of SECRETS) expect(answer.body, `${path} ${secret}`).not.toContain(secret);
    }
    // The list, one of it, its details and the sheet speak of it: the rest would prove nothing.
    expect(told).toBeGreaterThanOrEqual(4);
  });

  test('sums tell no more of them than lists do', async () => {
    const [named] = await db
      .update(rejectReason)
      .set({ name: { th: canary('reason') } })
      .returning();
    const reasonOf = { rejectReasonId: named?.id ?? 0 };
    const approved = { status: 'approved' as const, approvedAmount: satangOf(777_003) };
    await addApplication(db, secretKey, { network: 'GSB', ...approved });
    await addApplication(db, secretKey, { network: 'GSB', status: 'rejected', ...reasonOf });
    const sees = ['DashboardMt.view', 'RegisterMaintPartner.view'] as const;
    await addStaffWith(db, 'gsbsums', [...sees], 'GSB');
    const partner = await signInAs(app, 'gsbsums');
    const day = thaiDay(new Date());
    const range = { from: day, until: day };
    const { body } = await post(app, 'dashboard/figures', range, partner);
    expect(body.data.applications.all).toMatchObject({ sent: 3, approved: 1, rejected: 1 });
    expect(JSON.stringify(body)).not.toMatch(/canary(?!productname)|77700/);
    const today = await post(app, 'dashboard/today', {}, partner);
    expect(today.body.data.applications).toBeNull();
    const { applications } = await data('administrator', 'dashboard/figures', range);
    expect(JSON.stringify(applications)).toMatch(/777003[\s\S]*canaryreason/);
  });

  test('what is not shown does not find them either', async () => {
    const find = async (search: string) =>
      (await data('partnergsb', 'applicationPartner/list', { search })).rows.map(
        ({ id }: { id: number }) => id,
      );
    for (const shown of [row.reference, canary('firstName')])
      expect(await find(shown), shown).toContain(row.id);
    const hidden = [
      canary('lastName'),
      canary('deedNumbers'),
      canary('refCode'),
      canary('companyName'),
      '0891117654',
      '1-1017-00230-70-8',
      'stranger@example.com',
    ];
    for (const search of hidden) expect(await find(search), search).not.toContain(row.id);
  });

  test('nor where so many are called alike that their list is walked for them', async () => {
    const row = applicationRow(secretKey, {
      ...{ firstName: 'ล้นหลาม', lastName: 'ศิลาแลง' },
      ...{ network: 'GSB', channel: 'site' },
    });
    const many = Array.from({ length: COUNTED_FOUND + 200 }, (_, index) => ({
      ...row,
      clientId: randomUUID(),
      reference: `ALIKE-${index}`,
    }));
    const ids: number[] = [];
    for (let from = 0; from < many.length; from += 600)
      ids.push(...(await addApplications(db, many.slice(from, from + 600))));
    await db.execute(sql`analyze application`);
    const find = (search: string) => data('partnergsb', 'applicationPartner/list', { search });
    const found = await find('ล้นหลาม');
    expect(found).toMatchObject({ total: COUNTED_FOUND, uncounted: true });
    const seen = found.rows.map(({ id }: { id: number }) => id);
    expect(seen).toEqual(ids.slice(-25).reverse());
    for (const search of ['ศิลาแลง', 'ล้นหลาม ศิลาแลง'])
      expect(await find(search), search).toMatchObject({ rows: [], total: 0 });
    await db.delete(application).where(inArray(application.id, ids));
  });

  test('a referral of its own a partner reads as it wrote it; the lender’s prices stay the lender’s', async () => {
    const deed = {
      ...{ guaranteeTypeId: null, deedNo: '4711', landNo: '', surveyPage: '', mapSheet: '' },
      ...{ subdistrictCode: '', provinceCode: '10', area: null },
      ...{ governmentPrice: 100_000_00, marketPrice: 200_000_00 },
    };
    const added = await data(
      'partnergsb',
      'applicationPartner/add',
      caseInput(productId, { deeds: [deed] }),
    );
    const read = () => data('partnergsb', 'applicationPartner/details', { id: added.id });
    expect((await read()).written.deeds).toMatchObject([{ marketPrice: 200_000_00 }]);
    const move = { id: added.id, version: 1, move: 'contact', sendMessage: false };
    await data('officer', 'application/move', move);
    expect((await read()).written).toMatchObject({
      lastName: 'ใจดี',
      deeds: [{ deedNo: '4711', marketPrice: null, governmentPrice: null }],
    });
    const choices = await data('partnergsb', 'application/choices', {
      resource: 'applicationPartner',
    });
    expect(choices.rejectReasons).toEqual([]);
    const paper = { resource: 'applicationPartner', id: added.id, language: 'th' };
    expect((await call('partnergsb', 'application/pdf', paper)).body.isSuccess).toBe(false);
  });

  test('what staff find out about somebody whom a branch referred does not become the branch’s', async () => {
    const deed = (deedNo: string) => ({
      ...{ guaranteeTypeId: null, deedNo, landNo: '', surveyPage: '', mapSheet: '' },
      ...{ subdistrictCode: '', provinceCode: '10', area: null },
      ...{ governmentPrice: null, marketPrice: null },
    });
    const told = caseInput(productId, { email: '', deeds: [deed('4711')] });
    const { id } = await data('partnergsb', 'applicationPartner/add', told);
    const read = async () =>
      (await data('partnergsb', 'applicationPartner/details', { id })).written;
    const reveal = (field: string) =>
      call('partnergsb', 'application/reveal', { resource: 'applicationPartner', id, field });
    const find = async (search: string) =>
      (await data('partnergsb', 'applicationPartner/list', { search })).rows.map(
        (row: { id: number }) => row.id,
      );
    const corrected = {
      ...told,
      phone: '0899998888',
      lineId: canary('private'),
      idCard: '3120100123451',
    };
    await data('partnergsb', 'applicationPartner/save', {
      ...{ id, version: 1, values: { ...told, email: 'own@example.com' } },
    });
    await data('officer', 'application/move', {
      ...{ id, version: 2, move: 'contact', sendMessage: false },
    });
    expect(await read()).toMatchObject({ phone: '+66812345678', email: 'own@example.com' });
    const values = { ...corrected, email: 'own@example.com', network: 'GSB' };
    await data('officer', 'application/save', {
      ...{ id, version: 3, values: { ...values, deeds: [...told.deeds, deed('8822')] } },
    });
    const after = await read();
    expect(after).toMatchObject({
      ...{ firstName: 'สมชาย', lastName: 'ใจดี', email: 'own@example.com' },
      ...{ phone: 'xxx-xxx-8888', lineId: '', deeds: [] },
    });
    expect(JSON.stringify(after)).not.toMatch(/99998888|8822/);
    expect((await reveal('phone')).status).toBe(404);
    expect((await reveal('lineId')).status).toBe(404);
    expect((await reveal('email')).body.data).toEqual({ value: 'own@example.com' });
    for (const own of ['สมชาย ใจดี', 'ใจดี', 'own@example.com'])
      expect(await find(own), own).toContain(id);
    for (const search of ['0899998888', '8822', '4711', '3120100123451', '8822 สมชาย'])
      expect(await find(search), search).not.toContain(id);
    expect(await data('partnergsb', 'application/find', { search: '0899998888' })).toEqual([]);
  });
});
