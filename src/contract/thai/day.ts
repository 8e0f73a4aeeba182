/** Clocks in Thailand are this far ahead of UTC, in every season. */
const AHEAD_MS = 7 * 60 * 60_000;

/**
 * What clocks in Thailand show, as `2026-11-14T12:30:05`. Counted, not asked of `Intl`: the first of its
 * formatters holds a telephone up for a tenth of a second.
 */
export function thaiClock(moment: Date): string {
  return new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 19);
}

/** The day in Thailand, as it is written in dates: offices, people and the law there count by it. */
export function thaiDay(moment = new Date()): string {
  return thaiClock(moment).slice(0, 10);
}
