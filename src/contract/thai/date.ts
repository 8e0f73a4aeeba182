import { monthNamed } from './months.ts';
import { westernDigits } from './phone.ts';

/** The Buddhist era is this many years ahead of the common one. */
export const ERA = 543;
/** A year beyond this one is of the Buddhist era: nobody means the twenty-fifth century. */
const LAST_COMMON_YEAR = 2400;
/** Before it no day is meant: such a year is half typed, and browsers read it as one of our time. */
export const FIRST_YEAR = 1800;

const DAY_FIRST = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/;
/** As an ID card has it: 5 มี.ค. 2539, 5 Mar. 1996. */
const NAMED =
  /^(\d{1,2})[\s/.-]{0,3}([\p{L}\p{M}][\p{L}\p{M}.]{1,12}?)[\s/.-]{0,3}(?:[พค]\.?ศ\.?\s?)?(\d{4})$/u;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** A date as people write it, day first and in either era, as an ISO date; null when it is none. */
export function parseThaiDate(written: string): string | null {
  const text = westernDigits(written.trim());
  const [, day, month, year] =
    DAY_FIRST.exec(text) ?? reversed(YEAR_FIRST.exec(text)) ?? named(text) ?? [];
  if (!day || !month || !year) return null;
  const common = Number(year) > LAST_COMMON_YEAR ? Number(year) - ERA : Number(year);
  const iso = `${String(common).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return common >= FIRST_YEAR && isRealDate(iso) ? iso : null;
}

/** Whole years from one ISO date to another. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

function reversed(found: RegExpExecArray | null) {
  return found && [found[0], found[3], found[2], found[1]];
}

function named(text: string) {
  const [whole = '', day = '', name = '', year = ''] = NAMED.exec(text) ?? [];
  const month = monthNamed(name);
  return month ? [whole, day, String(month), year] : undefined;
}

/** `2025-02-30` would become a day of March. */
function isRealDate(iso: string): boolean {
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso);
}
