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

/** What names a plot: numbers of deeds are given province by province, which may be all that is known of where. */
export type Plot = {
  deedNo: string;
  provinceCode?: string | null | undefined;
  place: { province: { code: string } } | null;
};

/** Whether two may be the same plot; what one of them does not say contradicts nothing. */
export function isSameLand(one: Plot, other: Plot): boolean {
  const agree = (first: string | undefined, second: string | undefined) =>
    !first || !second || first === second;
  const [code, otherCode] = [one, other].map(
    ({ place, provinceCode }) => place?.province.code ?? provinceCode ?? undefined,
  );
  return agree(one.deedNo, other.deedNo) && agree(code, otherCode);
}

/** What of an appraisal says how far it has come, and whether it counts. */
export type AppraisalFacts = {
  deedId: number | null;
  land: Plot;
  visitedOn: string | null;
  verdict: AppraisalVerdict | null;
  value: Satang | null;
  concludedAt: string | null;
  validUntil: string | null;
};

export const APPRAISAL_STATES = [
  'planned',
  'visited',
  'valid',
  'otherLand',
  'expired',
  'refused',
] as const;
export type AppraisalState = (typeof APPRAISAL_STATES)[number];

/** How far it has come, on a day in Thailand; its deed may name other land by now. */
export function appraisalState(
  facts: AppraisalFacts,
  today: string,
  deed: Plot | undefined,
): AppraisalState {
  if (facts.concludedAt === null) return facts.visitedOn === null ? 'planned' : 'visited';
  // A refusal stands until somebody looks again: else another number would undo it.
  if (facts.verdict === 'refused') return 'refused';
  if (deed && !isSameLand(facts.land, deed)) return 'otherLand';
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
  deeds: ReadonlyArray<Plot & { id: number }>,
  appraisals: readonly Facts[],
  today: string,
): LandWorth<Facts> {
  const newest = deeds.flatMap((deed) => {
    const concluded = appraisals
      .filter(({ deedId, concludedAt }) => deedId === deed.id && concludedAt !== null)
      .toSorted((one, other) => (one.concludedAt ?? '').localeCompare(other.concludedAt ?? ''));
    return concluded.slice(-1).map((facts) => ({ facts, deed }));
  });
  const inState = (wanted: AppraisalState) =>
    newest
      .filter(({ facts, deed }) => appraisalState(facts, today, deed) === wanted)
      .map(({ facts }) => facts);
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
