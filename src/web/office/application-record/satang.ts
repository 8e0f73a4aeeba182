const SATANG = 100;

/** Satang as baht. */
export function readSatang(satang: number): number {
  return satang / SATANG;
}

/** Baht, with at most two decimals, as satang. */
export function toSatang(baht: number): number {
  return Math.round(baht * SATANG);
}
