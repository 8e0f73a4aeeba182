import { OFFER_LIMITS } from '#contract/applications/offer-kinds.ts';
import { OfferEvidence } from '#contract/applications/offer-shapes.ts';
import { checkOffer, figuresOf, type OfferedLoan, stateOn } from '#contract/applications/offers.ts';
import type { CaseOffer } from '#contract/cases/offers.ts';
import { AppError } from '#contract/errors.ts';
import { bahtOf } from '#contract/money.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { measuresOf } from '#server/applications/measures.ts';
import { OFFER_EVIDENCE } from '#server/applications/offer-code.ts';
import { tellOfOffer } from '#server/applications/offer-news.ts';
import { applicationOffer } from '#server/applications/offer-tables.ts';
import {
  endOffer,
  findMade,
  offerOf,
  readOffers,
  settleOffer,
} from '#server/applications/offers.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import type { Case } from '#server/applications/rows.ts';
import type { Caller } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { takeOpen, writeChange } from './work.ts';

const DAY_MS = 86_400_000;

/** Newest first, each with how it was answered. */
export async function listOffers(
  db: Db,
  sealing: Sealing,
  row: Pick<Case, 'id' | 'reference'>,
): Promise<CaseOffer[]> {
  const today = thaiDay();
  return (await readOffers(db, row.id)).map((offer) => ({
    ...offerOf(offer, row),
    state: stateOn(offer, today),
    madeBy: offer.madeBy,
    madeAt: offer.madeAt.toISOString(),
    settledAt: offer.settledAt?.toISOString() ?? null,
    settledBy: offer.settledBy,
    reason: offer.reason,
    evidence: offer.evidence
      ? OfferEvidence.parse(JSON.parse(sealing.open(offer.evidence, OFFER_EVIDENCE)))
      : null,
  }));
}

type Asked = OfferedLoan & {
  id: number;
  version: number;
  conditions: string;
  validUntil: string;
  sendMessage: boolean;
};

/** Offers the loan within what was approved, in place of what waited for its answer. */
export async function makeOffer(
  tx: Db,
  { knowledge }: Pick<CaseParts, 'knowledge'>,
  parameters: Parameters,
  by: Caller,
  { id, version, conditions, validUntil, sendMessage, ...loan }: Asked,
) {
  const row = await takeOpen(tx, by, id);
  if (row.version !== version) throw new AppError('conflict');
  if (row.status !== 'approved') throw new AppError('move_not_allowed');
  if (row.offerState === 'accepted') throw new AppError('offer_accepted');
  demandDay(validUntil);
  const { facts } = await measuresOf(tx, parameters, row, knowledge);
  const { terms, rounding } = facts;
  if (!terms) throw new AppError('no_terms');
  const wrong = checkOffer(loan, {
    ...{ approvedAmount: row.approvedAmount, terms, rounding },
    sheet: row.decisionSheets?.approved?.sheet ?? null,
    highestRate: parameters.interest_highest_percent,
  });
  if (Object.keys(wrong).length > 0) throw new AppError('invalid_input', wrong);
  const before = await findMade(tx, id);
  if (before && stateOn(before, thaiDay()) === 'expired')
    await settleOffer(tx, before, { state: 'expired', actor: null });
  else if (before) await endOffer(tx, before, { state: 'replaced', actor: by.viewer.name });
  const [newest] = await readOffers(tx, id);
  const number = (newest?.number ?? 0) + 1;
  const { usual: _, ...figures } = figuresOf(terms, loan, rounding);
  const [made] = await tx
    .insert(applicationOffer)
    .values({
      ...{ applicationId: id, number, product: row.productName, ...loan, terms, figures },
      ...{ conditions, validUntil, madeBy: by.viewer.name },
    })
    .returning();
  if (!made) throw new Error('The offer was not written.');
  const changed = await writeChange(tx, by, row, {
    action: 'offer',
    kind: 'offered',
    columns: { offerState: 'made' },
    detail: {
      ...{ offerId: made.id, offer: number, amount: loan.amount, until: validUntil },
      ...(sendMessage && { told: 1 }),
    },
    changes: {
      offer: { to: number },
      amount: { to: bahtOf(loan.amount) },
      months: { to: loan.months },
      rate: { to: loan.rate / 1_000 },
      validUntil: { to: validUntil },
    },
  });
  if (sendMessage) await tellOfOffer(tx, parameters, row, made, 'made');
  return { offerId: made.id, version: changed };
}

function demandDay(validUntil: string): void {
  if (validUntil < thaiDay()) throw new AppError('invalid_input', { validUntil: 'past' });
  const last = thaiDay(new Date(Date.now() + OFFER_LIMITS.daysAhead * DAY_MS));
  if (validUntil > last) throw new AppError('invalid_input', { validUntil: 'too_far' });
}

type TakenBack = { id: number; offerId: number; reason: string; sendMessage: boolean };

/** Takes an offer back, unless the applicant was quicker. */
export async function withdrawOffer(
  tx: Db,
  parameters: Parameters,
  by: Caller,
  { id, offerId, reason, sendMessage }: TakenBack,
): Promise<number> {
  const row = await takeOpen(tx, by, id);
  const offer = (await readOffers(tx, id)).find((one) => one.id === offerId);
  if (!offer) throw new AppError('not_found');
  const state = stateOn(offer, thaiDay());
  if (state === 'accepted') throw new AppError('offer_accepted');
  if (state !== 'made') throw new AppError('offer_ended', { offer: state });
  await endOffer(tx, offer, { state: 'withdrawn', actor: by.viewer.name, reason });
  const version = await writeChange(tx, by, row, {
    action: 'offer',
    kind: 'offerWithdrawn',
    columns: { offerState: 'withdrawn' },
    remark: reason,
    detail: {
      ...{ offerId, offer: offer.number, amount: offer.amount },
      ...(sendMessage && { told: 1 }),
    },
    changes: { offer: { from: offer.number, to: null } },
  });
  if (sendMessage) await tellOfOffer(tx, parameters, row, offer, 'withdrawn');
  return version;
}
