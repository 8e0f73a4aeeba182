import { eq } from 'drizzle-orm';
import type { AppointmentPlace } from '#contract/applications/appointment-shapes.ts';
import { APPOINTMENT_LIMITS, LAND_OFFICE, placeLine } from '#contract/applications/appointments.ts';
import type { ParsedInputOf } from '#contract/calls.ts';
import type { CaseAppointment } from '#contract/cases/appointments.ts';
import { AppError } from '#contract/errors.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { applicationAppointment } from '#server/applications/appointment-tables.ts';
import {
  type AppointmentRow,
  appointmentOf,
  cancelAppointment,
  endStepOf,
  findPlanned,
  markOver,
  readAppointments,
  tellOfAppointment,
} from '#server/applications/appointments.ts';
import { WINDOW } from '#server/applications/moves.ts';
import { openMinute } from '#server/applications/office-time.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { isElsewhere } from '#server/applications/scope.ts';
import { applicationStep } from '#server/applications/tables.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { Caller } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { takeOpen, writeChange } from './work.ts';

const DAY_MS = 86_400_000;

/** Newest first, with who goes there. */
export async function listAppointments(db: Db, id: number): Promise<CaseAppointment[]> {
  const rows = await readAppointments(db, id);
  const steps = await db
    .select({ id: applicationStep.id, assignee: applicationStep.assignee })
    .from(applicationStep)
    .where(eq(applicationStep.applicationId, id));
  return rows.map((row) => ({
    ...appointmentOf(row),
    madeBy: row.madeBy,
    madeAt: row.madeAt.toISOString(),
    assignee: steps.find((step) => step.id === row.stepId)?.assignee ?? row.madeBy,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancelledBy: row.cancelledBy,
    reason: row.reason,
  }));
}

type Input = ParsedInputOf<'application/appoint'>;
type Person = { userId: string; network: string | null };
type Wanted = Omit<Input, 'assignee'> & { assignee: Person };

/** Arranges a day, or moves the one that is arranged: never when nobody is there. */
export async function appoint(
  tx: Db,
  parts: Pick<CaseParts, 'knowledge'>,
  parameters: Parameters,
  by: Caller,
  { id, at, place: asked, who, bring, assignee, moved, sendMessage }: Wanted,
) {
  const row = await takeOpen(tx, by, id);
  // Who would not see it could not go there.
  if (isElsewhere(assignee, row.network))
    throw new AppError('invalid_input', { assignee: 'invalid' });
  const when = new Date(at);
  demandOpen(parameters, asked.kind, when);
  const place = await placeOf(tx, parts, asked);
  const before = await takeBefore(tx, id, moved);
  if (before) await endStepOf(tx, before);
  const [step] = await tx
    .insert(applicationStep)
    .values({
      ...{ applicationId: id, kind: 'appointment', at: when, assignee: assignee.userId },
      ...{
        note: placeLine({ ...place, address: {} }, 'th'),
        plannedBy: by.viewer.name,
      },
    })
    .returning({ id: applicationStep.id });
  const soon = thaiDay(when) <= thaiDay(new Date(Date.now() + DAY_MS));
  const columns = {
    ...{ at: when, place, who, bring, stepId: step?.id ?? null, askedAt: null, askedNote: '' },
    // Who is told today of tomorrow need not be reminded.
    remindedAt: soon && sendMessage ? new Date() : null,
  };
  const appointment = before
    ? await change(tx, before, columns)
    : await add(tx, { ...columns, applicationId: id, madeBy: by.viewer.name });
  await writeChange(tx, by, row, {
    action: 'appoint',
    kind: before ? 'appointmentMoved' : 'appointed',
    columns: {},
    detail: {
      ...{ appointmentId: appointment.id, at, place: place.name.th ?? '' },
      assignee: assignee.userId,
      ...(sendMessage && { told: 1 }),
    },
    changes: { at: { ...(before && { from: before.at.toISOString() }), to: at } },
  });
  if (sendMessage) await tellOfAppointment(tx, parameters, row, appointment, 'set');
  return { appointmentId: appointment.id, sequence: appointment.sequence };
}

