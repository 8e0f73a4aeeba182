import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { satangOf } from '#contract/money.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { expireOffers } from '#server/applications/offer-expiry.ts';
import { application } from '#server/applications/tables.ts';
import { readParameters } from '#server/parameters/queries.ts';
import { rejectReason } from '#server/reference/tables.ts';
import { openLineHouse } from '#tests/support/line-house.ts';
import { addCaseReference } from '#tests/support/loan-applications.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addTerms } from '#tests/support/offers.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { post } from '#tests/support/test-app.ts';
import { workday } from '#tests/support/workday.ts';

const { url: smtp, mails, stop } = await startMailServer();
const house = await openLineHouse(smtp);
const { app, db, call, line, sms, work } = house;
afterAll(() => Promise.all([line.stop(), sms.stop(), stop()]));

beforeEach(async () => {
  await house.setChannel();
  await setParameter(db, 'application_line', 'beside');
  line.pushed.length = 0;
  sms.sent.length = 0;
});

const EMAIL = 'preview@example.com';
type Shown = { channel: string; subject: string; text: string };
const preview = async (id: number, planned: object = {}) =>
  (
    await call('application/previewNews', {
      id,
      planned: { kind: 'move', move: 'contact', ...planned },
    })
  ).data;
const waysOf = async (id: number) =>
  (await preview(id)).messages.map(({ channel }: Shown) => channel);

test.each(['th', 'en'] as const)(
  'what is shown in %s is what goes, word by word',
  async (language) => {
    const row = await house.addLinked({ language }, { email: EMAIL });
    const shown = await preview(row.id);
    expect(shown.language).toBe(language);
    await house.tell(row.id);
    await expectSent(shown);
  },
);

/** By all three ways, as it was shown. */
async function expectSent({ messages }: { messages: Shown[] }) {
  const textBy = (way: string) => messages.find(({ channel }) => channel === way);
  await work();
  const mail = await mails.next(EMAIL);
  expect(textBy('mail')).toMatchObject({ subject: mail.subject });
  expect(mail.text?.trim()).toBe(textBy('mail')?.text.trim());
  expect(line.pushed.splice(0).map(({ text }) => text)).toEqual([textBy('line')?.text]);
  expect(sms.sent.splice(0).map(({ text }) => text)).toEqual([textBy('sms')?.text]);
}

const { productId } = await addCaseReference(db);
await addTerms(db, productId);
const APPROVED = { productId, status: 'approved' as const, approvedAmount: satangOf(1_000_000) };
const dayIn = (days: number) => thaiDay(new Date(Date.now() + days * 86_400_000));
const done = async (path: string, input: object) => {
  const body = await call(path, input);
  expect(body, JSON.stringify(body)).toMatchObject({ isSuccess: true });
  return body.data;
};

test.each(['th', 'en'] as const)(
  'an offer and its end are shown in %s as they go',
  async (language) => {
    const { id, version } = await house.addLinked({ ...APPROVED, language }, { email: EMAIL });
    const offer = { amount: 900_000, validUntil: dayIn(14) };
    const shown = await preview(id, { kind: 'offer', ...offer });
    expect(shown.messages[0].text).toContain('900,000');
    const loan = { ...offer, months: 48, rate: 9_000, sendMessage: true };
    const { offerId } = await done('application/makeOffer', { id, version, ...loan });
    await expectSent(shown);
    const end = await preview(id, { kind: 'withdrawOffer', offerId });
    const back = { id, offerId, reason: 'เงื่อนไขเปลี่ยน', sendMessage: true };
    await done('application/withdrawOffer', back);
    await expectSent(end);
    const again = { id, planned: { kind: 'withdrawOffer', offerId } };
    expect((await call('application/previewNews', again)).reasonText).toBe('move_not_allowed');
  },
);

