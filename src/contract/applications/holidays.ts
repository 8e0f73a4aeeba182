import { z } from 'zod';
import { splitHolidays } from './split-holidays.ts';

/** Of every year (05-01), or of one (2027-02-22, 2570-02-22). */
const WRITTEN = /^(?:(\d{4})-)?(\d{2})-(\d{2})$/;
/** Any year that has a 29th of February. */
const LEAP_YEAR = '2024';

/** Days without work, with blanks between them. */
export const Holidays = z
  .string()
  .max(2_000)
  .refine((text) => splitHolidays(text).every(isDay), { error: 'invalid_dates' });

function isDay(written: string): boolean {
  const [, year = LEAP_YEAR, month, day] = WRITTEN.exec(written) ?? [];
  const moment = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().endsWith(`-${day}T00:00:00.000Z`);
}

/**
 * The public holidays of Thailand that stand on the same day each year. Those that follow the moon,
 * and days in lieu, are announced for each year and added by staff.
 */
export const SAME_EVERY_YEAR = [
  '01-01',
  '04-06',
  '04-13',
  '04-14',
  '04-15',
  '05-01',
  '05-04',
  '06-03',
  '07-28',
  '08-12',
  '10-13',
  '10-23',
  '12-05',
  '12-10',
  '12-31',
].join(' ');
