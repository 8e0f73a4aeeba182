import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { satangOf } from '#contract/money.ts';
import { application } from '#server/applications/tables.ts';
import { creditLimit, product } from '#server/products/tables.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addApplication, caseInput } from '#tests/support/loan-applications.ts';
import { loanForm } from '#tests/support/loan-form.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { post } from '#tests/support/test-app.ts';

const { app, db, secretKey, productId, call, data, rowOf, eventsOf } = await openDesk();

const deed = (values: object = {}) => ({
  ...{ guaranteeTypeId: null, deedNo: '12345', landNo: '', surveyPage: '', mapSheet: '' },
  ...{ subdistrictCode: '', provinceCode: '10', area: 4_050, governmentPrice: null },
  ...{ marketPrice: 900_000_00, ...values },
});

/** Claimed prices that bear 1.75 million of the 10 million that the product lends at most. */
async function toDecide(values: object = {}) {
  const claimed = {
    ...{ governmentPrice: satangOf(2_500_000), marketPrice: satangOf(4_000_000) },
    limit: satangOf(1_750_000),
    ...{ governmentPercent: 70, marketPercent: 50, rounding: 10_000 },
  };
  const asked = {
    productId,
    status: 'decision',
    askedAmount: satangOf(1_500_000),
    claimed,
  } as const;
  return addApplication(db, secretKey, { ...asked, ...values });
}

const move = (role: 'officer' | 'approver', id: number, version: number, more: object) =>
  call(role, 'application/move', { id, version, sendMessage: false, ...more });

describe('amounts', () => {
  test('above the product’s band nothing is proposed, whatever the reason', async () => {
    const { id } = await toDecide();
    const propose = { move: 'propose', amount: 6_500_000_050, remark: 'ลูกค้าดี' };
    const { body } = await move('officer', id, 1, propose);
    expect(body).toMatchObject({
      reasonText: 'invalid_input',
      data: { fields: { amount: 'above_band' } },
    });
    expect(await rowOf(id)).toMatchObject({ status: 'decision', approvedAmount: null });
  });

  test('a product that lends nothing to such an applicant takes no amount at all', async () => {
    const { id } = await toDecide();
    await db.update(creditLimit).set({ individual: false });
    const propose = { move: 'propose', amount: 500_000, remark: 'ลูกค้าดี' };
    const { body } = await move('officer', id, 1, propose);
    await db.update(creditLimit).set({ individual: true });
    expect(body.data.fields).toEqual({ amount: 'no_band' });
  });

  test('above the limit or without an appraisal takes a reason, which the approver reads', async () => {
    const { id } = await toDecide();
    const propose = { move: 'propose', amount: 9_000_000 };
    expect((await move('officer', id, 1, propose)).body.data.fields).toEqual({
      remark: 'required',
    });
    const reasoned = await move('officer', id, 1, { ...propose, remark: 'มีหลักประกันเพิ่ม' });
    expect(reasoned.body.isSuccess).toBe(true);
    const seen = { resource: 'application', id };
    const details = await data('approver', 'application/details', seen);
    expect(details).toMatchObject({
      proposal: { by: 'officer', reason: 'มีหลักประกันเพิ่ม' },
      measures: { band: { maximum: 10_000_000 }, rules: { above_limit: 'warn' } },
    });
    const { events } = await data('approver', 'application/timeline', seen);
    expect(events[0].detail).toMatchObject({
      amount: 9_000_000,
      doubts: 'above_ltv above_limit no_appraisal',
    });
    // Who approves has read it: no second reason is asked for.
    const approve = await move('approver', id, 2, { move: 'approve', amount: 9_000_000 });
    expect(approve.body.isSuccess).toBe(true);
  });

  test('within checked prices nothing is asked; the lender may be stricter, or look away', async () => {
    const checked = { governmentPrice: 1_000_000_00, marketPrice: 2_000_000_00 };
    const { id } = await toDecide();
    await data('officer', 'application/check', { id, version: 1, ...checked });
    const propose = (amount: number) => move('officer', id, 2, { move: 'propose', amount });
    await setParameter(db, 'approval_above_limit', 'refuse');
    await eventually(async () =>
      expect((await propose(900_000)).body.data.fields).toEqual({ amount: 'above_limit' }),
    );
    await setParameter(db, 'approval_above_limit', 'off');
    await setParameter(db, 'approval_above_band', 'off');
    await setParameter(db, 'approval_above_ltv', 'off');
    await eventually(async () => expect((await propose(20_000_000)).body.isSuccess).toBe(true));
    await setParameter(db, 'approval_above_limit', 'warn');
    await setParameter(db, 'approval_above_band', 'refuse');
    await setParameter(db, 'approval_above_ltv', 'warn');
    const other = await toDecide({ checked: { limit: 700_000_00 } as never });
    const within = await move('officer', other.id, 1, { move: 'propose', amount: 700_000 });
    expect(within.body.isSuccess).toBe(true);
  });

  test('of several bands the widest counts, in the claim of the site as in the stored check', async () => {
    const [sold] = await db
      .insert(product)
      .values({ name: { th: 'สองช่วง' }, summary: {}, published: true })
      .returning();
    const band = {
      productId: sold?.id ?? 0,
      name: { th: 'ช่วง' },
      individual: true,
      company: false,
    };
    await db.insert(creditLimit).values([
      { ...band, minimum: 100_000, maximum: 500_000 },
      { ...band, minimum: 500_001, maximum: 5_000_000 },
    ]);
    const prices = { governmentPrice: '4,000,000', marketPrice: '6,000,000' };
    const form = loanForm(band.productId, prices);
    let reference = '';
    await eventually(async () => {
      const { body } = await post(app, 'register/send', form);
      expect(body.isSuccess, JSON.stringify(body)).toBe(true);
      reference = body.data.reference;
    });
    const [row] = await db.select().from(application).where(eq(application.reference, reference));
    expect(row?.claimed?.limit).toBe(2_800_000_00);
    const check = { governmentPrice: 4_000_000_00, marketPrice: 6_000_000_00 };
    const checked = await data('officer', 'application/check', {
      id: row?.id,
      version: 1,
      ...check,
    });
    expect(checked.checked.limit).toBe(2_800_000_00);
  });
});

