import { parseThaiDate } from './date.ts';
import { thaiDay } from './day.ts';

const FIRST_BIRTHDAY = '1900-01-01';

/** A day of birth as people write it, as an ISO date; null where it is none, or nobody's. */
export function parseBirthday(typed: string): string | null {
  const date = parseThaiDate(typed);
  return date === null || date < FIRST_BIRTHDAY || date > thaiDay() ? null : date;
}
