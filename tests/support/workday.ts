import { initialParameters } from '#contract/parameters/parameters.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { openMinute } from '#server/applications/office-time.ts';

const DAY = 86_400_000;
const usual = initialParameters();

/** At ten on a day of work, so many of them ahead. */
export function workday(ahead: number): Date {
  let at = new Date(`${thaiDay()}T10:00:00+07:00`);
  for (let left = ahead; left > 0; ) {
    at = new Date(at.getTime() + DAY);
    if (openMinute(usual, at) !== undefined) left -= 1;
  }
  return at;
}
