import { z } from 'zod';
import { FIRST_YEAR } from '#contract/thai/date.ts';

const EARLIEST = Date.UTC(FIRST_YEAR, 0);
const Moment = z.iso
  .datetime({ offset: true })
  .refine((moment) => Date.parse(moment) >= EARLIEST, 'invalid_date');

/** Whether and when visitors see something; spread into what is written and what is read. */
export const publishShape = {
  published: z.boolean(),
  publishFrom: Moment,
  /** The first moment at which visitors no longer see it; null: no end. */
  publishUntil: Moment.nullable(),
};

/** Where it stands among its like, the lowest first. */
export const Position = z.int().min(0).max(100_000);

const Publishing = z.object(publishShape);
export type Publishing = z.infer<typeof Publishing>;

/** For `superRefine` of the whole input: an end before the beginning would never be seen. */
export function endsAfterStart(
  { publishFrom, publishUntil }: Publishing,
  issues: z.core.$RefinementCtx,
): void {
  if (publishUntil !== null && Date.parse(publishUntil) <= Date.parse(publishFrom))
    issues.addIssue({ code: 'custom', message: 'before_start', path: ['publishUntil'] });
}
