import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { satangOf } from '#contract/money.ts';
import { applicationOffer } from '#server/applications/offer-tables.ts';
import { application, applicationDeed } from '#server/applications/tables.ts';
import { seedContractForms } from '#server/contract-forms/first-forms.ts';
import { company } from '#server/pages/tables.ts';
import { guaranteeType } from '#server/reference/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { addDeed } from '#tests/support/appraisals.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { addTerms } from '#tests/support/offers.ts';
import { watchPaper } from '#tests/support/written-paper.ts';

const written = watchPaper();
const { db, secretKey, productId, call, data, file, rowOf, eventsOf } = await openDesk();
await addTerms(db, productId);
await db.insert(company).values({
  ...{ name: { th: 'บ้านโฉนด' }, registeredName: { th: 'บริษัท โฉนด จำกัด', en: 'Chanote Co., Ltd.' } },
  ...{ registrationNumber: '0105536000013', address: { th: '1 ถนนสีลม', en: '1 Silom Road' } },
  officeHours: {},
});
await seedContractForms(db);

type Paper = {
  formId: number;
  name: { th: string; en: string };
  versions: Array<{ language: string; missing: string[] }>;
};
const papersOf = (id: number): Promise<Paper[]> =>
  data('officer', 'application/contractPapers', { resource: 'application', id });
const make = (
  id: number,
  formId: number,
  language: string,
  role: 'officer' | 'auditor' = 'officer',
) => file(role, 'application/contractPaperPdf', { resource: 'application', id, formId, language });

/** Approved for a million baht, with one deed, and nothing offered yet. */
async function approved() {
  const { id } = await addApplication(db, secretKey, {
    ...{ productId, status: 'decision', askedAmount: satangOf(1_000_000), askedMonths: 48 },
    ...{ plannedRate: 9_000, plannedMonths: 48, idCard: '1101700230708' },
  });
  await addDeed(db, id);
  for (const [role, move] of [
    ['officer', 'propose'],
    ['approver', 'approve'],
  ] as const)
    await data(role, 'application/move', {
      ...{ id, version: (await rowOf(id))?.version, sendMessage: false },
      ...{ move, amount: 1_000_000, remark: 'เหมาะสม' },
    });
  return id;
}

async function offer(id: number, given: object = {}) {
  await data('officer', 'application/makeOffer', {
    ...{ id, version: (await rowOf(id))?.version, amount: 900_000, months: 48, rate: 9_000 },
    ...{ conditions: '', validUntil: '2027-01-15', sendMessage: false, ...given },
  });
}

test('what a paper wants and the case does not say is named before anything is made', async () => {
  const id = await approved();
  const papers = await papersOf(id);
  expect(papers.map(({ name }) => name.en)).toEqual([
    'Letter of offer',
    'Loan agreement',
    'Spouse’s consent',
    'Receipt of land title deeds',
  ]);
  const [letter, , , receipt] = papers;
  expect(receipt?.versions).toEqual([
    { language: 'th', missing: [] },
    { language: 'en', missing: [] },
  ]);
  expect(letter?.versions[0]?.missing).toEqual(
    expect.arrayContaining(['rate', 'effectiveRate', 'months', 'instalment', 'offerUntil']),
  );
  const refused = await make(id, letter?.formId ?? 0, 'th');
  expect(refused.json()).toMatchObject({
    ...{ isSuccess: false, reasonText: 'invalid_input' },
    data: { fields: { rate: 'required', conditions: 'required' } },
  });
  expect(await eventsOf(id, 'print')).toEqual([]);
});

test('a paper is filled from the case and its offer, in the language that is signed', async () => {
  const id = await approved();
  await offer(id);
  const agreement = (await papersOf(id)).find(({ name }) => name.en === 'Loan agreement');
  expect(agreement?.versions.map(({ missing }) => missing)).toEqual([[], []]);
  const formId = agreement?.formId ?? 0;
  const thai = await written(async () => {
    const { headers } = await make(id, formId, 'th');
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain(`-${formId}-th.pdf`);
  });
  for (const part of ['บริษัทโฉนดจำกัด', '900,000บาท(เก้าแสนบาทถ้วน)', '1-1017-00230-70-8'])
    expect(thai).toContain(part);
  // Nothing else was agreed on.
  expect(thai).not.toContain('เงื่อนไขอื่น');
  expect(thai).not.toMatch(/[{}]/);
  const english = await written(() => make(id, formId, 'en'));
  expect(english).toContain('ChanoteCo.,Ltd.,companyregistrationnumber0-10-5-536-00001-3');
  expect(await eventsOf(id, 'print')).toMatchObject([
    { changes: { contractPaper: { to: 'สัญญากู้ยืมเงิน (th, 1)' } } },
    { changes: { contractPaper: { to: 'สัญญากู้ยืมเงิน (en, 1)' } } },
  ]);
});

