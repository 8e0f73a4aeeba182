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

/** How long what is shown stays true: to the next second. */
export function nextChangeIn(moment: number, now: number): number {
  const left = moment - now;
  if (left <= 0) return Number.POSITIVE_INFINITY;
  // A little late rather than a little early, which would show the same again.
  return (left % 1_000) + 5;
}
