import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { offerWording } from '#contract/applications/offer-words.ts';
import { satangOf } from '#contract/money.ts';
import { initialParameters } from '#contract/parameters/parameters.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { expireOffers } from '#server/applications/offer-expiry.ts';
import { applicationOffer } from '#server/applications/offer-tables.ts';
import { application } from '#server/applications/tables.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import { productTerms } from '#server/products/tables.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { addTerms } from '#tests/support/offers.ts';
import type { Role } from '#tests/support/people.ts';

const { db, secretKey, productId, call, data, rowOf, eventsOf, file, upload } = await openDesk();
await addTerms(db, productId);

const DAY = 86_400_000;
const dayIn = (days: number) => thaiDay(new Date(Date.now() + days * DAY));

/** Decided as people do: a million over 48 months at 9 % is approved. */
async function approved() {
  const { id } = await addApplication(db, secretKey, {
    ...{ productId, status: 'decision', askedAmount: satangOf(1_000_000), askedMonths: 48 },
    ...{ plannedRate: 9_000, plannedMonths: 48 },
  });
  await moved('officer', id, { move: 'propose', amount: 1_000_000, remark: 'เหมาะสม' });
  await moved('approver', id, { move: 'approve', amount: 1_000_000, remark: 'เห็นชอบ' });
  return id;
}

async function moved(role: 'officer' | 'approver', id: number, input: object) {
  const version = (await rowOf(id))?.version;
  const { body } = await call(role, 'application/move', {
    ...{ id, version, sendMessage: false, ...input },
  });
  return body;
}

async function make(id: number, input: object = {}) {
  const version = (await rowOf(id))?.version;
  const { body } = await call('officer', 'application/makeOffer', {
    ...{ id, version, amount: 900_000, months: 48, rate: 9_000, conditions: 'ทำประกันอัคคีภัย' },
    ...{ validUntil: dayIn(14), sendMessage: false, ...input },
  });
  return body;
}

const mailsOf = (id: number) =>
  db
    .select()
    .from(outgoingMail)
    .where(eq(outgoingMail.about, `application:${id}`));
const offersOf = async (id: number, role: 'officer' | 'auditor' = 'officer') =>
  data(role, 'application/offers', { resource: 'application', id });
const statesOf = async (id: number) =>
  (await offersOf(id)).offers.map(({ state }: { state: string }) => state);

test('what was approved is offered, worked out as the decision sheet does', async () => {
  const id = await approved();
  expect((await make(id, { amount: 1_000_000, sendMessage: true })).isSuccess).toBe(true);
  const { offers, makes } = await offersOf(id);
  const { sheet } = (await data('officer', 'application/details', { resource: 'application', id }))
    .decisionSheets.approved;
  expect(makes).toBe(true);
  expect(offers).toMatchObject([
    {
      ...{ number: 1, amount: 1_000_000_00, months: 48, rate: 9_000, state: 'made' },
      ...{ conditions: 'ทำประกันอัคคีภัย', madeBy: 'officer', evidence: null },
      figures: {
        ...{ instalment: sheet.instalment, effective: sheet.effective },
        ...{ appraisalFee: 3_000_00, registrationFee: 10_000_00, stampDuty: 500_00 },
      },
    },
  ]);
  expect(await eventsOf(id, 'offer')).toMatchObject([
    { actor: 'officer', changes: { offer: { to: 1 }, amount: { to: 1_000_000 } } },
  ]);
  const { events } = await data('officer', 'application/timeline', { resource: 'application', id });
  expect(events[0]).toMatchObject({ kind: 'offered', detail: { offer: 1, amount: 1_000_000 } });
  expect(await mailsOf(id)).toMatchObject([{ event: 'offer_made' }]);
});

