export type Remaining = { days: number; hours: number; minutes: number; seconds: number };

/** What is left until a moment, as the specification shows it. Nothing is left of the past. */
export function remainingUntil(moment: number, now: number): Remaining {
  const left = Math.max(0, Math.floor((moment - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor((left % 86_400) / 3_600),
    minutes: Math.floor((left % 3_600) / 60),
    seconds: left % 60,
  };
}

/** Seconds are shown, and counted, only when they matter. */
const LAST_MINUTES_MS = 5 * 60_000;

export function showsSeconds(moment: number, now: number): boolean {
  return moment - now <= LAST_MINUTES_MS;
}

/** How long what is shown stays true: to the next second at the end, else to the next minute. */
export function nextChangeIn(moment: number, now: number): number {
  const left = moment - now;
  if (left <= 0) return Number.POSITIVE_INFINITY;
  const step = showsSeconds(moment, now) ? 1_000 : 60_000;
  // A little late rather than a little early, which would show the same again.
  return (left % step) + 5;
}
