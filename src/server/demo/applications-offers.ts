import { eq } from 'drizzle-orm';
import { LAND_OFFICE } from '#contract/applications/appointments.ts';
import type { ApplicationEventKind } from '#contract/applications/kinds.ts';
import { personOf } from '#contract/applications/names.ts';
import type { OfferState } from '#contract/applications/offer-kinds.ts';
import type { OfferEvidence } from '#contract/applications/offer-shapes.ts';
import { offerWording } from '#contract/applications/offer-words.ts';
import { figuresOf } from '#contract/applications/offers.ts';
import { initialParameters } from '#contract/parameters/parameters.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { applicationAppointment } from '#server/applications/appointment-tables.ts';
import { lineUserColumns } from '#server/applications/line-links.ts';
import { applicationLine } from '#server/applications/line-tables.ts';
import { OFFER_EVIDENCE } from '#server/applications/offer-code.ts';
import { applicationOffer } from '#server/applications/offer-tables.ts';
import { OFFER_EVENTS, offerOf } from '#server/applications/offers.ts';
import { openMinute } from '#server/applications/office-time.ts';
import type { Case } from '#server/applications/rows.ts';
import { application, applicationEvent, applicationStep } from '#server/applications/tables.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { findTerms } from '#server/products/terms.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const parameters = initialParameters();

/** What became of the offers that the demo shows, one approved application after the other. */
const SCENES = ['made', 'accepted', 'declined', 'expired'] as const satisfies OfferState[];

/** Offers in several states, an appointment, and somebody who is linked at LINE. */
export async function addOffers(
  tx: Db,
  sealing: Sealing,
  approved: readonly Case[],
  now: Date,
): Promise<void> {
  for (const [index, row] of approved.entries()) {
    const state = SCENES[index];
    if (!state) return;
    await addOffer(tx, sealing, row, state, now);
    if (state === 'accepted') await addAppointment(tx, row, now);
    if (state === 'made') await addLineUser(tx, sealing, row, now);
  }
}

async function addOffer(
  tx: Db,
  sealing: Sealing,
  row: Case,
  state: (typeof SCENES)[number],
  now: Date,
): Promise<void> {
  const terms = await findTerms(tx, row.productId, row.applicant);
  if (!terms || row.approvedAmount === null) return;
  const loan = {
    ...{ amount: row.approvedAmount, months: terms.longestMonths },
    rate: Math.round(terms.rateTo * 1_000),
  };
  const { usual: _, ...figures } = figuresOf(terms, loan, parameters.instalment_rounding);
  const until = state === 'expired' ? -1 : parameters.offer_days;
  const madeAt = new Date(row.statusSince.getTime() + HOUR / 2);
  const settledAt = state === 'made' ? null : new Date(now.getTime() - HOUR / 2);
  const atCounter = state === 'accepted';
  const [offer] = await tx
    .insert(applicationOffer)
    .values({
      ...{ applicationId: row.id, number: 1, product: row.productName, ...loan, terms, figures },
      conditions: 'ทำประกันอัคคีภัยก่อนวันทำสัญญา',
      validUntil: thaiDay(new Date(now.getTime() + until * DAY)),
      ...{ state, madeBy: 'officer', madeAt, settledAt },
      settledBy: atCounter ? 'officer' : null,
      reason: state === 'declined' ? 'ได้ข้อเสนอจากที่อื่นแล้ว' : '',
    })
    .returning();
  if (!offer) throw new Error('A demo offer was not written.');
  const detail = { offerId: offer.id, offer: 1, amount: loan.amount };
  await tell(tx, row.id, { kind: 'offered', at: madeAt, actor: 'officer', detail });
  await tx.update(application).set({ offerState: state }).where(eq(application.id, row.id));
  if (state === 'made' || !settledAt) return;
  await tell(tx, row.id, {
    ...{ kind: OFFER_EVENTS[state], at: settledAt, actor: atCounter ? 'officer' : null },
    detail: { ...detail, ...(atCounter && { counter: 1 }) },
  });
  if (!atCounter) return;
  const evidence: OfferEvidence = {
    ...{ answer: 'accept', wording: offerWording(offerOf(offer, row), 'accept', 'th') },
    ...{ language: 'th', at: settledAt.toISOString(), address: '127.0.0.1' },
    ...{ recordedBy: 'officer', who: personOf(row) },
    ...{ identified: 'idCard', note: '', file: null },
  };
  await tx
    .update(applicationOffer)
    .set({ evidence: sealing.seal(JSON.stringify(evidence), OFFER_EVIDENCE) })
    .where(eq(applicationOffer.id, offer.id));
}

/** At ten on a day of work of next week, at the Land Office of the province. */
async function addAppointment(tx: Db, row: Case, now: Date): Promise<void> {
  const at = nextWorkday(now);
  const { province } = row.place;
  const name = { th: `สำนักงานที่ดินจังหวัด${province.name.th ?? ''}`.replace('จังหวัดกรุงเทพ', 'กรุงเทพ') };
  const [step] = await tx
    .insert(applicationStep)
    .values({
      ...{ applicationId: row.id, kind: 'appointment', at, assignee: 'officer' },
      ...{ note: name.th, plannedBy: 'officer' },
    })
    .returning({ id: applicationStep.id });
  const [made] = await tx
    .insert(applicationAppointment)
    .values({
      ...{ applicationId: row.id, at, stepId: step?.id ?? null, madeBy: 'officer' },
      place: {
        ...{ kind: 'landOffice', branchId: null, name, address: {} },
        ...{ provinceCode: province.code, province: province.name },
      },
      who: 'ผู้กู้ และคู่สมรส (ถ้ามี)',
      bring: 'โฉนดที่ดินฉบับจริง\nบัตรประจำตัวประชาชนตัวจริง\nทะเบียนบ้านตัวจริง',
    })
    .returning({ id: applicationAppointment.id });
  await tell(tx, row.id, {
    ...{ kind: 'appointed', at: new Date(now.getTime() - HOUR / 4), actor: 'officer' },
    detail: { appointmentId: made?.id ?? null, at: at.toISOString(), place: name.th },
  });
}

function nextWorkday(now: Date): Date {
  const first = new Date(`${thaiDay(new Date(now.getTime() + 4 * DAY))}T10:00:00+07:00`);
  let at = first;
  while (openMinute({ ...parameters, ...LAND_OFFICE }, at) === undefined)
    at = new Date(at.getTime() + DAY);
  return at;
}

/** Nobody’s number at LINE: nothing can be pushed to it. */
async function addLineUser(tx: Db, sealing: Sealing, row: Case, now: Date): Promise<void> {
  await tx.insert(applicationLine).values({
    applicationId: row.id,
    ...lineUserColumns(sealing, `U${'0'.repeat(32)}`),
    linkedAt: new Date(now.getTime() - DAY),
  });
}

type Told = {
  kind: ApplicationEventKind;
  at: Date;
  actor: string | null;
  detail: Record<string, string | number | null>;
};

async function tell(tx: Db, applicationId: number, told: Told): Promise<void> {
  await tx.insert(applicationEvent).values({ applicationId, ...told });
}