test('nothing is offered above what was approved, nor for a day that is past or far', async () => {
  const id = await approved();
  const fieldsOf = async (input: object) => (await make(id, input)).data.fields;
  expect(await fieldsOf({ amount: 1_000_001 })).toEqual({ amount: 'too_big' });
  expect(await fieldsOf({ months: 49 })).toEqual({ months: 'too_big' });
  expect(await fieldsOf({ rate: 9_001 })).toEqual({ rate: 'too_big' });
  expect(await fieldsOf({ amount: 1_000_000, months: 24 })).toEqual({ months: 'above_instalment' });
  // Its fees would take it whole.
  expect(await fieldsOf({ amount: 3_000 })).toEqual({ amount: 'below_fees' });
  expect(await fieldsOf({ validUntil: dayIn(-1) })).toEqual({ validUntil: 'past' });
  expect(await fieldsOf({ validUntil: dayIn(200) })).toEqual({ validUntil: 'too_far' });
  expect(await statesOf(id)).toEqual([]);
  // Less, and the shorter for it: within the instalment that was approved.
  expect((await make(id, { amount: 500_000, months: 24 })).isSuccess).toBe(true);
});

test('only what is approved is offered, by who may move it, of what they looked at', async () => {
  const { id } = await addApplication(db, secretKey, { productId, status: 'decision' });
  expect((await make(id)).reasonText).toBe('move_not_allowed');
  const ready = await approved();
  expect((await make(ready, { version: 1 })).reasonText).toBe('conflict');
  const loan = { amount: 1, months: 1, rate: 1, validUntil: dayIn(1), sendMessage: false };
  for (const role of ['auditor', 'partnergsb', 'editor'] as const) {
    const asked = await call(role, 'application/makeOffer', { id: ready, version: 1, ...loan });
    expect(asked.status, role).toBe(403);
  }
  expect((await offersOf(ready, 'auditor')).makes).toBe(false);
});

test('a newer offer takes the place of the one that waits', async () => {
  const id = await approved();
  await make(id);
  await make(id, { amount: 800_000 });
  expect(await statesOf(id)).toEqual(['made', 'replaced']);
  expect((await rowOf(id))?.offerState).toBe('made');
});

test('of two officers at the same moment one offers, the other is told that it changed', async () => {
  const id = await approved();
  // Both have looked at the same.
  const version = (await rowOf(id))?.version;
  const answers = await Promise.all([
    make(id, { version }),
    make(id, { version, amount: 700_000 }),
  ]);
  expect(answers.map(({ reasonText }) => reasonText).sort()).toEqual(['', 'conflict']);
  expect(await statesOf(id)).toEqual(['made']);
});

test('an offer is taken back with a reason, once', async () => {
  const id = await approved();
  const { offerId } = (await make(id)).data;
  const takeBack = (reason: string) =>
    call('officer', 'application/withdrawOffer', { id, offerId, reason, sendMessage: true });
  expect((await takeBack('')).body.data.fields).toHaveProperty('reason');
  expect((await takeBack('พิมพ์วงเงินผิด')).body.isSuccess).toBe(true);
  expect((await takeBack('อีกครั้ง')).body).toMatchObject({
    ...{ reasonText: 'offer_ended', data: { fields: { offer: 'withdrawn' } } },
  });
  expect((await offersOf(id)).offers).toMatchObject([
    { state: 'withdrawn', reason: 'พิมพ์วงเงินผิด', settledBy: 'officer' },
  ]);
  const mails = await db
    .select()
    .from(outgoingMail)
    .where(eq(outgoingMail.about, `application:${id}`));
  expect(mails.map(({ event }) => event)).toEqual(['offer_settled']);
});

test('with the approval the offer goes: taken back, cancelled or closed', async () => {
  for (const [move, state] of [
    ['revise', null],
    ['cancel', null],
    ['close', 'withdrawn'],
  ] as const) {
    const id = await approved();
    await make(id);
    expect((await moved('officer', id, { move, remark: 'เหตุผล' })).isSuccess, move).toBe(true);
    const [offer] = await db
      .select()
      .from(applicationOffer)
      .where(eq(applicationOffer.applicationId, id));
    expect(offer, move).toMatchObject({ state: 'withdrawn', settledBy: 'officer' });
    expect((await rowOf(id))?.offerState, move).toBe(state);
  }
});

