import type { Figures } from '#contract/dashboard/dashboard.ts';

/** Of those that were decided: who still waits, or went away, was neither approved nor rejected. */
export function writeRate({ approved, rejected }: Pick<Figures, 'approved' | 'rejected'>): string {
  const decided = approved + rejected;
  return decided === 0 ? '–' : `${Math.round((approved / decided) * 1000) / 10}%`;
}
