/** Totals are exact up to here. */
export const COUNTED = 10_000;
/** Of a search, which no index can count: it is typed letter by letter, and must keep up. */
export const COUNTED_FOUND = 1_000;
/** More than these, found by a search, are not put into an order that no index gives. */
export const SORTED_FOUND = 5_000;
