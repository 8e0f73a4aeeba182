import type { DemoPromotion } from './demo-rows.ts';
import { promotionTexts } from './promotion-texts.ts';

/** Days from the day of loading; one has ended and one is still to come. */
const VALIDITY = {
  firstAppraisal: { from: -20, until: 70 },
  creditBureau: { from: -12, until: 45 },
  redemption: { from: -35, until: 100 },
  branchReferral: { from: -5, until: 25 },
  companyClinic: { from: -120, until: -30 },
  developmentPlan: { from: 30, until: 120 },
} satisfies Record<keyof typeof promotionTexts, { from: number; until: number }>;

/** Relative to the moment of loading, so that a demo installed next year is not stale. */
export function promotionsAt(now: Date): DemoPromotion[] {
  const names = Object.keys(promotionTexts) as (keyof typeof promotionTexts)[];
  return names.map((name) => ({
    ...promotionTexts[name],
    publishFrom: startOfDay(now, VALIDITY[name].from),
    publishUntil: endOfDay(now, VALIDITY[name].until),
  }));
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Thailand has no daylight saving time. */
const BANGKOK_OFFSET = 7 * HOUR;

function startOfDay(now: Date, days: number): Date {
  const today = Math.floor((now.getTime() + BANGKOK_OFFSET) / DAY);
  return new Date((today + days) * DAY - BANGKOK_OFFSET);
}

/** The last second, not the next midnight: the page prints this moment's date as the last day. */
function endOfDay(now: Date, days: number): Date {
  return new Date(startOfDay(now, days + 1).getTime() - 1000);
}
