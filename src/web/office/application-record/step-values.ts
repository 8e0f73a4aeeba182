import type { PlannedStep } from '#contract/applications/kinds.ts';
import { STEP_LIMITS, type Step } from '#contract/cases/steps.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { isDay } from '#contract/thai/typed-day.ts';
import { readTime } from '#contract/thai/typed-time.ts';

/** A step as it is typed. */
export type StepValues = {
  kind: PlannedStep;
  /** An ISO date in Thailand, nothing yet, or what cannot be read as a day. */
  day: string;
  /** As it is typed. */
  time: string;
  assignee: string;
  note: string;
};

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export function newStep(kind: PlannedStep, assignee: string): StepValues {
  return { kind, day: '', time: '', assignee, note: '' };
}

/** An appointment is changed as such, and not here. */
export function stepValues({ kind, at, assignee, note }: Step): StepValues {
  return {
    kind: kind === 'appointment' ? 'other' : kind,
    ...clockOf(Date.parse(at)),
    assignee,
    note,
  };
}

/** Day and hour in Thailand. */
export function clockOf(moment: number): Pick<StepValues, 'day' | 'time'> {
  const day = thaiDay(new Date(moment));
  const time = new Date(moment + 7 * HOUR_MS).toISOString().slice(11, 16);
  return { day, time };
}

type Problem = 'wrongDay' | 'wrongTime' | 'past' | 'tooFar';

/** The moment that was typed, or what is wrong with it. */
export function readStep(
  { day, time }: Pick<StepValues, 'day' | 'time'>,
  now: number,
): { at: string; problem?: never } | { at?: never; problem: Problem } {
  if (!isDay(day)) return { problem: 'wrongDay' };
  const clock = readTime(time);
  if (!clock) return { problem: 'wrongTime' };
  const moment = Date.parse(`${day}T${clock}:00+07:00`);
  if (moment < now) return { problem: 'past' };
  if (moment > now + STEP_LIMITS.daysAhead * DAY_MS) return { problem: 'tooFar' };
  return { at: new Date(moment).toISOString() };
}

export type Quick = { in: 'hours' | 'days'; count: number; day: string; time: string };

const OPENING = '09:00';
const QUARTER_MS = 15 * 60_000;

/** What is chosen most: in two hours, tomorrow morning, in three days, in a week. */
export function quickSteps(now: number): Quick[] {
  const soon = Math.ceil((now + 2 * HOUR_MS) / QUARTER_MS) * QUARTER_MS;
  const inDays = (count: number) => ({
    in: 'days' as const,
    count,
    day: thaiDay(new Date(now + count * DAY_MS)),
    time: OPENING,
  });
  return [{ in: 'hours', count: 2, ...clockOf(soon) }, inDays(1), inDays(3), inDays(7)];
}
