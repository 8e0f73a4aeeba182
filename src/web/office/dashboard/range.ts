import { daysBetween } from '#contract/dashboard.ts';

export type DayRange = { from: string; until: string };

export const PRESETS = [7, 30, 90, 365] as const;
const USUAL: (typeof PRESETS)[number] = 30;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Today in Thailand, as an ISO date. */
function thaiToday(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(now);
}

/** The last so many days, today among them. */
export function lastDays(count: number, until = thaiToday()): DayRange {
  const from = new Date(Date.parse(until) - (count - 1) * 86_400_000).toISOString().slice(0, 10);
  return { from, until };
}

/** As the address says; the usual one where it says nothing that makes sense. */
export function readRange(search: URLSearchParams): DayRange {
  const [from, until] = [search.get('from') ?? '', search.get('until') ?? ''];
  return isRange({ from, until }) ? { from, until } : lastDays(USUAL);
}

export function isRange({ from, until }: DayRange): boolean {
  if (![from, until].every((day) => DAY.test(day) && !Number.isNaN(Date.parse(day)))) return false;
  const days = daysBetween(from, until);
  return days >= 0 && days <= 3_660;
}
