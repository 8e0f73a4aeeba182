import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OfferAnswer } from '#contract/applications/offer-kinds.ts';
import { offerWording } from '#contract/applications/offer-words.ts';
import type { ShownOffer } from '#contract/apply/apply.ts';
import { satangOf } from '#contract/money.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { applicationOffer, offerCode } from '#server/applications/offer-tables.ts';
import { formSending } from '#server/captcha/tables.ts';
import { uploadType } from '#server/reference/tables.ts';
import { smsMessage } from '#server/sms/tables.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { eventually } from '#tests/support/eventually.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addTerms } from '#tests/support/offers.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { startSmsGateway } from '#tests/support/sms-gateway.ts';
import { letSmsGo } from '#tests/support/sms-ready.ts';
import { post } from '#tests/support/test-app.ts';

const desk = await openDesk();
const { app, db, secretKey, productId, call, data, rowOf, eventsOf } = desk;
await addTerms(db, productId);
const { url: smtp, mails, stop } = await startMailServer();
afterAll(stop);
const gateway = await startSmsGateway();
afterAll(() => gateway.stop());
await letSmsGo(db, gateway.origin);
await setParameter(db, 'application_sms', 'Y');

beforeEach(async () => {
  await db.delete(formSending);
});
afterEach(() => vi.useRealTimers());

const PHONE = '+66891112222';
const work = () => workOffJobs(desk, smtp);
const ask = async (path: string, input: object, headers: Record<string, string> = {}) =>
  (await post(app, path, input, headers)).body;
const digitsIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';

type Reached = { phone?: string; email?: string; language?: 'th' | 'en' };
type Offered = { id: number; reference: string; email: string; offer: ShownOffer; token: string };

/** An approved applicant with an offer, who looks at the status page. */
async function offeredTo(
  input: object = {},
  { phone = PHONE, email = `${randomUUID()}@example.com`, language = 'th' }: Reached = {},
): Promise<Offered> {
  const { id, reference } = await addApplication(db, secretKey, {
    ...{ productId, status: 'approved', approvedAmount: satangOf(1_000_000) },
    ...{ phone, email, language },
  });
  await data('officer', 'application/makeOffer', {
    ...{ id, version: 1, amount: 1_000_000, months: 48, rate: 9_000, conditions: 'ทำประกันอัคคีภัย' },
    ...{ validUntil: thaiDay(), sendMessage: false, ...input },
  });
  return { id, email, reference, ...(await look(reference, phone)) };
}

async function look(reference: string, phone = PHONE) {
  const { data: progress } = await ask('register/status', { reference, phone });
  return { offer: progress.offer as ShownOffer, token: progress.token as string };
}

const codeFor = (
  { token, offer }: Pick<Offered, 'token' | 'offer'>,
  answer: OfferAnswer = 'accept',
  way = 'mail',
) => ask('register/offerCode', { token, offerId: offer.offerId, answer, way });

/** A code that was asked for and came by mail. */
async function mailedCode(offered: Offered, answer: OfferAnswer = 'accept') {
  const { data: sent } = await codeFor(offered, answer);
  await work();
  const { text } = await mails.next(offered.email);
  return { codeId: sent.codeId as string, code: digitsIn(text) };
}

function answerWith(
  { token, offer }: Pick<Offered, 'token' | 'offer'>,
  code: { codeId: string; code: string },
  { answer = 'accept', ...more }: { answer?: OfferAnswer; [name: string]: unknown } = {},
) {
  const wording = offerWording(offer, answer, 'th');
  const input = {
    token,
    offerId: offer.offerId,
    ...code,
    answer,
    language: 'th',
    wording,
    ...more,
  };
  return ask('register/answerOffer', input, { 'user-agent': 'Telephone of Manee' });
}

const offersOf = async (id: number) =>
  (await data('officer', 'application/offers', { resource: 'application', id })).offers;
