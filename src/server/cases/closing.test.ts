import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { satangOf } from '#contract/money.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { applicationOffer } from '#server/applications/offer-tables.ts';
import { application } from '#server/applications/tables.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { setParameter } from '#tests/support/set-parameter.ts';

const { db, secretKey, call, data, file, eventsOf } = await openDesk();

const CONTRACT = { number: 'LN-2569/0042', paidOn: thaiDay(), paidAmount: 900_000 };
const approved = () =>
  addApplication(db, secretKey, {
    status: 'approved',
    approvedAmount: satangOf(1_000_000),
    createdAt: new Date(Date.now() - 86_400_000),
  });
const close = (id: number, values: object = {}) =>
  call('officer', 'application/move', {
    id,
    version: 1,
    move: 'close',
    sendMessage: false,
    ...values,
  });

test('what became of a loan is noted when it is closed, and stands in the history', async () => {
  const { id } = await approved();
  expect((await close(id, { contract: CONTRACT })).body.data).toEqual({ version: 2 });
  const seen = { resource: 'applicationHistory', id };
  expect((await data('officer', 'application/details', seen)).contract).toEqual(CONTRACT);
  const [event] = await eventsOf(id, 'move');
  expect(event?.changes).toMatchObject({ paidAmount: { to: 900_000 }, contractNumber: {} });
  expect(JSON.stringify(event)).not.toContain(CONTRACT.number);
});

test('not more than was approved, not on a day before it was asked for or to come, and only of what was approved', async () => {
  const { id } = await approved();
  const fieldsOf = async (contract: object, of = id) =>
    (await close(of, { contract: { ...CONTRACT, ...contract } })).body.data.fields;
  expect(await fieldsOf({ paidAmount: 1_000_001 })).toEqual({ 'contract.paidAmount': 'too_big' });
  expect(await fieldsOf({ paidOn: '2999-01-01' })).toEqual({ 'contract.paidOn': 'future' });
  expect(await fieldsOf({ paidOn: '0001-01-01' })).toEqual({ 'contract.paidOn': 'past' });
  expect(await fieldsOf({ number: ' ' })).toEqual({ 'contract.number': 'required' });
  const rejected = await addApplication(db, secretKey, { status: 'rejected' });
  expect(await fieldsOf({}, rejected.id)).toEqual({ contract: 'invalid' });
  expect((await close(rejected.id)).body.isSuccess).toBe(true);
});

test('not more than the borrower accepted', async () => {
  const { id } = await approved();
  const loan = { number: 1, amount: satangOf(900_000), months: 48, rate: 9_000 };
  const terms = { repayment: 'annuity' } as never;
  await db.insert(applicationOffer).values({
    ...{ applicationId: id, ...loan, state: 'accepted', product: { th: 'สินเชื่อ' } },
    ...{ terms, figures: {} as never, conditions: '', validUntil: thaiDay(), madeBy: 'officer' },
  });
  await db.update(application).set({ offerState: 'accepted' }).where(eq(application.id, id));
  const contract = { ...CONTRACT, paidAmount: 900_001 };
  expect((await close(id, { contract })).body.data.fields).toEqual({
    'contract.paidAmount': 'too_big',
  });
  expect((await close(id, { contract: CONTRACT })).body.isSuccess).toBe(true);
});

test('the lender says whether it may be left out', async () => {
  const [left, demanded] = [await approved(), await approved()];
  expect((await close(left.id)).body.isSuccess).toBe(true);
  await setParameter(db, 'closing_without_contract', 'refuse');
  const details = () =>
    data('officer', 'application/details', { resource: 'application', id: demanded.id });
  await expect.poll(async () => (await details()).closing).toBe('refuse');
  expect((await close(demanded.id)).body.data.fields).toEqual({ contract: 'required' });
  expect((await close(demanded.id, { contract: CONTRACT })).body.isSuccess).toBe(true);
});

test('sheets of staff tell what became of a loan; those of partners do not, nor does the record', async () => {
  const contract = { ...CONTRACT, number: 'LN-2569/0777', paidAmount: 777_000 };
  const { id, reference } = await addApplication(db, secretKey, {
    ...{ status: 'approved', approvedAmount: satangOf(1_000_000), network: 'GSB' },
  });
  await close(id, { contract });
  const sheetOf = async (role: 'officer' | 'partnergsb', resource: string) =>
    (await file(role, 'exports/sheet', { resource, format: 'csv', list: { search: reference } }))
      .body;
  const [head = '', line = ''] = (await sheetOf('officer', 'applicationHistory')).split('\n');
  const cellOf = (column: string) => line.split(',')[head.split(',').indexOf(column)];
  expect(['contractNumber', 'paidOn', 'paidAmount'].map(cellOf)).toEqual([
    contract.number,
    contract.paidOn,
    '777000',
  ]);
  const referred = await sheetOf('partnergsb', 'applicationPartner');
  expect(referred).toContain(reference);
  expect(referred).not.toMatch(/777|contract|paid/);
  const exported = await db.select().from(auditEvent).where(eq(auditEvent.action, 'export'));
  expect(JSON.stringify(exported)).not.toContain(contract.number);
});