describe('from the proposal on', () => {
  async function proposed() {
    const added = await data(
      'officer',
      'application/add',
      caseInput(productId, { deeds: [deed()] }),
    );
    await db
      .update(application)
      .set({ status: 'approved', approvedAmount: satangOf(400_000), proposedBy: 'officer' })
      .where(eq(application.id, added.id));
    return added.id as number;
  }
  const save = (id: number, version: number, values: object, more: object = {}) =>
    call('officer', 'application/save', {
      ...{ id, version, values: caseInput(productId, { deeds: [deed()], ...values }) },
      ...more,
    });

  test('telephone and address can be put right, and it stays approved', async () => {
    const id = await proposed();
    expect((await save(id, 1, { phone: '0898887777', soi: '5' })).body.isSuccess).toBe(true);
    expect(await rowOf(id)).toMatchObject({
      status: 'approved',
      approvedAmount: satangOf(400_000),
    });
  });

  test('what papers name and nobody knew is filled in; what was accepted is changed for no reason', async () => {
    const unknown = { idCard: '', deeds: [deed({ deedNo: '' })] };
    const known = { idCard: '1101700230708' };
    const plotOf = async (id: number, values: object) => {
      const { deeds } = await data('officer', 'application/details', {
        resource: 'application',
        id,
      });
      return { deeds: [deed({ id: deeds[0].id, ...values })] };
    };
    for (const offerState of ['made', 'accepted'] as const) {
      const { id } = await data('officer', 'application/add', caseInput(productId, unknown));
      const decided = {
        status: 'approved',
        approvedAmount: satangOf(400_000),
        offerState,
      } as const;
      await db.update(application).set(decided).where(eq(application.id, id));
      const values = { ...known, ...(await plotOf(id, { deedNo: '4711', landNo: '12' })) };
      expect((await save(id, 1, values)).body, offerState).toMatchObject({ isSuccess: true });
      expect(await rowOf(id)).toMatchObject(decided);
      const changes = (await eventsOf(id, 'change')).at(-1)?.changes;
      expect(Object.keys(changes ?? {})).toEqual(
        expect.arrayContaining(['idCard', 'deeds.1.deedNo']),
      );
    }
    const [accepted] = await db
      .select()
      .from(application)
      .where(eq(application.offerState, 'accepted'));
    const id = accepted?.id ?? 0;
    const filled = { ...known, ...(await plotOf(id, { deedNo: '4711', landNo: '12' })) };
    for (const [field, values] of Object.entries({
      idCard: { ...filled, idCard: '3100602500188' },
      deeds: { ...filled, ...(await plotOf(id, { deedNo: '4712', landNo: '12' })) },
      lastName: { ...filled, lastName: 'เลิศล้ำ' },
    }))
      expect((await save(id, 2, values, { takeBack: 'พิมพ์ผิด' })).body, field).toMatchObject({
        ...{ reasonText: 'offer_accepted', data: { fields: { [`values.${field}`]: 'locked' } } },
      });
    expect((await save(id, 2, { ...filled, phone: '0898887777' })).body.isSuccess).toBe(true);
  });

  test('what it rests on is locked; with a reason it goes back to the decision, recorded field by field', async () => {
    const id = await proposed();
    const other = {
      askedAmount: 900_000,
      firstName: 'วิชัย',
      deeds: [deed({ marketPrice: 950_000_50 })],
    };
    const refused = await save(id, 1, other);
    expect(refused.body).toMatchObject({
      reasonText: 'locked_proposal',
      data: {
        fields: {
          'values.askedAmount': 'locked',
          'values.firstName': 'locked',
          'values.deeds': 'locked',
        },
      },
    });
    expect(await rowOf(id)).toMatchObject({
      status: 'approved',
      askedAmount: satangOf(500_000),
      version: 1,
    });
    const done = await save(id, 1, other, { takeBack: 'ราคาใหม่' });
    expect(done.body.data).toMatchObject({ status: 'decision', version: 3 });
    expect(await rowOf(id)).toMatchObject({ approvedAmount: null, proposedBy: null });
    const [event] = await eventsOf(id, 'change');
    expect(event?.changes).toEqual({
      askedAmount: { from: 500_000, to: 900_000 },
      firstName: { from: 'ส…', to: 'ว…' },
      'deeds.1.marketPrice': { from: 900_000, to: 950_000.5 },
    });
    expect(await eventsOf(id, 'move')).toHaveLength(1);
  });

  test('prices are not checked anew behind an approval', async () => {
    const id = await proposed();
    const prices = { id, version: 1, governmentPrice: 1_000_000_00, marketPrice: 2_000_000_00 };
    expect((await call('officer', 'application/check', prices)).body.reasonText).toBe(
      'locked_proposal',
    );
    await data('officer', 'application/check', { ...prices, takeBack: 'ประเมินใหม่' });
    expect(await rowOf(id)).toMatchObject({ status: 'decision', checked: { limit: 700_000_00 } });
    const [event] = await eventsOf(id, 'check');
    expect(event?.changes).toMatchObject({ 'checked.limit': { from: null, to: 700_000 } });
  });
});

