import { type HowLong, WAITED_STEPS, type WaitedStep } from '#contract/applications/how-long.ts';
import { isOn, type Parameters } from '#contract/parameters/parameters.ts';
import { minuteOf } from './office-time.ts';

/** Of each step how many were looked at, and what the middle one took, in days. */
export type Measured = Record<WaitedStep, { cases: number; days: number | null }>;

/** What is told to borrowers: measured once every step was walked often enough, until then the target. */
export function howLong(parameters: Parameters, measured: Measured): HowLong {
  const cases = Math.min(...WAITED_STEPS.map((step) => measured[step].cases));
  if (cases < parameters.how_long_cases) return { kind: 'target', ...add(targetOf(parameters)) };
  const took = byStep((step) => wholeDays(measured[step].days ?? 0));
  return { kind: 'measured', cases, ...add(took) };
}

/** The due hours in working days. What waits for the applicant's papers is not the lender's to promise. */
function targetOf(parameters: Parameters): Record<WaitedStep, number> {
  const { office_opens, office_closes } = parameters;
  const dayHours = Math.max(1, (minuteOf(office_closes) - minuteOf(office_opens)) / 60);
  const deciders = isOn(parameters.approval_second_person) ? 2 : 1;
  const hours = {
    call: parameters.due_hours_new,
    papers: parameters.due_hours_contacted,
    appraisal: parameters.due_hours_appraisal,
    decision: parameters.due_hours_decision * deciders,
  };
  return byStep((step) => wholeDays(hours[step] / dayHours));
}

/** Nobody is told of hours: a day that has begun counts. */
const wholeDays = (days: number) => Math.max(1, Math.ceil(days));

function byStep(read: (step: WaitedStep) => number): Record<WaitedStep, number> {
  return {
    call: read('call'),
    papers: read('papers'),
    appraisal: read('appraisal'),
    decision: read('decision'),
  };
}

function add(days: Record<WaitedStep, number>) {
  return { days, total: WAITED_STEPS.reduce((sum, step) => sum + days[step], 0) };
}
