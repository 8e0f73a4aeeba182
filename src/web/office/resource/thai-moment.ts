import { thaiClock } from '#contract/thai/day.ts';
import { isDay } from '#contract/thai/typed-day.ts';
import { readTime } from '#contract/thai/typed-time.ts';

/** Between a day and a time of which one cannot be read: no field of one line holds such a sign. */
const UNREAD = '\n';

/** A moment as the clock in Thailand shows it, or what was typed in its place. */
export function splitMoment(value: string): { day: string; time: string } {
  const [day = '', time = ''] = isUnreadMoment(value)
    ? value.split(UNREAD)
    : thaiClock(new Date(value)).slice(0, 16).split('T');
  return { day, time };
}

/** And back. Where one of the two cannot be read both go along as typed, and are refused. */
export function joinMoment(day: string, time: string): string {
  const clock = readTime(time);
  if (!isDay(day) || !clock) return day + UNREAD + time;
  return new Date(`${day}T${clock}:00+07:00`).toISOString();
}

export function isUnreadMoment(value: unknown): value is string {
  return typeof value === 'string' && value.includes(UNREAD);
}
