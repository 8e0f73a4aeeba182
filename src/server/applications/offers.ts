import { and, desc, eq, sql } from 'drizzle-orm';
import type { ApplicationEventKind } from '#contract/applications/kinds.ts';
import type { OfferState } from '#contract/applications/offer-kinds.ts';
import type { LoanOffer } from '#contract/applications/offer-shapes.ts';
import { stateOn } from '#contract/applications/offers.ts';
import { AppError } from '#contract/errors.ts';
import { thaiDay } from '#contract/thai/day.ts';
import type { Db } from '#server/platform/db.ts';
import { applicationOffer, offerCode } from './offer-tables.ts';
import { application, applicationEvent } from './tables.ts';

export type OfferRow = typeof applicationOffer.$inferSelect;
type Settled = Exclude<OfferState, 'made'>;

/** Those of one application, the newest first. */
export function readOffers(db: Db, applicationId: number): Promise<OfferRow[]> {
  return db
    .select()
    .from(applicationOffer)
    .where(eq(applicationOffer.applicationId, applicationId))
    .orderBy(desc(applicationOffer.number));
}

/** What the page and the paper say of it. */
export function offerOf(row: OfferRow, { reference }: { reference: string }): LoanOffer {
  const { id, number, product, amount, months, rate } = row;
  const { terms, figures, conditions, validUntil } = row;
  return {
    ...{ offerId: id, reference, number, product, amount, months, rate },
    ...{ terms, figures, conditions, validUntil },
  };
}

export const OFFER_EVENTS: Record<Exclude<Settled, 'replaced'>, ApplicationEventKind> = {
  accepted: 'offerAccepted',
  declined: 'offerDeclined',
  expired: 'offerExpired',
  withdrawn: 'offerWithdrawn',
};

type Ending = {
  state: Settled;
  /** The user id of staff; null: the applicant, or nobody. */
  actor: string | null;
  reason?: string;
  evidence?: string;
};
type EndingTold = Ending & { state: keyof typeof OFFER_EVENTS };

/**
 * Ends an offer that waits for its answer. By who holds the application: of two at the same moment
 * the second finds that it is over.
 */
export async function endOffer(
  tx: Db,
  { id }: Pick<OfferRow, 'id'>,
  { state, actor, reason = '', evidence }: Ending,
): Promise<void> {
  await tx
    .update(applicationOffer)
    .set({
      state,
      settledAt: sql`now()`,
      settledBy: actor,
      reason,
      ...(evidence && { evidence }),
    })
    .where(and(eq(applicationOffer.id, id), eq(applicationOffer.state, 'made')));
  await tx
    .update(offerCode)
    .set({ endedAt: sql`now()` })
    .where(and(eq(offerCode.offerId, id), sql`${offerCode.endedAt} is null`));
}

/** The same, with its line in the timeline and on the application. */
export async function settleOffer(tx: Db, offer: OfferRow, ending: EndingTold): Promise<void> {
  const { id, applicationId, number, amount } = offer;
  const { state, actor, reason = '' } = ending;
  await endOffer(tx, offer, ending);
  await tx.update(application).set({ offerState: state }).where(eq(application.id, applicationId));
  await tx.insert(applicationEvent).values({
    ...{ applicationId, actor, kind: OFFER_EVENTS[state], remark: reason },
    detail: { offerId: id, offer: number, amount },
  });
}

/** The offer of an application that waits for its answer. */
export async function findMade(tx: Db, applicationId: number): Promise<OfferRow | undefined> {
  const [row] = await tx
    .select()
    .from(applicationOffer)
    .where(
      and(eq(applicationOffer.applicationId, applicationId), eq(applicationOffer.state, 'made')),
    );
  return row;
}

/** The offer where it can still be answered; otherwise what became of it. */
export async function demandMade(
  tx: Db,
  row: Pick<typeof application.$inferSelect, 'id' | 'status'>,
  offerId: number,
): Promise<OfferRow> {
  const offer = (await readOffers(tx, row.id)).find(({ id }) => id === offerId);
  if (!offer) throw new AppError('not_found');
  const state = stateOn(offer, thaiDay());
  if (state !== 'made' || row.status !== 'approved')
    throw new AppError('offer_ended', { offer: state === 'made' ? 'withdrawn' : state });
  return offer;
}
