import { type Satang, satang, sumOf } from '#contract/money.ts';

/** How one comes to the land. */
export const LAND_ACCESS = ['public', 'private', 'servitude', 'none'] as const;
export type LandAccess = (typeof LAND_ACCESS)[number];

/** Whether the land will do as security. */
export const APPRAISAL_VERDICTS = ['accepted', 'refused'] as const;
export type AppraisalVerdict = (typeof APPRAISAL_VERDICTS)[number];

/** Satang for so many hundredths of a square wah, at a price for one; rounded down. */
export function priceOfArea(perWah: Satang | null, area: number | null): Satang | null {
  if (perWah === null || area === null) return null;
  // Prices and areas may multiply to more than a number holds exactly.
  return satang(Number((BigInt(perWah) * BigInt(area)) / 100n));
}

/** What of an appraisal says how far it has come, and whether it counts. */
export type AppraisalFacts = {
  deedId: number | null;
  visitedOn: string | null;
  verdict: AppraisalVerdict | null;
  value: Satang | null;
  concludedAt: string | null;
  validUntil: string | null;
};

export const APPRAISAL_STATES = ['planned', 'visited', 'valid', 'expired', 'refused'] as const;
export type AppraisalState = (typeof APPRAISAL_STATES)[number];

/** How far it has come, on a day in Thailand. */
export function appraisalState(facts: AppraisalFacts, today: string): AppraisalState {
  if (facts.concludedAt === null) return facts.visitedOn === null ? 'planned' : 'visited';
  if (facts.verdict === 'refused') return 'refused';
  return facts.validUntil !== null && facts.validUntil < today ? 'expired' : 'valid';
}

export type LandWorth<Facts> = {
  /** Of each deed the last that was concluded and still holds. */
  counting: Facts[];
  /** Of how many deeds the last that was concluded is a refusal. */
  refused: number;
  /** Whether every deed has one. */
  whole: boolean;
  /** Of all that count. */
  value: Satang;
  /** The day on which the first of them ends. */
  until: string | null;
};

/** What the land of a case was found to be worth: nothing counts of what was refused or is over. */
export function landWorth<Facts extends AppraisalFacts>(
  deeds: ReadonlyArray<{ id: number }>,
  appraisals: readonly Facts[],
  today: string,
): LandWorth<Facts> {
  const newest = deeds.flatMap(({ id }) => {
    const concluded = appraisals
      .filter(({ deedId, concludedAt }) => deedId === id && concludedAt !== null)
      .toSorted((one, other) => (one.concludedAt ?? '').localeCompare(other.concludedAt ?? ''));
    return concluded.slice(-1);
  });
  const inState = (wanted: AppraisalState) =>
    newest.filter((facts) => appraisalState(facts, today) === wanted);
  const counting = inState('valid');
  const ends = counting.flatMap(({ validUntil }) => validUntil ?? []).toSorted();
  return {
    counting,
    refused: inState('refused').length,
    whole: deeds.length > 0 && counting.length === deeds.length,
    value: sumOf(counting.map(({ value }) => value)),
    until: ends[0] ?? null,
  };
}
