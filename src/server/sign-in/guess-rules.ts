import type { Parameters } from '#contract/parameters/parameters.ts';
import { NETWORKS_OF_WIDE, networkOf, wideNetworkOf } from '#server/platform/network.ts';

/** Guesses under one name from one origin, and from how many on they have consequences. */
export type Counter = { userId: string; origin: string; captchaFrom: number; lockFrom: number };
export type Verdict = 'allowed' | 'captcha_required' | 'locked';

/** All strangers together may guess this many times as often as one network. */
export const STRANGERS = 10;
/**
 * A network that guessed this many times as often, under whatever names, solves captchas. It is
 * more than can be under way at once, so a house that signs in at the same moment does not meet it.
 */
const SPRAYING = 25;
/** A network may ask this many times as often as one name where mails would go. */
const LOOK_UPS = 4;

type Limits = Pick<Parameters, 'lockout_attempts'>;
type From = { device: string | undefined; address: string };

/**
 * What an attempt to sign in counts towards. A device that signed in before has its own budget:
 * strangers cannot lock it out. For everybody else the network counts, and all networks together
 * against guesses from many places, and the network under any name against one guess for each.
 */
export function guessCounters(
  userId: string,
  { device, address }: From,
  { lockout_attempts: most }: Limits,
): Counter[] {
  const own = { userId, captchaFrom: 1, lockFrom: most };
  if (device) return [{ ...own, origin: `device ${device}` }];
  const [network, wide] = [networkOf(address), wideNetworkOf(address)];
  const sprayed = most * SPRAYING;
  // No user has an empty name.
  const any = { userId: '', lockFrom: Infinity };
  return [
    { ...own, origin: network },
    { userId, origin: '*', captchaFrom: most, lockFrom: most * STRANGERS },
    { ...any, origin: network, captchaFrom: sprayed },
    ...(wide ? [{ ...any, origin: wide, captchaFrom: sprayed * NETWORKS_OF_WIDE }] : []),
  ];
}

/** What asking where a mail would go counts towards. Its captcha is always demanded. */
export function lookupCounters(
  userId: string,
  { device, address }: From,
  { lockout_attempts: most }: Limits,
): Counter[] {
  const never = { captchaFrom: Infinity };
  if (device) return [{ ...never, userId, origin: `mail device ${device}`, lockFrom: most }];
  return [
    { ...never, userId, origin: 'mail', lockFrom: most },
    { ...never, userId: '', origin: `mail ${networkOf(address)}`, lockFrom: most * LOOK_UPS },
  ];
}

/** What a code typed in the own account counts towards, from wherever. */
export function codeCounters(userId: string, { lockout_attempts: most }: Limits): Counter[] {
  return [{ userId, origin: 'code', captchaFrom: Infinity, lockFrom: most }];
}

/** Whether a count of the sign-in keeps its origin out. */
export function isLocked(
  { origin, attempts }: { origin: string; attempts: number },
  most: number,
): boolean {
  if (origin.startsWith('mail')) return false;
  return attempts >= (origin === '*' ? most * STRANGERS : most);
}

/** Whether one more may be tried. Who has to wait is not sent to a captcha first. */
export function judge(
  counters: ReadonlyArray<Counter & { attempts: number }>,
  solved: boolean,
): Verdict {
  if (counters.some(({ attempts, lockFrom }) => attempts >= lockFrom)) return 'locked';
  if (solved) return 'allowed';
  const demanded = counters.some(({ attempts, captchaFrom }) => attempts >= captchaFrom);
  return demanded ? 'captcha_required' : 'allowed';
}
