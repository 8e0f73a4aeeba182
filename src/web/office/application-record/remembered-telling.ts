import type { ApplicationMove } from '#contract/applications/states.ts';
import { keepViewCookie, readViewCookie } from '../theme/view-cookie.ts';

/** Whether somebody told the applicant when they last made this move; undefined: not made yet. */
export function readTelling(
  userId: string,
  move: ApplicationMove,
  cookies: string,
): boolean | undefined {
  const kept = choicesOf(userId, cookies).find((choice) => choice.startsWith(`${move}:`));
  return kept === undefined ? undefined : kept === `${move}:yes`;
}

/** What is kept after a move; of whoever used this browser before, nothing. */
export function writeTelling(
  userId: string,
  { move, told }: { move: ApplicationMove; told: boolean },
  cookies: string,
): string {
  const others = choicesOf(userId, cookies).filter((choice) => !choice.startsWith(`${move}:`));
  return [encodeURIComponent(userId), ...others, `${move}:${told ? 'yes' : 'no'}`].join('/');
}

export function keepTelling(userId: string, choice: { move: ApplicationMove; told: boolean }) {
  void keepViewCookie('office_told', writeTelling(userId, choice, document.cookie));
}

function choicesOf(userId: string, cookies: string): string[] {
  const [owner, ...choices] = readViewCookie('office_told', cookies)?.split('/') ?? [];
  return owner === encodeURIComponent(userId) ? choices : [];
}