test('what the site let in can be put right without mending what nobody touched', async () => {
  await db.update(product).set({ published: true }).where(eq(product.id, productId));
  const long = 'ก'.repeat(50);
  const form = loanForm(productId, {
    ...{ applicant: 'company', companyName: 'ที่ดินทอง', firstName: '', lastName: '' },
    deeds: [{ governmentPrice: '100,000', marketPrice: '200,000.50' }, { landNo: long }],
  });
  // What is offered reaches the form a moment later.
  let reference = '';
  await eventually(async () => {
    const { body } = await post(app, 'register/send', form);
    expect(body.isSuccess, JSON.stringify(body)).toBe(true);
    reference = body.data.reference;
  });
  const [row] = await db.select().from(application).where(eq(application.reference, reference));
  if (!row) throw new Error('It was not kept.');
  // By now the product is gone.
  await db.update(product).set({ deletedAt: new Date() }).where(eq(product.id, productId));
  const read = await data('officer', 'application/details', {
    resource: 'application',
    id: row.id,
  });
  const { personal, place, deeds, ...rest } = read;
  const values = {
    ...rest,
    ...personal,
    ...{ subdistrictCode: place.subdistrict.code, postcode: place.postcode, policy: true },
    guaranteeProvinceCode: '50',
    phone: '0891234567',
    deeds: deeds.map((one: { provinceCode: string | null; place: null }) => ({
      ...one,
      ...{ provinceCode: one.provinceCode ?? '', subdistrictCode: '' },
    })),
  };
  const saved = await call('officer', 'application/save', { id: row.id, version: 1, values });
  expect(saved.body.isSuccess, JSON.stringify(saved.body)).toBe(true);
  expect(await rowOf(row.id)).toMatchObject({ phoneTail: '4567', guaranteeProvinceCode: '50' });
  const unknown = { ...values, guaranteeProvinceCode: '99' };
  const wrong = await call('officer', 'application/save', {
    id: row.id,
    version: 2,
    values: unknown,
  });
  expect(wrong.body.data.fields).toEqual({ 'values.guaranteeProvinceCode': 'invalid' });
  await db.update(product).set({ deletedAt: null }).where(eq(product.id, productId));
});
