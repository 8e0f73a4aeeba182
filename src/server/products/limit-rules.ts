import type { LocalizedText } from '#contract/localized.ts';

/** A band as far as it can collide with another. Whole baht, both ends belong to it. */
export type LimitBand = {
  minimum: number;
  maximum: number;
  individual: boolean;
  company: boolean;
};

/**
 * The band that lends the same sum to the same kind of applicant, if there is one: then nobody
 * could say which of the two holds.
 */
export function findOverlap<Other extends LimitBand & { name: LocalizedText }>(
  band: LimitBand,
  others: readonly Other[],
): Other | undefined {
  return others.find(
    (other) =>
      ((band.individual && other.individual) || (band.company && other.company)) &&
      band.minimum <= other.maximum &&
      other.minimum <= band.maximum,
  );
}
