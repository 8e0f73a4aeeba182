import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { satangOf } from '#contract/money.ts';
import { initialParameters, type Parameters } from '#contract/parameters/parameters.ts';
import { applicationAppraisal } from '#server/applications/appraisal-tables.ts';
import { application, applicationDeed } from '#server/applications/tables.ts';
import { productTerms } from '#server/products/tables.ts';
import { userGroup } from '#server/rights/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { addDeed, appraisalInput, visitValues } from '#tests/support/appraisals.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { setParameter } from '#tests/support/set-parameter.ts';

const desk = await openDesk();
const { db, secretKey, productId, call, data, file, rowOf, eventsOf } = desk;

await db.insert(productTerms).values({
  ...{ productId, name: { th: 'ปกติ', en: 'Usual' }, individual: true, company: true },
  ...{ rateKind: 'fixed', rateFrom: 6, rateTo: 12, repayment: 'annuity', interestOnlyMonths: 0 },
  ...{ longestMonths: 60, appraisalFee: 0, registrationPercent: 1, registrationCap: 200_000 },
  ...{ stampPercent: 0.05, stampCap: 10_000, earlySettlementPercent: 0 },
  ...{ earlySettlementMonths: 0, lateInterestPercent: 15 },
  ...{ published: true, publishFrom: new Date(Date.now() - 86_400_000) },
});

const { id: probe } = await addApplication(db, secretKey, { productId });
type Seen = { measures: { rules: Record<string, unknown> }; decision: Record<string, unknown> };
/** Where a case tells by which policy it is weighed. */
const SEEN = {
  approval_above_ltv: ({ measures }: Seen) => measures.rules.above_ltv,
  approval_highest_ltv_percent: ({ decision }: Seen) => decision.highestLtv,
  approval_above_dsr: ({ measures }: Seen) => measures.rules.above_dsr,
  approval_without_visit: ({ measures }: Seen) => measures.rules.no_visit,
  approval_above_tier: ({ measures }: Seen) => measures.rules.above_tier,
};
type Policy = keyof typeof SEEN;

/** Changes the policy, and waits until the server has heard of it. */
async function set<Name extends Policy>(name: Name, value: Parameters[Name]) {
  await setParameter(db, name, value);
  await eventually(async () => expect(SEEN[name](await detailsOf(probe))).toBe(value));
}
afterEach(async () => {
  const usual = initialParameters();
  for (const name of Object.keys(SEEN) as Policy[]) await set(name, usual[name]);
});

/** To be decided: land appraised at 2.5 million baht, asked for a million over 60 months. */
async function toDecide() {
  const { id } = await addApplication(db, secretKey, {
    ...{ productId, status: 'appraisal', askedAmount: satangOf(1_000_000), askedMonths: 60 },
  });
  const deedId = await addDeed(db, id);
  await data('officer', 'application/saveAppraisal', appraisalInput(id, deedId));
  await moved('officer', id, { move: 'decide' });
  return id;
}
const detailsOf = (id: number) =>
  data('approver', 'application/details', { resource: 'application', id });
async function moved(role: 'officer' | 'approver', id: number, input: object) {
  const version = (await rowOf(id))?.version;
  const { body } = await call(role, 'application/move', {
    ...{ id, version, sendMessage: false, ...input },
  });
  return body;
}
async function earn(id: number, income: number, debts = 0, more: object = {}) {
  const version = (await rowOf(id))?.version;
  return call('officer', 'application/finances', {
    ...{ id, version, income: income * 100, debts: debts * 100, note: 'สลิป 3 เดือน' },
    ...{ plannedMonths: null, plannedRate: null, ...more },
  });
}
const propose = (id: number, amount: number, remark = '') =>
  moved('officer', id, { move: 'propose', amount, remark });
const approve = (id: number, amount: number, remark = '') =>
  moved('approver', id, { move: 'approve', amount, remark });

test('what its fees would take whole is neither proposed nor approved, whatever the reason', async () => {
  const id = await toDecide();
  const refused = { data: { fields: { amount: 'below_fees' } } };
  await earn(id, 80_000);
  await db.update(productTerms).set({ appraisalFee: 3_000 });
  expect(await propose(id, 3_032, 'ตกลงกันแล้ว')).toMatchObject(refused);
  expect((await propose(id, 500_000)).isSuccess).toBe(true);
  expect(await approve(id, 3_032, 'ตกลงกันแล้ว')).toMatchObject(refused);
  expect((await approve(id, 500_000)).isSuccess).toBe(true);
  await db.update(productTerms).set({ appraisalFee: 0 });
});