test('what was accepted stands: it is not replaced, taken back or decided anew', async () => {
  const id = await approved();
  const { offerId } = (await make(id)).data;
  await db
    .update(applicationOffer)
    .set({ state: 'accepted' })
    .where(eq(applicationOffer.id, offerId));
  await db.update(application).set({ offerState: 'accepted' }).where(eq(application.id, id));
  const taken = { id, offerId, reason: 'เปลี่ยนใจ', sendMessage: false };
  const takeBack = await call('officer', 'application/withdrawOffer', taken);
  expect(takeBack.body.reasonText).toBe('offer_accepted');
  expect((await make(id)).reasonText).toBe('offer_accepted');
  const revise = await moved('officer', id, { move: 'revise', remark: 'ราคาเปลี่ยน' });
  expect(revise.reasonText).toBe('offer_accepted');
  const plan = { income: 0, debts: 0, note: '', plannedMonths: 60, plannedRate: null };
  const prices = { id, governmentPrice: 1_000_000_00, marketPrice: 2_000_000_00, takeBack: 'แก้' };
  const { version } = (await rowOf(id)) ?? { version: 0 };
  for (const [path, input] of [
    ['application/check', { ...prices, version }],
    ['application/finances', { ...plan, version, id, takeBack: 'แก้' }],
  ] as const)
    expect((await call('officer', path, input)).body.reasonText, path).toBe('offer_accepted');
  const details = await data('officer', 'application/details', { resource: 'application', id });
  expect(details.moves.map(({ move }: { move: string }) => move)).not.toContain('revise');
  // A million was approved; no more is paid out than was accepted.
  expect(details.mostPaid).toBe(900_000);
  expect((await moved('officer', id, { move: 'cancel', remark: 'ผู้กู้เสียชีวิต' })).isSuccess).toBe(true);
  // Decided anew it can be offered anew; what was accepted then stays to be seen.
  await moved('approver', id, { move: 'reopen', remark: 'ทายาทขอต่อ' });
  expect((await rowOf(id))?.offerState).toBeNull();
  expect(await statesOf(id)).toEqual(['accepted']);
});

test('what becomes of the product changes no offer; without terms there is none', async () => {
  const id = await approved();
  await make(id);
  const { figures } = (await offersOf(id)).offers[0];
  await db.update(productTerms).set({ appraisalFee: 9_000 });
  expect((await offersOf(id)).offers[0].figures).toEqual(figures);
  await db.update(productTerms).set({ published: false });
  expect((await make(id)).reasonText).toBe('no_terms');
  await db.update(productTerms).set({ published: true, appraisalFee: 3_000 });
});

test('after its last day in Thailand it has expired, once: its applicant is told, and the case is marked', async () => {
  const id = await approved();
  const settings = initialParameters();
  await make(id, { validUntil: dayIn(0) });
  await db.update(application).set({ newsAt: null }).where(eq(application.id, id));
  await expireOffers(db, settings, new Date(`${dayIn(0)}T23:59:59+07:00`));
  expect(await statesOf(id)).toEqual(['made']);
  const midnight = new Date(`${dayIn(1)}T00:00:00+07:00`);
  await Promise.all([expireOffers(db, settings, midnight), expireOffers(db, settings, midnight)]);
  const [offer] = await db
    .select()
    .from(applicationOffer)
    .where(eq(applicationOffer.applicationId, id));
  expect(offer).toMatchObject({ state: 'expired', settledBy: null });
  expect((await rowOf(id))?.newsAt).not.toBeNull();
  const { rows } = await db.execute(
    sql`select count(*)::int as told from application_event where application_id = ${id} and kind = 'offerExpired'`,
  );
  expect(rows).toEqual([{ told: 1 }]);
  expect(await mailsOf(id)).toMatchObject([
    { event: 'offer_expired', payload: { state: 'expired', offerId: offer?.id } },
  ]);
});

async function addFile(id: number): Promise<number> {
  const query = `resource=application&id=${id}&name=${encodeURIComponent('ใบตอบรับ.pdf')}`;
  const added = await upload('officer', query, Buffer.from('%PDF-1.7\n%%EOF'));
  return added.json().data.id;
}

