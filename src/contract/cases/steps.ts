import { z } from 'zod';
import { CALL_OUTCOMES, PLANNED_STEPS, STEP_KINDS } from '#contract/applications/kinds.ts';
import { defineCall } from '#contract/call.ts';
import { LocalizedText } from '#contract/localized.ts';
import { Id, LooseRemark } from './case-input.ts';
import { Status } from './case-shapes.ts';

/** The farthest that anybody plans ahead, and the most days that a calendar shows. */
export const STEP_LIMITS = { daysAhead: 366, calendarDays: 31, shown: 500 };

const Moment = z.iso.datetime();
const UserId = z.string().min(1).max(30);
const StepKind = z.enum(STEP_KINDS);
const OfCase = z.object({ id: Id });
const OfStep = OfCase.extend({ stepId: Id, version: z.int().positive() });

const Plan = z.object({
  kind: z.enum(PLANNED_STEPS),
  at: Moment,
  /** Who does it; left out, whoever plans it. */
  assignee: UserId.optional(),
  note: LooseRemark,
});

const Step = z.object({
  id: z.int(),
  version: z.int(),
  kind: StepKind,
  at: Moment,
  assignee: UserId,
  note: z.string(),
  plannedBy: UserId,
  plannedAt: Moment,
});
export type Step = z.infer<typeof Step>;

/** A step with enough of its application to know it by; names are masked as in lists. */
const CalendarStep = Step.extend({
  applicationId: z.int(),
  reference: z.string(),
  name: z.string(),
  phone: z.string(),
  status: Status,
  productName: LocalizedText,
});
export type CalendarStep = z.infer<typeof CalendarStep>;

const StepPage = z.object({ steps: z.array(CalendarStep), more: z.boolean() });
const Written = z.object({ data: z.object({ stepId: z.int(), version: z.int() }) });

/** Calls, and what is to be done next about an application, by whom and when. */
export const caseStepCalls = {
  'application/steps': defineCall({
    access: 'RegisterMaint.view',
    summary: 'What is planned for an application, soonest first.',
    input: OfCase,
    output: z.object({ data: z.array(Step) }),
  }),
  'application/call': defineCall({
    access: 'RegisterMaint.edit',
    summary:
      'Notes a call and how it ended; takes the case where nobody has it, ends the planned call, and plans the next step.',
    input: OfCase.extend({
      /** Made by the sender, so that sending twice is one call. */
      callId: z.uuid().optional(),
      outcome: z.enum(CALL_OUTCOMES),
      remark: LooseRemark,
      next: Plan.optional(),
    }).refine(({ outcome, next }) => outcome !== 'callBack' || next !== undefined, {
      path: ['next.at'],
      message: 'required',
    }),
    output: z.object({ data: z.object({ version: z.int(), status: Status }) }),
  }),
  'application/planStep': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'Plans what is to be done next.',
    input: OfCase.extend({
      ...Plan.shape,
      /** Made by the sender, so that sending twice is one step. */
      planId: z.uuid().optional(),
    }),
    output: Written,
  }),
  'application/changeStep': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'Puts off what was planned, or gives it to somebody else.',
    input: OfStep.extend(Plan.shape),
    output: Written,
  }),
  'application/endStep': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'What was planned is done, or is not wanted any more.',
    input: OfStep.extend({ done: z.boolean(), remark: LooseRemark }),
    output: z.object({ data: z.null() }),
  }),
  'application/calendar': defineCall({
    access: 'RegisterMaint.view',
    summary: 'What is planned in a span of days, and what should have been done before.',
    input: z.object({
      /** A day in Bangkok. */
      from: z.iso.date(),
      days: z.int().min(1).max(STEP_LIMITS.calendarDays),
      /** Left out: everybody’s. */
      assignee: UserId.optional(),
    }),
    output: z.object({ data: z.object({ planned: StepPage, overdue: StepPage }) }),
  }),
};
