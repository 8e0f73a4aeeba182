import { initialParameters } from '#contract/parameters/parameters.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { openMinute } from '#server/applications/office-time.ts';

const DAY = 86_400_000;

/** Day/month/year in the Buddhist era and without its century, as people type it. */
export const typedDay = (at: Date) => {
  const [year = '', month, day] = thaiDay(at).split('-');
  return `${day}/${month}/${(Number(year) + 543) % 100}`;
};

/** The next days on which everybody works, and one on which nobody does. */
export function officeDays() {
  const open: Date[] = [];
  let closed: Date | undefined;
  for (let ahead = 3; open.length < 2 || !closed; ahead += 1) {
    const at = new Date(new Date(`${thaiDay()}T10:00:00+07:00`).getTime() + ahead * DAY);
    if (openMinute(initialParameters(), at) === undefined) closed ??= at;
    else open.push(at);
  }
  const [first = closed, second = closed] = open;
  return { first, second, closed };
}