describe('the sheet', () => {
  test('weighs against what was appraised, with the instalment at the planned rate', async () => {
    const id = await toDecide();
    await earn(id, 50_000, 5_000, { plannedRate: 9_000, plannedMonths: 48 });
    expect(await detailsOf(id)).toMatchObject({
      financesNote: 'สลิป 3 เดือน',
      decision: {
        ...{ landValue: 2_500_000_00, landSource: 'appraised', deeds: 1, appraised: 1 },
        ...{ income: 50_000_00, debts: 5_000_00, plannedRate: 9_000, highestLtv: 70 },
      },
    });
    expect((await propose(id, 1_000_000)).isSuccess).toBe(true);
    const { sheet, by } = (await detailsOf(id)).decisionSheets.proposed;
    expect(by).toBe('officer');
    // 9 % a year over 48 months: 24,885 baht, rounded up to a full one.
    expect(sheet).toMatchObject({
      ...{ amount: 1_000_000_00, ltv: 4_000, instalment: 24_886_00, dsr: 5_978, months: 48 },
      ...{ landSource: 'appraised', refused: '', warned: '' },
    });
    expect(sheet.effective).toBeGreaterThan(900);
    expect(await eventsOf(id, 'check')).toMatchObject([
      { changes: { monthlyIncome: {}, plannedMonths: { from: null, to: 48 } } },
    ]);
  });

  test('is one page in both languages, and tells what was approved once it is over', async () => {
    const id = await toDecide();
    await earn(id, 80_000);
    await propose(id, 1_000_000);
    await approve(id, 900_000);
    await set('approval_highest_ltv_percent', 10);
    expect((await detailsOf(id)).decisionSheets.approved.sheet).toMatchObject({
      ...{ amount: 900_000_00, ltv: 3_600, highestLtv: 7_000 },
    });
    for (const language of ['th', 'en']) {
      const asked = { resource: 'application', id, language };
      const pdf = await file('auditor', 'application/decisionPdf', asked);
      expect(pdf.headers['content-type']).toBe('application/pdf');
      expect(pdf.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    }
    expect(await eventsOf(id, 'print')).toHaveLength(2);
  });

  test('absurd incomes are refused, and a proposal goes back where they change', async () => {
    const id = await toDecide();
    for (const income of [-1, 10 ** 9, 0.005])
      expect((await earn(id, income)).body.data.fields, String(income)).toHaveProperty('income');
    expect((await earn(id, 1, 0, { plannedRate: 100_001 })).body.data.fields).toEqual({
      plannedRate: 'too_big',
    });
    // A satang a month makes a ratio, not an error.
    expect((await earn(id, 0.01)).body.isSuccess).toBe(true);
    expect((await propose(id, 1_000_000, 'รายได้จากกิจการ')).isSuccess).toBe(true);
    expect((await earn(id, 60_000)).body.reasonText).toBe('locked_proposal');
    await earn(id, 60_000, 0, { takeBack: 'ได้สลิปใหม่' });
    expect(await rowOf(id)).toMatchObject({
      ...{ status: 'decision', monthlyIncome: 60_000_00, decisionSheets: null },
    });
  });
});

describe('the policy', () => {
  test('a warning takes a reason, which stands in the timeline with the findings', async () => {
    const id = await toDecide();
    await earn(id, 30_000);
    expect((await propose(id, 2_000_000)).data.fields).toEqual({ remark: 'required' });
    expect((await propose(id, 2_000_000, 'มีผู้กู้ร่วม')).isSuccess).toBe(true);
    const { events } = await data('approver', 'application/timeline', {
      ...{ resource: 'application', id },
    });
    expect(events[0]).toMatchObject({
      remark: 'มีผู้กู้ร่วม',
      detail: { doubts: 'above_ltv above_dsr above_limit' },
    });
    // Known at the proposal, and answered for.
    expect((await approve(id, 2_000_000)).isSuccess).toBe(true);
  });

  test('what refuses is refused by name, also where the figure is not known', async () => {
    const id = await toDecide();
    await set('approval_above_dsr', 'refuse');
    expect((await propose(id, 1_000_000)).data.fields).toEqual({ amount: 'no_income' });
    await earn(id, 20_000);
    expect((await propose(id, 1_000_000)).data.fields).toEqual({ amount: 'above_dsr' });
    await earn(id, 200_000);
    await set('approval_above_ltv', 'refuse');
    expect((await propose(id, 1_800_000, 'เหตุผล')).data.fields).toEqual({ amount: 'above_ltv' });
    expect(await rowOf(id)).toMatchObject({ status: 'decision', decisionSheets: null });
    expect((await propose(id, 1_000_000)).isSuccess).toBe(true);
  });

  test('debts that nobody asked about are not zero, and what the product does not run for is refused', async () => {
    const id = await toDecide();
    await set('approval_above_dsr', 'refuse');
    await earn(id, 200_000);
    await db.update(application).set({ monthlyDebts: null }).where(eq(application.id, id));
    expect((await propose(id, 1_000_000)).data.fields).toEqual({ amount: 'no_income' });
    await earn(id, 200_000, 0, { plannedMonths: 480 });
    expect((await propose(id, 1_000_000, 'ผ่อนนาน')).data.fields).toEqual({
      amount: 'outside_terms',
    });
    await earn(id, 200_000, 0, { plannedMonths: 48, plannedRate: 14_000 });
    expect((await propose(id, 1_000_000, 'ดอกเบี้ยสูง')).data.fields).toEqual({
      amount: 'outside_terms',
    });
    await earn(id, 200_000, 0, { plannedMonths: 48, plannedRate: 12_000 });
    expect((await propose(id, 1_000_000)).isSuccess).toBe(true);
  });

  test('a rate below the lowest that the product publishes takes a reason', async () => {
    const id = await toDecide();
    await earn(id, 200_000, 0, { plannedRate: 5_999 });
    expect((await propose(id, 1_000_000)).data.fields).toEqual({ remark: 'required' });
    expect((await propose(id, 1_000_000, 'พนักงานของเรา')).isSuccess).toBe(true);
    expect((await detailsOf(id)).decisionSheets.proposed.sheet).toMatchObject({
      ...{ rate: 5_999, refused: '', warned: 'below_terms' },
    });
    const lowest = await toDecide();
    await earn(lowest, 200_000, 0, { plannedRate: 6_000 });
    expect((await propose(lowest, 1_000_000)).isSuccess).toBe(true);
  });

  test('land that an appraisal refused secures nothing, whatever it was said to be worth', async () => {
    const id = await toDecide();
    await earn(id, 200_000);
    const [deed] = await db
      .select()
      .from(applicationDeed)
      .where(eq(applicationDeed.applicationId, id));
    const values = visitValues({ verdict: 'refused', remark: 'ที่ดินตาบอด' });
    const refused = appraisalInput(id, deed?.id ?? 0, { values });
    await data('officer', 'application/saveAppraisal', refused);
    expect((await detailsOf(id)).decision).toMatchObject({
      ...{ refusedDeeds: 1, appraised: 0, landValue: null, landSource: 'none' },
    });
    expect((await propose(id, 1_000_000, 'ทำเลดี')).data.fields).toEqual({
      amount: 'land_refused',
    });
  });

  test('land that has to be appraised is, on every deed, and within its time', async () => {
    const id = await toDecide();
    const other = await addDeed(db, id, 1);
    await set('approval_without_visit', 'refuse');
    expect((await propose(id, 500_000)).data.fields).toEqual({ amount: 'no_visit' });
    const values = visitValues({ value: 1_000_000_00 });
    await data('officer', 'application/saveAppraisal', appraisalInput(id, other, { values }));
    expect((await propose(id, 500_000)).isSuccess).toBe(true);
    // It ends between the proposal and the approval.
    await db
      .update(applicationAppraisal)
      .set({ validUntil: '2026-01-01' })
      .where(eq(applicationAppraisal.deedId, other));
    expect((await approve(id, 500_000)).data.fields).toEqual({ amount: 'no_visit' });
    const { decision, decisionSheets } = await detailsOf(id);
    expect(decision).toMatchObject({ appraised: 1, landSource: 'checked' });
    expect(decisionSheets.proposed.sheet).toMatchObject({ appraised: 2, landSource: 'appraised' });
  });

  test('a policy that changed since the proposal is answered for by who approves', async () => {
    const id = await toDecide();
    await earn(id, 100_000);
    await propose(id, 1_000_000);
    await set('approval_highest_ltv_percent', 30);
    expect((await approve(id, 1_000_000)).data.fields).toEqual({ remark: 'required' });
    expect((await approve(id, 1_000_000, 'ลูกค้าเดิม ชำระดี')).isSuccess).toBe(true);
    const { proposed, approved } = (await detailsOf(id)).decisionSheets;
    expect(proposed.sheet).toMatchObject({ warned: '', highestLtv: 7_000 });
    expect(approved.sheet).toMatchObject({ warned: 'above_ltv', highestLtv: 3_000 });
  });

  test('nobody approves above the tier of their group; the house may only warn', async () => {
    const [approver] = await db.select().from(appUser).where(eq(appUser.userId, 'approver'));
    const group = eq(userGroup.id, approver?.groupId ?? 0);
    const id = await toDecide();
    await earn(id, 100_000);
    await propose(id, 1_000_000);
    await db.update(userGroup).set({ approvesUpTo: 999_999 }).where(group);
    expect((await approve(id, 1_000_000, 'เร่งด่วน')).data.fields).toEqual({
      amount: 'above_tier',
    });
    expect((await detailsOf(id)).decision).toMatchObject({ upTo: 999_999_00 });
    await set('approval_above_tier', 'warn');
    expect((await approve(id, 1_000_000)).data.fields).toEqual({ remark: 'required' });
    await db.update(userGroup).set({ approvesUpTo: 1_000_000 }).where(group);
    expect((await approve(id, 1_000_000)).isSuccess).toBe(true);
    await db.update(userGroup).set({ approvesUpTo: null }).where(group);
  });
});
