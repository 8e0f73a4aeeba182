import { splitHolidays } from '#contract/applications/split-holidays.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';

export type OfficeHours = Pick<
  Parameters,
  'office_opens' | 'office_closes' | 'office_days' | 'office_holidays'
>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Thailand has kept the same time since 1920. */
const ZONE = 7 * HOUR;
/** Nothing is due later than in ten years, however few hours the office is open. */
const MOST_DAYS = 3_653;

/** The moment at which the office will have been open for so many hours. */
export function afterOfficeHours(office: OfficeHours, from: Date, hours: number): Date {
  const works = workdays(office);
  const opens = minuteOf(office.office_opens) * MINUTE;
  const closes = minuteOf(office.office_closes) * MINUTE;
  const start = from.getTime() + ZONE;
  const first = Math.floor(start / DAY);
  let left = hours * HOUR;
  for (let day = first; day <= first + MOST_DAYS; day += 1) {
    if (!works(day)) continue;
    const begin = Math.max(start, day * DAY + opens);
    const open = Math.max(0, day * DAY + closes - begin);
    if (left <= open) return new Date(begin + left - ZONE);
    left -= open;
  }
  return new Date(from.getTime() + MOST_DAYS * DAY);
}

/** The minute of the day in Thailand; undefined while the office is closed. */
export function openMinute(office: OfficeHours, now: Date): number | undefined {
  const local = now.getTime() + ZONE;
  const day = Math.floor(local / DAY);
  const minute = Math.floor((local - day * DAY) / MINUTE);
  const open = minute >= minuteOf(office.office_opens) && minute < minuteOf(office.office_closes);
  return open && workdays(office)(day) ? minute : undefined;
}

/** Whether a day, counted from the first of January 1970, is one of work. */
function workdays({ office_days, office_holidays }: OfficeHours): (day: number) => boolean {
  const holidays = new Set(splitHolidays(office_holidays));
  return (day) => {
    // The first of January 1970 was a Thursday; Monday is 1, Sunday 7.
    if (!office_days.includes(((day + 3) % 7) + 1)) return false;
    const date = new Date(day * DAY).toISOString().slice(0, 10);
    return !holidays.has(date) && !holidays.has(date.slice(5));
  };
}

export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