test.each(['th', 'en'] as const)(
  'an appointment, moved and called off, is shown in %s as it goes',
  async (language) => {
    const { id } = await house.addLinked({ ...APPROVED, language }, { email: EMAIL });
    const at = (ahead: number) => workday(ahead).toISOString();
    const place = { kind: 'landOffice', name: 'สำนักงานที่ดินเชียงใหม่', provinceCode: '50' };
    const wanted = { at: at(5), place, who: 'ผู้กู้', bring: 'โฉนดที่ดินฉบับจริง' };
    const shown = await preview(id, { kind: 'appoint', ...wanted });
    expect(shown.messages[0].text).toContain('สำนักงานที่ดินเชียงใหม่');
    const moved = await done('application/appoint', { id, ...wanted, sendMessage: true });
    await expectSent(shown);
    const later = { ...wanted, at: at(6) };
    const shownLater = await preview(id, { kind: 'appoint', ...later });
    await done('application/appoint', { id, ...later, moved, sendMessage: true });
    await expectSent(shownLater);
    const { appointmentId } = moved;
    const off = await preview(id, { kind: 'cancelAppointment', appointmentId });
    const called = { id, appointmentId, sequence: moved.sequence + 1, reason: 'ผู้กู้ป่วย' };
    await done('application/cancelAppointment', { ...called, sendMessage: true });
    await expectSent(off);
  },
);

test.each(['th', 'en'] as const)(
  'that an offer has expired goes by every way in %s, once',
  async (language) => {
    const { id, version } = await house.addLinked({ ...APPROVED, language }, { email: EMAIL });
    const loan = { amount: 900_000, months: 48, rate: 9_000, validUntil: dayIn(0) };
    await done('application/makeOffer', { id, version, ...loan, sendMessage: false });
    const settings = await readParameters(db);
    const tomorrow = new Date(Date.now() + 86_400_000);
    await expireOffers(db, settings, tomorrow);
    await expireOffers(db, settings, tomorrow);
    await work();
    const said = language === 'th' ? 'หมดอายุแล้ว' : 'expired';
    const mail = await mails.next(EMAIL);
    expect(mail.subject).toContain(said);
    expect(mail.text).toContain('900,000');
    expect(line.pushed.map(({ text }) => text)).toEqual([expect.stringContaining(said)]);
    expect(sms.sent.map(({ text }) => text)).toEqual([expect.stringContaining(said)]);
  },
);

test('who has a newer offer is not told that the one before has expired', async () => {
  const { id, version } = await house.addLinked(APPROVED, { email: EMAIL });
  const loan = { amount: 900_000, months: 48, rate: 9_000, sendMessage: false };
  const first = { id, version, ...loan, validUntil: dayIn(0) };
  const made = await done('application/makeOffer', first);
  await expireOffers(db, await readParameters(db), new Date(Date.now() + 86_400_000));
  await done('application/makeOffer', { ...first, version: made.version, validUntil: dayIn(3) });
  await work();
  expect(line.pushed).toEqual([]);
  expect(sms.sent).toEqual([]);
  expect(await house.outboxOf(id)).toMatchObject([
    { event: 'offer_expired', state: 'dropped' },
    { event: 'offer_expired', state: 'dropped' },
  ]);
});

test('a letter about an appointment waits for no LINE', async () => {
  await setParameter(db, 'application_line', 'instead');
  const { id } = await house.addLinked(APPROVED, { email: EMAIL });
  const waysFor = async (planned: object) =>
    (await preview(id, planned)).messages.map(({ channel }: Shown) => channel);
  await expect
    .poll(() => waysFor({ kind: 'offer', amount: 900_000, validUntil: dayIn(3) }))
    .toEqual(['line']);
  const place = { kind: 'landOffice', name: 'สำนักงานที่ดินเชียงใหม่', provinceCode: '50' };
  const wanted = { at: workday(3).toISOString(), place, who: 'ผู้กู้' };
  expect(await waysFor({ kind: 'appoint', ...wanted })).toEqual(['mail', 'line']);
});