/** The pause between two codes is over. */
const wait = () =>
  db.update(offerCode).set({ madeAt: sql`${offerCode.madeAt} - interval '2 minutes'` });

await eventually(async () => {
  const { offer } = await offeredTo();
  expect(offer.ways).toHaveLength(2);
});

test('an applicant reads the offer, gets a code by mail, and accepts; the evidence is kept', async () => {
  const offered = await offeredTo({ sendMessage: true });
  await work();
  const letter = await mails.next(offered.email);
  expect(letter.subject).toContain(offered.reference);
  expect(letter.text).toMatch(/1,000,000 บาท[\s\S]*Status\?ref=/u);
  expect(offered.offer).toMatchObject({
    ...{ state: 'made', amount: 1_000_000_00, validUntil: thaiDay() },
    ways: [
      { way: 'sms', to: expect.stringMatching(/2222$/) },
      { way: 'mail', to: expect.stringMatching(/^.…@example\.com$/u) },
    ],
  });
  const code = await mailedCode(offered);
  const { data: progress } = await answerWith(offered, code);
  expect(progress.offer).toMatchObject({ state: 'accepted', ways: [] });
  expect(progress.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['sent', 'offered', 'offerAccepted'],
  ]);
  const [kept] = await offersOf(offered.id);
  expect(kept).toMatchObject({
    state: 'accepted',
    settledBy: null,
    evidence: {
      ...{ answer: 'accept', language: 'th', address: '127.0.0.1', way: 'mail' },
      ...{
        userAgent: 'Telephone of Manee',
        codeId: code.codeId,
        sentTo: offered.offer.ways[1]?.to,
      },
      wording: offerWording(offered.offer, 'accept', 'th'),
    },
  });
  expect(kept.evidence.wording).toMatch(/วงเงิน: 1,000,000 บาท[\s\S]*ทำประกันอัคคีภัย[\s\S]*ตอบรับ/u);
  expect((await rowOf(offered.id))?.newsAt).not.toBeNull();
  expect(await eventsOf(offered.id, 'offer')).toHaveLength(2);
  await work();
  expect((await mails.next(offered.email)).text).toContain('ได้รับคำตอบรับ');
  const [stored] = await db
    .select()
    .from(applicationOffer)
    .where(eq(applicationOffer.applicationId, offered.id));
  expect(JSON.stringify(stored)).not.toMatch(/127\.0\.0\.1|Manee/);
});

test('a code comes by text message at any hour, with what it is for, and stands nowhere', async () => {
  // By day, what was told before goes out at once.
  await work();
  const before = gateway.sent.length;
  // News waits for the one minute of the day in which it may go out; a code does not.
  const [from, until] = isNoon() ? ['03:00', '03:01'] : ['12:00', '12:01'];
  await setParameter(db, 'sms_event_from', from);
  await setParameter(db, 'sms_event_until', until);
  const offered = await offeredTo({ sendMessage: true }, { language: 'en' });
  const { data: sent } = await codeFor(offered, 'accept', 'sms');
  await work();
  const [message, ...rest] = gateway.sent.slice(before);
  expect(rest).toEqual([]);
  expect(message).toMatchObject({
    number: '0891112222',
    text: expect.stringMatching(/^Code \d{6} to accept the offer of 1,000,000 baht/),
  });
  const code = { codeId: sent.codeId, code: digitsIn(message?.text) };
  const stored = await db.execute(sql`select to_jsonb(offer_code) as code from offer_code`);
  expect(JSON.stringify(stored.rows)).not.toContain(`"${code.code}"`);
  const texts = await db.select().from(smsMessage);
  expect(JSON.stringify(texts)).not.toContain(code.code);
  expect((await answerWith(offered, code)).data.offer.state).toBe('accepted');
  expect((await offersOf(offered.id))[0].evidence).toMatchObject({ way: 'sms' });
});