const AT_COUNTER = { who: 'นายสมชาย ใจดี', identified: 'idCard', sendMessage: false };
async function answered(id: number, input: object = {}, role: Role = 'officer') {
  const [offer] = (await offersOf(id)).offers;
  const { answer = 'accept' } = input as { answer?: 'accept' | 'decline' };
  const wording = offerWording(offer, answer, 'th');
  return call(role, 'application/answerOffer', {
    ...{ id, offerId: offer.offerId, answer, language: 'th', wording, ...AT_COUNTER, ...input },
  });
}

test('an answer at the counter is written down with who it was, and told apart from one online', async () => {
  const id = await approved();
  await make(id);
  const fileId = await addFile(id);
  const note = 'ตรวจกับบัตรตัวจริง';
  const { body } = await answered(id, { fileId, note, sendMessage: true });
  expect(body.isSuccess).toBe(true);
  const [offer] = (await offersOf(id)).offers;
  expect(offer).toMatchObject({ state: 'accepted', settledBy: 'officer' });
  expect(offer.evidence).toEqual({
    ...{ answer: 'accept', wording: offerWording(offer, 'accept', 'th'), language: 'th' },
    ...{ at: expect.any(String), address: '127.0.0.1', recordedBy: 'officer' },
    ...{ who: 'นายสมชาย ใจดี', identified: 'idCard', note },
    file: { id: fileId, name: 'ใบตอบรับ.pdf' },
  });
  // Nothing of it stands open in the database.
  const [kept] = await db
    .select()
    .from(applicationOffer)
    .where(eq(applicationOffer.applicationId, id));
  expect(kept?.evidence).not.toContain('สมชาย');
  expect((await rowOf(id))?.offerState).toBe('accepted');
  const { events } = await data('officer', 'application/timeline', { resource: 'application', id });
  expect(events[0]).toMatchObject({
    kind: 'offerAccepted',
    actor: 'officer',
    detail: { counter: 1 },
  });
  expect((await eventsOf(id, 'offer')).at(-1)).toMatchObject({
    changes: { offer: { from: 'made', to: 'accepted' }, identified: { to: 'idCard' } },
  });
  expect(await mailsOf(id)).toMatchObject([{ event: 'offer_settled' }]);
  expect((await make(id)).reasonText).toBe('offer_accepted');
  const pdf = await file('officer', 'application/pdf', {
    ...{ resource: 'application', id, language: 'en' },
  });
  expect(pdf.statusCode).toBe(200);
});

test('a refusal at the counter keeps its reason; what is over is answered no more', async () => {
  const id = await approved();
  await make(id);
  await answered(id, { answer: 'decline', reason: 'ได้ที่อื่นถูกกว่า' });
  expect((await offersOf(id)).offers).toMatchObject([
    { state: 'declined', reason: 'ได้ที่อื่นถูกกว่า', evidence: { answer: 'decline' } },
  ]);
  expect((await answered(id)).body).toMatchObject({
    ...{ reasonText: 'offer_ended', data: { fields: { offer: 'declined' } } },
  });
});

test('an answer at the counter needs the words of the offer, who it was, and the right to it', async () => {
  const id = await approved();
  await make(id);
  const refusal = async (input: object) => (await answered(id, input)).body;
  expect((await refusal({ wording: 'ตกลง' })).reasonText).toBe('conflict');
  expect((await refusal({ who: ' ' })).data.fields).toEqual({ who: 'required' });
  expect((await refusal({ identified: 'other' })).data.fields).toEqual({ note: 'required' });
  const elsewhere = await addFile(await approved());
  expect((await refusal({ fileId: elsewhere })).data.fields).toEqual({ fileId: 'invalid' });
  for (const role of ['auditor', 'partnergsb', 'editor'] as const)
    expect((await answered(id, {}, role)).status, role).toBe(403);
  expect(await statesOf(id)).toEqual(['made']);
  const both = await Promise.all([answered(id), answered(id, { answer: 'decline' })]);
  expect(both.map(({ body }) => body.reasonText).sort()).toEqual(['', 'offer_ended']);
});

test('the paper of the case tells what was offered', async () => {
  const id = await approved();
  await make(id);
  const pdf = await file('officer', 'application/pdf', {
    ...{ resource: 'application', id, language: 'en' },
  });
  expect(pdf.statusCode).toBe(200);
});
