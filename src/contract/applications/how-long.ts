import type { ApplicationStatus } from './states.ts';

/** What an applicant waits for, in its order. */
export const WAITED_STEPS = ['call', 'papers', 'appraisal', 'decision'] as const;
export type WaitedStep = (typeof WAITED_STEPS)[number];

type Days = { days: Record<WaitedStep, number>; total: number };

/**
 * How long it takes. A target is what the lender has set itself, in working days; measured is what
 * the middle one of so many applications took, in days of the calendar.
 */
export type HowLong = Days & ({ kind: 'target' } | { kind: 'measured'; cases: number });

/** Which step an application is in; none where nobody waits for anything any more. */
export function stepOf(status: ApplicationStatus): WaitedStep | undefined {
  switch (status) {
    case 'new':
      return 'call';
    case 'contacted':
    case 'documents':
      return 'papers';
    case 'appraisal':
      return 'appraisal';
    case 'decision':
    case 'approval':
      return 'decision';
    case 'approved':
    case 'rejected':
    case 'cancelled':
    case 'closed':
      return undefined;
  }
}