/** Neither on a day without work, nor at an hour when it is closed. */
function demandOpen(parameters: Parameters, kind: AppointmentPlace['kind'], at: Date): void {
  const ahead = at.getTime() - Date.now();
  if (ahead < 0) throw new AppError('invalid_input', { at: 'past' });
  if (ahead > APPOINTMENT_LIMITS.daysAhead * DAY_MS)
    throw new AppError('invalid_input', { at: 'too_far' });
  const office = kind === 'landOffice' ? { ...parameters, ...LAND_OFFICE } : parameters;
  if (openMinute(office, at) === undefined) throw new AppError('invalid_input', { at: 'closed' });
}

export async function placeOf(
  tx: Db,
  { knowledge }: Pick<CaseParts, 'knowledge'>,
  asked: Input['place'],
): Promise<AppointmentPlace> {
  if (asked.kind === 'branch') {
    const branch = await knowledge.findBranch(tx, asked.branchId);
    if (!branch) throw new AppError('invalid_input', { 'place.branchId': 'invalid' });
    const { name, address, provinceCode, province } = branch;
    return { kind: 'branch', branchId: asked.branchId, name, address, provinceCode, province };
  }
  const { name, address, provinceCode } = asked;
  const province = await knowledge.findProvince(provinceCode);
  if (!province) throw new AppError('invalid_input', { 'place.provinceCode': 'invalid' });
  return {
    ...{ kind: 'landOffice', branchId: null, name: { th: name }, address: { th: address } },
    ...{ provinceCode, province },
  };
}

/**
 * The one that is moved or called off, where it is still as it was looked at and still to come: what
 * has been stays as it was. A new one beside it there is not.
 */
async function takeBefore(
  tx: Db,
  id: number,
  moved: Input['moved'],
): Promise<AppointmentRow | undefined> {
  const planned = await findPlanned(tx, id);
  if (moved) {
    if (planned?.id !== moved.appointmentId || planned.sequence !== moved.sequence)
      throw new AppError('conflict');
    if (!isToCome(planned)) throw new AppError('appointment_over');
    return planned;
  }
  if (planned && isToCome(planned)) throw new AppError('conflict');
  if (planned) await markOver(tx, planned);
  return undefined;
}

const isToCome = ({ at }: AppointmentRow): boolean => at.getTime() > Date.now();

type Columns = typeof applicationAppointment.$inferInsert;

async function change(
  tx: Db,
  { id, sequence }: AppointmentRow,
  columns: Omit<Columns, 'applicationId' | 'madeBy'>,
): Promise<AppointmentRow> {
  const [changed] = await tx
    .update(applicationAppointment)
    .set({ ...columns, sequence: sequence + 1 })
    .where(eq(applicationAppointment.id, id))
    .returning();
  if (!changed) throw new Error('The appointment was not written.');
  return changed;
}

async function add(tx: Db, columns: Columns): Promise<AppointmentRow> {
  const [added] = await tx.insert(applicationAppointment).values(columns).returning();
  if (!added) throw new Error('The appointment was not written.');
  return added;
}

type CalledOff = ParsedInputOf<'application/cancelAppointment'>;

export async function callOff(
  tx: Db,
  parameters: Parameters,
  by: Caller,
  { id, appointmentId, sequence, reason, sendMessage }: CalledOff,
): Promise<void> {
  const row = await takeOpen(tx, by, id);
  const planned = await takeBefore(tx, id, { appointmentId, sequence });
  if (!planned) throw new AppError('conflict');
  const cancelled = await cancelAppointment(tx, planned, { actor: by.viewer.name, reason });
  await recordEvent(tx, actorOf(by.request, by.viewer), {
    ...{ action: 'appoint', subject: WINDOW, subjectId: id, subjectName: row.reference },
    changes: { at: { from: planned.at.toISOString(), to: null } },
  });
  if (sendMessage) await tellOfAppointment(tx, parameters, row, cancelled, 'cancelled');
}
