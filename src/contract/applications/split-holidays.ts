import { parseThaiDate } from '#contract/thai/date.ts';

// By itself it needs no schemas, so the web may load it alone.

const OF_EVERY_YEAR = /^\d{2}-\d{2}$/;

/** Each as it is counted by: years of the common era. */
export function splitHolidays(text: string): string[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  return words.map((word) => (OF_EVERY_YEAR.test(word) ? word : (parseThaiDate(word) ?? word)));
}