const isNoon = () => new Date(Date.now() + 7 * 3_600_000).getUTCHours() === 12;

test('of two tabs the first answers, the second is told that it is done', async () => {
  const offered = await offeredTo();
  const other = { ...offered, ...(await look(offered.reference)) };
  const code = await mailedCode(offered);
  const both = await Promise.all([answerWith(offered, code), answerWith(other, code)]);
  expect(both.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
  const late = both.find(({ isSuccess }) => !isSuccess);
  expect(['offer_ended', 'code_ended']).toContain(late.reasonText);
  expect((await answerWith(other, code)).data.fields).toEqual({ offer: 'accepted' });
  const said = await db.execute(
    sql`select 1 from application_event where application_id = ${offered.id} and kind = 'offerAccepted'`,
  );
  expect(said.rows).toHaveLength(1);
});

test('accepted and taken back at the same moment, one of both holds', async () => {
  for (let time = 0; time < 4; time += 1) {
    const offered = await offeredTo();
    const code = await mailedCode(offered);
    const taken = { id: offered.id, offerId: offered.offer.offerId, reason: 'ผิด' };
    const [answered, withdrawn] = await Promise.all([
      answerWith(offered, code),
      call('officer', 'application/withdrawOffer', { ...taken, sendMessage: false }),
    ]);
    expect([answered.isSuccess, withdrawn.body.isSuccess].filter(Boolean)).toHaveLength(1);
    const [{ state }] = await offersOf(offered.id);
    expect(state).toBe(answered.isSuccess ? 'accepted' : 'withdrawn');
    if (answered.isSuccess) expect(withdrawn.body.reasonText).toBe('offer_accepted');
    else expect(answered.data.fields).toEqual({ offer: 'withdrawn' });
  }
});

test('what was answered a moment ago is not undone by an officer who has not seen it', async () => {
  const offered = await offeredTo();
  const seen = { resource: 'application', id: offered.id };
  const { version } = await data('officer', 'application/details', seen);
  expect((await answerWith(offered, await mailedCode(offered))).isSuccess).toBe(true);
  const cancel = { id: offered.id, version, move: 'cancel', remark: 'ไม่ตอบ', sendMessage: false };
  expect((await call('officer', 'application/move', cancel)).body.reasonText).toBe('conflict');
  expect(await rowOf(offered.id)).toMatchObject({ status: 'approved', offerState: 'accepted' });
  const again = await data('officer', 'application/details', seen);
  const known = { ...cancel, version: again.version };
  expect((await call('officer', 'application/move', known)).body.isSuccess).toBe(true);
});

test('past midnight in Thailand it can be accepted no more, though nothing has run yet', async () => {
  const today = thaiDay();
  const offered = await offeredTo({ validUntil: today });
  const code = await mailedCode(offered);
  const clock = (now: Date) => vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true });
  clock(new Date(`${today}T23:59:00+07:00`));
  expect((await look(offered.reference)).offer.state).toBe('made');
  clock(new Date(new Date(`${today}T23:59:59.999+07:00`).getTime() + 1));
  const { offer, token } = await look(offered.reference);
  expect(offer).toMatchObject({ state: 'expired', ways: [] });
  expect(await answerWith({ offer, token }, code)).toMatchObject({
    ...{ reasonText: 'offer_ended', data: { fields: { offer: 'expired' } } },
  });
  expect((await codeFor({ offer, token })).data.fields).toEqual({ offer: 'expired' });
});

test('a code is guessed at five times, whoever guesses and however fast', async () => {
  const offered = await offeredTo();
  const { codeId, code } = await mailedCode(offered);
  const wrong = { codeId, code: code === '000000' ? '000001' : '000000' };
  const first = await answerWith(offered, wrong);
  expect(first).toMatchObject({ reasonText: 'wrong_code', data: { fields: { left: '4' } } });
  await Promise.all(Array.from({ length: 8 }, () => answerWith(offered, wrong)));
  expect((await answerWith(offered, { codeId, code })).reasonText).toBe('code_ended');
  expect((await offersOf(offered.id))[0].state).toBe('made');
});

