import { initialOf } from '#contract/thai/initial.ts';

/** The first letters of a name, for where there is no picture. */
export function initials(firstName: string, lastName: string): string {
  return [firstName, lastName].map((name) => initialOf(name).toLocaleUpperCase()).join('');
}