test('the letter of offer is dated by its offer, whenever it is printed', async () => {
  const id = await approved();
  await offer(id);
  const madeAt = new Date('2026-03-04T18:00:00Z');
  await db.update(applicationOffer).set({ madeAt }).where(eq(applicationOffer.applicationId, id));
  const [letter] = await papersOf(id);
  const print = (language: string) => written(() => make(id, letter?.formId ?? 0, language));
  expect(await print('th')).toContain('วันที่5มีนาคม2569');
  expect(await print('en')).toContain('5March2026');
});

test('each title is called what it is', async () => {
  const kinds = [
    { th: 'โฉนดที่ดิน', en: 'Chanote title deed' },
    { th: 'น.ส.3ก', en: 'Nor Sor 3 Gor' },
  ];
  const [deed, certificate] = await db
    .insert(guaranteeType)
    .values(kinds.map((name) => ({ name, detail: {}, active: true })))
    .returning();
  const { id } = await addApplication(db, secretKey, {
    ...{ productId, guaranteeTypeId: certificate?.id ?? 0 },
  });
  const first = await addDeed(db, id);
  await addDeed(db, id, 1);
  const receipt = (await papersOf(id)).find(({ name }) => name.en.startsWith('Receipt'));
  const print = (language: string) => written(() => make(id, receipt?.formId ?? 0, language));
  const ofType = (guaranteeTypeId: number | null) =>
    db.update(applicationDeed).set({ guaranteeTypeId }).where(eq(applicationDeed.id, first));
  await ofType(deed?.id ?? 0);
  const thai = await print('th');
  expect(thai).toContain('โฉนดที่ดินเลขที่4071');
  expect(thai).toContain('น.ส.3กเลขที่4171');
  expect(thai).not.toContain('โฉนดเลขที่');
  const english = await print('en');
  expect(english).toContain('NorSor3Gorno.4171');
  await db.update(application).set({ guaranteeTypeId: null }).where(eq(application.id, id));
  await ofType(null);
  expect(await print('th')).toContain('เอกสารสิทธิ์เลขที่4071');
});

test('land is named as far as the case knows it, plot by plot, with lines to write the rest on', async () => {
  const { id } = await addApplication(db, secretKey, { productId, guaranteeProvinceCode: '30' });
  await addDeed(db, id);
  const [bare, elsewhere] = [await addDeed(db, id, 1), await addDeed(db, id, 2)];
  const change = (deedId: number, given: object) =>
    db.update(applicationDeed).set(given).where(eq(applicationDeed.id, deedId));
  await change(bare, { deedNo: '', provinceCode: null });
  await change(elsewhere, { provinceCode: '50' });
  const receipt = (await papersOf(id)).find(({ name }) => name.en.startsWith('Receipt'));
  const line = '.'.repeat(24);
  const thai = await written(() => make(id, receipt?.formId ?? 0, 'th'));
  for (const part of [
    `1)เอกสารสิทธิ์เลขที่4071เนื้อที่0ไร่1งาน0ตารางวาแขวง${line}เขต${line}กรุงเทพมหานคร`,
    `2)เอกสารสิทธิ์เลขที่${line}เนื้อที่0ไร่1งาน0ตารางวาตำบล${line}อำเภอ${line}จังหวัดนครราชสีมา`,
    '3)เอกสารสิทธิ์เลขที่4271',
    'จังหวัดเชียงใหม่',
  ])
    expect(thai).toContain(part);
  const english = await written(() => make(id, receipt?.formId ?? 0, 'en'));
  expect(english).toContain(`${line}District,NakhonRatchasimaProvince`);
});

test('an offer of a decision that was undone fills no paper', async () => {
  const id = await approved();
  await offer(id);
  await db
    .update(applicationOffer)
    .set({ state: 'accepted' })
    .where(eq(applicationOffer.applicationId, id));
  await db.update(application).set({ offerState: 'accepted' }).where(eq(application.id, id));
  const move = async (role: 'officer' | 'approver', given: object) =>
    data(role, 'application/move', {
      ...{ id, version: (await rowOf(id))?.version, sendMessage: false, remark: 'เหตุผล' },
      ...given,
    });
  await move('officer', { move: 'cancel' });
  await db.update(application).set({ status: 'decision' }).where(eq(application.id, id));
  await move('officer', { move: 'propose', amount: 500_000 });
  await move('approver', { move: 'approve', amount: 500_000 });
  const [letter] = await papersOf(id);
  expect(letter?.versions[0]?.missing).toContain('rate');
  await offer(id, { amount: 400_000 });
  const agreement = (await papersOf(id)).find(({ name }) => name.en === 'Loan agreement');
  const paper = await written(() => make(id, agreement?.formId ?? 0, 'th'));
  expect(paper).toContain('400,000บาท');
  expect(paper).not.toContain('900,000');
});

