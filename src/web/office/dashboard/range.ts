import { daysBetween } from '#contract/dashboard/day-span.ts';
import type { Language } from '#contract/language.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { isDay } from '#contract/thai/typed-day.ts';
import { formatDate } from '../../i18n/format.ts';

export type DayRange = { from: string; until: string };

export const PRESETS = [7, 30, 90, 365] as const;
const USUAL: (typeof PRESETS)[number] = 30;

/** The last so many days, today among them. */
export function lastDays(count: number, until = thaiDay()): DayRange {
  return { from: addDays(until, 1 - count), until };
}

/** As the address says; the usual one where it says nothing that makes sense. */
export function readRange(search: URLSearchParams): DayRange {
  const [from, until] = [search.get('from') ?? '', search.get('until') ?? ''];
  return isRange({ from, until }) ? { from, until } : lastDays(USUAL);
}

export function isRange({ from, until }: DayRange): boolean {
  if (!isDay(from) || !isDay(until)) return false;
  const days = daysBetween(from, until);
  return days >= 0 && days <= 3_660;
}

const DAY_MS = 86_400_000;

/** Every day or month of a range, also those on which nothing happened: time goes on evenly. */
export function listBuckets({ from, until }: DayRange, grain: 'day' | 'month'): string[] {
  const buckets: string[] = [];
  let day = grain === 'day' ? from : `${from.slice(0, 8)}01`;
  while (day <= until) {
    buckets.push(day);
    day = grain === 'day' ? addDays(day, 1) : `${addDays(day, 31).slice(0, 8)}01`;
  }
  return buckets;
}

/** What the columns of a drawing are called; months without a day. */
export function nameBucket(key: string, grain: 'day' | 'month', language: Language): string {
  const date = formatDate(key, language);
  return grain === 'day' ? date : date.slice(3);
}

/** The days of one bucket, as far as they lie in the range. */
export function bucketRange(key: string, range: DayRange, grain: 'day' | 'month'): DayRange {
  const last = grain === 'day' ? key : addDays(`${addDays(key, 31).slice(0, 8)}01`, -1);
  return {
    from: key < range.from ? range.from : key,
    until: last > range.until ? range.until : last,
  };
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
