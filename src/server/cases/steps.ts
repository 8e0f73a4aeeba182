import { and, asc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type CallOutcome, isSpokenTo, type StepKind } from '#contract/applications/kinds.ts';
import type { CalendarStep, Step } from '#contract/cases/steps.ts';
import { STEP_LIMITS } from '#contract/cases/steps.ts';
import { AppError } from '#contract/errors.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { findPlanned, markOver } from '#server/applications/appointments.ts';
import { moveApplication } from '#server/applications/moves.ts';
import type { Case } from '#server/applications/rows.ts';
import { maskApplicant, maskPhone } from '#server/applications/rules.ts';
import { CASE_SCOPES, isElsewhere } from '#server/applications/scope.ts';
import { application, applicationStep, OPEN } from '#server/applications/tables.ts';
import type { Caller, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { dayStart } from './conditions.ts';
import { findSent } from './sent-before.ts';
import { assignCase, takeOpen, writeChange } from './work.ts';

type Person = { userId: string; network: string | null };
export type Plan = {
  kind: StepKind;
  at: string;
  assignee: Person;
  note: string;
  /** Made by the sender, so that sending twice is one step. */
  planId?: string | undefined;
};
type StepRow = typeof applicationStep.$inferSelect;

const DAY_MS = 86_400_000;
/** Typing takes a while: what was now when the dialog opened is not yet past. */
const GRACE_MS = 5 * 60_000;
const IS_PLANNED = isNull(applicationStep.endedAt);

type Call = {
  id: number;
  callId?: string | undefined;
  outcome: CallOutcome;
  remark: string;
  next?: Plan | undefined;
};

/** Notes a call with everything that follows from it, or nothing of it. */
export async function recordCall(
  tx: Db,
  parameters: Parameters,
  by: Caller,
  { id, callId, outcome, remark, next }: Call,
) {
  const { viewer } = by;
  const row = await takeOpen(tx, by, id);
  if (await findSent(tx, id, 'callId', callId)) return { version: row.version, status: row.status };
  // Who speaks with an applicant deals with them, unless somebody does already.
  if (row.assignee === null)
    await assignCase(tx, by, { id, assignee: { userId: viewer.name, network: viewer.network } });
  const taken = await takeOpen(tx, by, id);
  let version = await writeChange(tx, by, taken, {
    action: 'call',
    kind: 'called',
    columns: remark ? { remark, remarkAt: sql`now()` } : {},
    remark,
    detail: { outcome, ...(callId && { callId }) },
    changes: { outcome: { to: outcome } },
  });
  await tx
    .update(applicationStep)
    .set({ endedAt: sql`now()`, version: sql`${applicationStep.version} + 1` })
    .where(
      and(eq(applicationStep.applicationId, id), eq(applicationStep.kind, 'call'), IS_PLANNED),
    );
  let { status } = row;
  if (status === 'new' && isSpokenTo(outcome))
    ({ status, version } = await moveApplication(tx, parameters, by, { id, move: 'contact' }));
  if (next) version = (await planStep(tx, by, id, next, 'next.')).caseVersion;
  return { version, status };
}

/** Plans what is to be done next; the case itself says so in its timeline. */
export async function planStep(tx: Db, by: Caller, id: number, plan: Plan, path = '') {
  const row = await takeOpen(tx, by, id);
  const sent = await findSent(tx, id, 'planId', plan.planId);
  if (sent) return { ...(await readStep(tx, Number(sent.stepId))), caseVersion: row.version };
  demandPlan(row, plan, path);
  const [step] = await tx
    .insert(applicationStep)
    .values({ applicationId: id, ...columnsOf(plan), plannedBy: by.viewer.name })
    .returning();
  if (!step) throw new Error('The step was not written.');
  const named = plan.planId ? { stepId: step.id, planId: plan.planId } : {};
  const caseVersion = await tellPlan(tx, by, row, plan, named);
  return { stepId: step.id, version: step.version, caseVersion };
}

/** A step as it is by now, planned or over. */
async function readStep(tx: Db, stepId: number) {
  const [step] = await tx
    .select({ stepId: applicationStep.id, version: applicationStep.version })
    .from(applicationStep)
    .where(eq(applicationStep.id, stepId));
  if (!step) throw new Error('The step is gone.');
  return step;
}

type OfStep = { id: number; stepId: number; version: number };

/** Puts off what was planned, or gives it to somebody else. */
export async function changeStep(tx: Db, by: Caller, { id, stepId, version }: OfStep, plan: Plan) {
  const row = await takeOpen(tx, by, id);
  const step = await takeStep(tx, { id, stepId, version });
  if (step.kind === 'appointment') throw new AppError('of_appointment');
  demandPlan(row, plan, '');
  await tx
    .update(applicationStep)
    // At another hour it is another appointment, of which nobody was reminded yet.
    .set({ ...columnsOf(plan), version: version + 1, remindedAt: null })
    .where(eq(applicationStep.id, step.id));
  await tellPlan(tx, by, row, plan);
  return { stepId, version: version + 1 };
}

/** What was planned is done, or is not wanted any more. */
export async function endStep(
  tx: Db,
  by: Caller,
  { done, remark, ...of }: OfStep & { done: boolean; remark: string },
): Promise<void> {
  const row = await takeOpen(tx, by, of.id);
  const { kind, note } = await takeStep(tx, of);
  if (kind === 'appointment') await endAppointment(tx, of.id, done);
  await tx
    .update(applicationStep)
    .set({ endedAt: sql`now()`, version: of.version + 1 })
    .where(eq(applicationStep.id, of.stepId));
  await writeChange(tx, by, row, {
    action: 'step',
    kind: done ? 'stepDone' : 'stepDropped',
    columns: remark ? { remark, remarkAt: sql`now()` } : {},
    remark: remark || note,
    detail: { step: kind },
    changes: { step: { from: kind, to: null } },
  });
}

/** Called off it is with the applicant; here it can only have been. */
async function endAppointment(tx: Db, id: number, done: boolean): Promise<void> {
  const planned = await findPlanned(tx, id);
  if (!done) throw new AppError('of_appointment');
  if (!planned) return;
  if (thaiDay(planned.at) > thaiDay()) throw new AppError('appointment_ahead');
  await markOver(tx, planned);
}

async function takeStep(tx: Db, { id, stepId, version }: OfStep): Promise<StepRow> {
  const [step] = await tx
    .select()
    .from(applicationStep)
    .where(and(eq(applicationStep.id, stepId), eq(applicationStep.applicationId, id)))
    .for('update');
  if (!step) throw new AppError('not_found');
  if (step.endedAt || step.version !== version) throw new AppError('conflict');
  return step;
}

function demandPlan({ network }: Case, { at, assignee }: Plan, path: string): void {
  const ahead = Date.parse(at) - Date.now();
  if (ahead < -GRACE_MS) throw new AppError('invalid_input', { [`${path}at`]: 'past' });
  if (ahead > STEP_LIMITS.daysAhead * DAY_MS)
    throw new AppError('invalid_input', { [`${path}at`]: 'too_far' });
  // Who would not see it could not do it.
  if (isElsewhere(assignee, network))
    throw new AppError('invalid_input', { [`${path}assignee`]: 'invalid' });
}

const columnsOf = ({ kind, at, assignee, note }: Plan) => ({
  kind,
  at: new Date(at),
  assignee: assignee.userId,
  note,
});

const tellPlan = (
  tx: Db,
  by: Caller,
  row: Case,
  { kind, at, assignee, note }: Plan,
  named: { stepId?: number; planId?: string } = {},
) =>
  writeChange(tx, by, row, {
    action: 'step',
    kind: 'planned',
    columns: {},
    remark: note,
    detail: { step: kind, at, assignee: assignee.userId, ...named },
    changes: { step: { to: kind }, at: { to: at }, assignee: { to: assignee.userId } },
  });

/** What is planned for one application, soonest first. */
export async function listSteps(db: Db, applicationId: number): Promise<Step[]> {
  const rows = await db
    .select()
    .from(applicationStep)
    .where(and(eq(applicationStep.applicationId, applicationId), IS_PLANNED))
    .orderBy(applicationStep.at, applicationStep.id)
    .limit(STEP_LIMITS.shown);
  return rows.map(stepOf);
}

type Span = { from: string; days: number; assignee?: string | undefined };

/** What is planned in a span of days, and what should have been done before it. */
export async function readCalendar(db: Db, { from, days, assignee }: Span, viewer: Viewer) {
  const start = dayStart(from);
  const end = sql`(${start} + make_interval(days => ${days}))`;
  const whose = assignee ? eq(applicationStep.assignee, assignee) : undefined;
  const page = (when: SQL | undefined) => readPage(db, and(whose, when), viewer);
  const [planned, overdue] = await Promise.all([
    page(and(gte(applicationStep.at, start), lt(applicationStep.at, end))),
    page(lt(applicationStep.at, sql`least(now(), ${start})`)),
  ]);
  return { planned, overdue };
}

async function readPage(db: Db, where: SQL | undefined, viewer: Viewer) {
  const rows = await db
    .select({ step: applicationStep, of: application })
    .from(applicationStep)
    .innerJoin(application, eq(application.id, applicationStep.applicationId))
    .where(
      and(where, IS_PLANNED, OPEN, isNull(application.deletedAt), CASE_SCOPES.application(viewer)),
    )
    .orderBy(asc(applicationStep.at), asc(applicationStep.id))
    .limit(STEP_LIMITS.shown + 1);
  const steps = rows.slice(0, STEP_LIMITS.shown).map(
    ({ step, of }): CalendarStep => ({
      ...stepOf(step),
      applicationId: of.id,
      reference: of.reference,
      name: maskApplicant(of),
      phone: maskPhone(of),
      status: of.status,
      productName: of.productName,
    }),
  );
  return { steps, more: rows.length > STEP_LIMITS.shown };
}

function stepOf({ id, version, kind, at, assignee, note, plannedBy, plannedAt }: StepRow): Step {
  return {
    id,
    version,
    kind,
    at: at.toISOString(),
    assignee,
    note,
    plannedBy,
    plannedAt: plannedAt.toISOString(),
  };
}
