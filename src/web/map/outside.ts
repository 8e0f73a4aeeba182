import type { Coordinates } from '#contract/branches/branches.ts';

type Ring = readonly Coordinates[];
const KM_PER_DEGREE = 111;

/** How far a place lies outside of a shape, nearly: to its nearest corner. 0 inside of it. */
export function kilometresOutside(rings: readonly Ring[], place: Coordinates): number {
  if (rings.filter((ring) => isInside(ring, place)).length % 2 === 1) return 0;
  const narrowing = Math.cos((place.latitude * Math.PI) / 180);
  const away = ({ latitude, longitude }: Coordinates) =>
    KM_PER_DEGREE *
    Math.hypot(latitude - place.latitude, (longitude - place.longitude) * narrowing);
  return rings.flat().reduce((least, corner) => Math.min(least, away(corner)), Infinity);
}

/** By how many sides a line to the east crosses. */
function isInside(ring: Ring, { latitude, longitude }: Coordinates): boolean {
  const crossings = ring.filter((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    if (from.latitude > latitude === to.latitude > latitude) return false;
    const share = (latitude - from.latitude) / (to.latitude - from.latitude);
    return longitude < from.longitude + share * (to.longitude - from.longitude);
  });
  return crossings.length % 2 === 1;
}
