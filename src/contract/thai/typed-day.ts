import { ERA, parseThaiDate } from './date.ts';
import { thaiDay } from './day.ts';
import { westernDigits } from './phone.ts';

const SHORT_YEAR = /^(\d{1,2}[\s/.-]+\d{1,2}[\s/.-]+)(\d{2})$/;

/** A day as it is typed, as an ISO date; what is none stays as it is typed, to be mended. */
export function readTypedDay(typed: string, today = thaiDay()): string {
  if (typed.trim() === '') return '';
  const [, before, year] = SHORT_YEAR.exec(westernDigits(typed.trim())) ?? [];
  const written = before && year ? before + wholeYear(Number(year), today) : typed;
  return parseThaiDate(written) ?? typed;
}

/** Whether it is an ISO date, as only what was read as a day becomes one. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && parseThaiDate(value) === value;
}

/** Whether it is a day that has not begun in Thailand. */
export function isToCome(value: string, today = thaiDay()): boolean {
  return isDay(value) && value > today;
}

/** A short year may be of either era: it is the one year nearest to today that ends so in one of them. */
function wholeYear(short: number, today: string): number {
  const now = Number(today.slice(0, 4));
  const years = [1900, 2000, 2100, 2400 - ERA, 2500 - ERA, 2600 - ERA].map(
    (century) => century + short,
  );
  return years.reduce((best, year) => (Math.abs(year - now) < Math.abs(best - now) ? year : best));
}
