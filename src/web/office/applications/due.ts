const DAY_MS = 86_400_000;
/** Thailand has kept the same time since 1920. */
const ZONE_MS = 7 * 3_600_000;

export type Due =
  | { kind: 'none' }
  | { kind: 'over' | 'today' | 'tomorrow' | 'later'; days: number };

/** How far off a moment is, in days of the Thai calendar; `over` counts the days since. */
export function dueOf(dueAt: string | null, now: number): Due {
  if (dueAt === null) return { kind: 'none' };
  const moment = Date.parse(dueAt);
  const days = dayOf(moment) - dayOf(now);
  if (moment < now) return { kind: 'over', days: Math.abs(days) };
  if (days === 0) return { kind: 'today', days };
  return { kind: days === 1 ? 'tomorrow' : 'later', days };
}

function dayOf(moment: number): number {
  return Math.floor((moment + ZONE_MS) / DAY_MS);
}