test('a company has no spouse to consent', async () => {
  const { id } = await addApplication(db, secretKey, { productId });
  const consentOf = async () =>
    (await papersOf(id)).find(({ name }) => name.en === 'Spouse’s consent');
  const formId = (await consentOf())?.formId ?? 0;
  await db.update(application).set({ applicant: 'company' }).where(eq(application.id, id));
  expect(await consentOf()).toBeUndefined();
  expect((await make(id, formId, 'th')).json().reasonText).toBe('not_found');
});

test('what an applicant wrote is text, never marks or a field', async () => {
  const { id } = await addApplication(db, secretKey, {
    ...{ productId, firstName: '<h2>{amount}', lastName: '{officer}' },
  });
  await addDeed(db, id);
  const receipt = (await papersOf(id)).find(({ name }) => name.en.startsWith('Receipt'));
  const paper = await written(() => make(id, receipt?.formId ?? 0, 'en'));
  expect(paper).toContain('<h2>{amount}{officer}');
});

test('a form is the house’s to write, but for fields that there are not, and pictures', async () => {
  const add = (body: object) =>
    call('administrator', 'contractForm/add', {
      ...{ name: { th: 'หนังสือมอบอำนาจ' }, body, position: 9, active: true },
    });
  for (const wrong of ['{amonut}', '{loan_amount}', '{ amount }', '{ชื่อ}', '{amount', 'amount}'])
    expect((await add({ th: `<p>${wrong}</p>` })).body.data.fields, wrong).toEqual({
      'body.th': 'unknown_field',
    });
  expect((await add({ th: '<p>ก<img data-picture="1"></p>' })).body.data.fields).toEqual({
    'body.th': 'no_pictures',
  });
  expect((await add({ th: '<p>ข้าพเจ้า {signer} มอบอำนาจ</p>' })).body.isSuccess).toBe(true);
  const id = await approved();
  const own = (await papersOf(id)).find(({ name }) => name.th === 'หนังสือมอบอำนาจ');
  // Written in Thai alone, it is made in Thai alone.
  expect(own?.versions).toEqual([{ language: 'th', missing: [] }]);
  expect((await make(id, own?.formId ?? 0, 'en')).json().reasonText).toBe('not_found');
});

test('what a form may not hold is taken out of it before it is kept', async () => {
  const unclean = '<p onclick="steal()">ลงชื่อ {signer}</p><script>steal()</script>';
  const { id } = await data('administrator', 'contractForm/add', {
    ...{ name: { th: 'ใบรับรอง' }, body: { th: unclean }, position: 9, active: false },
  });
  const kept = await data('administrator', 'contractForm/read', { id });
  expect(kept.body.th).toBe('<p>ลงชื่อ {signer}</p>');
});

test('the officer on a paper is a person, not a sign-in', async () => {
  const body = { th: '<p>ผู้ทำเอกสาร {officer}</p>' };
  await data('administrator', 'contractForm/add', {
    ...{ name: { th: 'ใบปะหน้า' }, body, position: 9, active: true },
  });
  const id = await approved();
  const cover = (await papersOf(id)).find(({ name }) => name.th === 'ใบปะหน้า');
  await db
    .update(appUser)
    .set({ firstName: 'สมหญิง', lastName: 'ใจงาม' })
    .where(eq(appUser.userId, 'officer'));
  const print = () => written(() => make(id, cover?.formId ?? 0, 'th'));
  expect(await print()).toContain('ผู้ทำเอกสารสมหญิงใจงาม');
  // Who has no name is known by the sign-in.
  await db
    .update(appUser)
    .set({ firstName: '', lastName: '' })
    .where(eq(appUser.userId, 'officer'));
  expect(await print()).toContain('ผู้ทำเอกสารofficer');
});

test('making a paper takes the right to work on cases; a partner sees none', async () => {
  const id = await approved();
  const [paper] = await papersOf(id);
  expect((await make(id, paper?.formId ?? 0, 'th', 'auditor')).statusCode).toBe(403);
  const asked = { resource: 'application', id };
  expect((await call('partnergsb', 'application/contractPapers', asked)).status).toBe(403);
});

test('the forms that come with the product come once, and stay as the house changed them', async () => {
  const list = { sort: 'position', descending: false, size: 50 };
  const before = (await data('administrator', 'contractForm/list', list)).rows;
  const [first] = before;
  await data('administrator', 'contractForm/delete', { ids: [first.id] });
  await seedContractForms(db);
  const after = (await data('administrator', 'contractForm/list', list)).rows;
  expect(after).toHaveLength(before.length - 1);
});
