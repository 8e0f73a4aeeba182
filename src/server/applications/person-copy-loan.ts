import type { DecisionSheets, KeptSheet } from '#contract/applications/decision-shapes.ts';
import { bahtOrNone } from '#contract/money.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { OFFER_EVIDENCE } from './offer-code.ts';
import type { OfferRow } from './offers.ts';

const percent = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100);

/** What was known when the amount was proposed, and when it was approved. */
export function tellDecisions(sheets: DecisionSheets | null) {
  const { proposed, approved } = sheets ?? {};
  return {
    ...(proposed && { proposed: tellSheet(proposed) }),
    ...(approved && { approved: tellSheet(approved) }),
  };
}

function tellSheet({ at, sheet }: KeptSheet) {
  return {
    at,
    ...sheet,
    askedAmount: bahtOrNone(sheet.askedAmount),
    claimedLimit: bahtOrNone(sheet.claimedLimit),
    checkedLimit: bahtOrNone(sheet.checkedLimit),
    bandMinimum: bahtOrNone(sheet.bandMinimum),
    bandMaximum: bahtOrNone(sheet.bandMaximum),
    landValue: bahtOrNone(sheet.landValue),
    income: bahtOrNone(sheet.income),
    debts: bahtOrNone(sheet.debts),
    amount: bahtOrNone(sheet.amount),
    rate: sheet.rate === null ? null : sheet.rate / 1_000,
    instalment: bahtOrNone(sheet.instalment),
    effective: percent(sheet.effective),
    ltv: percent(sheet.ltv),
    highestLtv: percent(sheet.highestLtv),
    dsr: percent(sheet.dsr),
    highestDsr: percent(sheet.highestDsr),
  };
}

/** An offer, and how it was answered, with what shows that it was. */
export function tellOffer(sealing: Sealing, { id: _, applicationId: __, ...offer }: OfferRow) {
  const { interestOnlyMonths, effective, ...figures } = offer.figures;
  return {
    ...offer,
    amount: bahtOrNone(offer.amount),
    rate: offer.rate / 1_000,
    figures: {
      interestOnlyMonths,
      ...Object.fromEntries(
        Object.entries(figures).map(([name, figure]) => [name, bahtOrNone(figure)]),
      ),
      effective: percent(effective),
    },
    evidence: offer.evidence ? tellEvidence(sealing.open(offer.evidence, OFFER_EVIDENCE)) : null,
  };
}

/** Of the signed paper its name. */
function tellEvidence(kept: string) {
  const { file, ...evidence }: { file?: { name: string } | null } = JSON.parse(kept);
  return { ...evidence, ...(file && { file: file.name }) };
}