test('one code at a time, not in a row, and not many: the one before serves no more', async () => {
  const offered = await offeredTo();
  const first = await mailedCode(offered);
  // Impatience costs nothing: five can still be sent.
  for (let time = 0; time < 5; time += 1)
    expect((await codeFor(offered, 'decline')).reasonText).toBe('too_many_requests');
  await wait();
  const second = await mailedCode(offered);
  expect((await answerWith(offered, first)).reasonText).toBe('code_ended');
  for (let time = 0; time < 3; time += 1) {
    await wait();
    expect((await codeFor(offered)).isSuccess).toBe(true);
  }
  await wait();
  expect((await codeFor(offered)).reasonText).toBe('too_many_requests');
  expect((await answerWith(offered, second)).reasonText).toBe('code_ended');
});

test('a code serves for what it was asked for, for ten minutes, and for that offer', async () => {
  const offered = await offeredTo();
  const code = await mailedCode(offered, 'decline');
  expect((await answerWith(offered, code)).reasonText).toBe('code_ended');
  const other = await offeredTo();
  expect((await answerWith(other, code, { answer: 'decline' })).reasonText).toBe('code_ended');
  await db
    .update(offerCode)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(offerCode.id, code.codeId));
  expect((await answerWith(offered, code, { answer: 'decline' })).reasonText).toBe('code_ended');
});

test('what is declined may say why, and something new can be offered', async () => {
  await db.update(uploadType).set({ required: true, individual: true });
  const offered = await offeredTo();
  const code = await mailedCode(offered, 'decline');
  const declined = await answerWith(offered, code, { answer: 'decline', reason: 'ดอกเบี้ยสูงไป' });
  expect(declined.data.offer.state).toBe('declined');
  expect(declined.data.missing).toEqual([]);
  expect((await offersOf(offered.id))[0]).toMatchObject({
    ...{ state: 'declined', reason: 'ดอกเบี้ยสูงไป', evidence: { answer: 'decline' } },
  });
  const { version } = (await rowOf(offered.id)) ?? {};
  await data('officer', 'application/makeOffer', {
    ...{ id: offered.id, version, amount: 900_000, months: 48, rate: 8_000 },
    ...{ validUntil: thaiDay(), sendMessage: false },
  });
  expect((await look(offered.reference)).offer).toMatchObject({ number: 2, state: 'made' });
});

test('other words than those of the house are not accepted, nor what was replaced', async () => {
  const offered = await offeredTo();
  const code = await mailedCode(offered);
  const wording = offerWording(offered.offer, 'accept', 'th').replace('1,000,000', '2,000,000');
  expect((await answerWith(offered, code, { wording })).reasonText).toBe('conflict');
  const { version } = (await rowOf(offered.id)) ?? {};
  await data('officer', 'application/makeOffer', {
    ...{ id: offered.id, version, amount: 900_000, months: 48, rate: 9_000 },
    ...{ validUntil: thaiDay(), sendMessage: false },
  });
  expect((await answerWith(offered, code)).data.fields).toEqual({ offer: 'replaced' });
});

test('who withdraws the application has no offer any more', async () => {
  const offered = await offeredTo();
  const code = await mailedCode(offered);
  const { data: progress } = await ask('register/withdraw', { token: offered.token });
  expect(progress).toMatchObject({ status: 'cancelled', offer: null });
  expect((await answerWith(offered, code)).data.fields).toEqual({ offer: 'withdrawn' });
});

test('who can be reached no way is sent no code, and the page says so', async () => {
  const offered = await offeredTo({}, { email: '', phone: '+6621112222' });
  expect(offered.offer.ways).toEqual([]);
  expect((await codeFor(offered)).data.fields).toEqual({ way: 'invalid' });
});
