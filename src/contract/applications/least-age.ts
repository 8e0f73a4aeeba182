import { yearsBetween } from '#contract/thai/date.ts';
import { thaiDay } from '#contract/thai/day.ts';

/** The code of a day of birth, an ISO date, that makes somebody too young to borrow; it says how old one has to be. */
export function ageProblem(birthday: string, leastAge: number): string | undefined {
  const isOldEnough = yearsBetween(birthday, thaiDay()) >= leastAge;
  return isOldEnough ? undefined : `too_young:${leastAge}`;
}

/** How old one has to be, in such a code; else undefined. */
export function readLeastAge(code: string): number | undefined {
  const [, age] = /^too_young:(\d{1,3})$/.exec(code) ?? [];
  return age === undefined ? undefined : Number(age);
}