test('of many at once it is told how many hear of it by which way, and what one of them reads', async () => {
  await expect.poll(async () => (await readParameters(db)).application_line).toBe('beside');
  const linked = await house.addLinked({}, { email: EMAIL });
  const phoneless = { email: '', contactEmail: '', phone: '+6653123456' };
  const [unreached, mailed, over] = [
    await house.addApplicant({ reference: 'MANY-0001' }, phoneless),
    await house.addApplicant({ reference: 'MANY-0002' }, { email: EMAIL, phone: '+6653123456' }),
    await house.addApplicant({ reference: 'MANY-0003', status: 'closed' }, { email: EMAIL }),
  ];
  const ids = [unreached.id, linked.id, mailed.id, over.id];
  const asked = { ids, move: 'contact' };
  await expect
    .poll(async () => (await call('application/previewMoves', asked)).data)
    .toMatchObject({
      moved: 3,
      ways: { mail: 2, line: 1, sms: 1, nobody: 1 },
      example: { reference: linked.reference, language: 'th' },
    });
  const { example } = (await call('application/previewMoves', asked)).data;
  expect(example.messages).toEqual((await preview(linked.id)).messages);
  await addUser(db, 'partnergsb');
  const headers = await signInAs(app, 'partnergsb');
  expect((await post(app, 'application/previewMoves', asked, headers)).status).toBe(403);
});

test('it goes by the ways of the rule, and by none where none leads to the applicant', async () => {
  const linked = await house.addLinked({}, { email: EMAIL });
  expect(await waysOf(linked.id)).toEqual(['mail', 'line', 'sms']);
  await setParameter(db, 'application_line', 'instead');
  await expect.poll(() => waysOf(linked.id)).toEqual(['line']);
  await house.setChannel({ on: false });
  await expect.poll(() => waysOf(linked.id)).toEqual(['sms']);
  const unlinked = await house.addApplicant({ reference: 'PREV-0001' }, { email: EMAIL });
  expect(await waysOf(unlinked.id)).toEqual(['mail', 'sms']);
  const unreachable = await house.addApplicant(
    { reference: 'PREV-0002' },
    { email: '', contactEmail: '', phone: '+6653123456' },
  );
  expect(await waysOf(unreachable.id)).toEqual([]);
});

test('a reason stands in the letter as soon as it is chosen, and nothing has been changed', async () => {
  const [reason] = await db
    .insert(rejectReason)
    .values({
      name: { th: 'หลักประกันไม่พอ', en: 'Too little land' },
      internalName: 'ห้ามบอก',
      detail: {},
    })
    .returning();
  const row = await house.addApplicant({ reference: 'PREV-0003' }, { email: EMAIL });
  const { messages } = await preview(row.id, { move: 'reject', rejectReasonId: reason?.id });
  expect(messages[0].text).toContain('หลักประกันไม่พอ');
  expect(JSON.stringify(messages)).not.toContain('ห้ามบอก');
  const [after] = await db.select().from(application).where(eq(application.id, row.id));
  expect(after).toEqual(row);
});

test('only of what the viewer may do', async () => {
  const row = await house.addApplicant({ reference: 'PREV-0004' }, { email: EMAIL });
  await addUser(db, 'auditor');
  const headers = await signInAs(app, 'auditor');
  const asked = (planned: object) => ({ id: row.id, planned });
  const refusedTo = async (planned: object) =>
    (await post(app, 'application/previewNews', asked(planned), headers)).body.reasonText;
  expect(await refusedTo({ kind: 'move', move: 'contact' })).toBe('move_not_allowed');
  expect(await refusedTo({ kind: 'withdrawOffer', offerId: 1 })).toBe('not_permitted');
  const early = asked({ kind: 'move', move: 'approve' });
  expect((await call('application/previewNews', early)).reasonText).toBe('move_not_allowed');
  const offer = asked({ kind: 'offer', amount: 1, validUntil: dayIn(3) });
  expect((await call('application/previewNews', offer)).reasonText).toBe('move_not_allowed');
});
