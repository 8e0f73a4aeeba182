import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Appointment } from '#contract/applications/appointment-shapes.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';
import { applicationAppointment } from './appointment-tables.ts';
import { type AppointmentNews, askForText } from './ask-for-text.ts';
import { APPOINTMENT_LETTERS, aboutApplication } from './letters.ts';
import { lineRoleFor } from './line-role.ts';
import { applicationEvent, applicationStep } from './tables.ts';

export type AppointmentRow = typeof applicationAppointment.$inferSelect;

/** Those of one application, the newest first. */
export function readAppointments(db: Db, applicationId: number): Promise<AppointmentRow[]> {
  return db
    .select()
    .from(applicationAppointment)
    .where(eq(applicationAppointment.applicationId, applicationId))
    .orderBy(desc(applicationAppointment.id));
}

/** The one that is arranged, where there is one. */
export async function findPlanned(db: Db, applicationId: number) {
  const [row] = await db
    .select()
    .from(applicationAppointment)
    .where(
      and(
        eq(applicationAppointment.applicationId, applicationId),
        eq(applicationAppointment.state, 'planned'),
      ),
    );
  return row;
}

/** Whether one of these applicants has a day ahead on which they would come. */
export async function isAnyExpected(db: Db, applicationIds: number[]): Promise<boolean> {
  const [row] = await db
    .select({ id: applicationAppointment.id })
    .from(applicationAppointment)
    .where(
      and(
        inArray(applicationAppointment.applicationId, applicationIds),
        eq(applicationAppointment.state, 'planned'),
        gt(applicationAppointment.at, sql`now()`),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export function appointmentOf(row: AppointmentRow): Appointment {
  const { id, sequence, state, at, place, who, bring, askedAt, askedNote } = row;
  return {
    ...{ appointmentId: id, sequence, state, at: at.toISOString(), place, who, bring },
    ...{ askedAt: askedAt?.toISOString() ?? null, askedNote },
  };
}

/** Tells the applicant, whichever ways they can be reached. */
export async function tellOfAppointment(
  tx: Db,
  parameters: Pick<Parameters, 'application_sms' | 'application_line'>,
  { language }: { language: string },
  { id, applicationId, sequence }: Pick<AppointmentRow, 'id' | 'applicationId' | 'sequence'>,
  what: AppointmentNews,
): Promise<void> {
  const payload = { appointmentId: id, sequence };
  await queueMail(tx, {
    event: APPOINTMENT_LETTERS[what].name,
    about: aboutApplication(applicationId),
    key: `${id}:${sequence}:${what}`,
    language: letterLanguage({ language }),
    payload,
  });
  // The letter goes in any case: it carries the file for calendars.
  const line = await lineRoleFor(tx, parameters, applicationId);
  await askForText(tx, parameters, { applicationId, ...payload, what }, { line });
}

type Ending = { actor: string | null; reason: string };

/** Calls it off, with its line in the timeline and its place in the calendar of officers. */
export async function cancelAppointment(
  tx: Db,
  appointment: AppointmentRow,
  { actor, reason }: Ending,
): Promise<AppointmentRow> {
  const { id, applicationId, at } = appointment;
  const sequence = appointment.sequence + 1;
  await tx
    .update(applicationAppointment)
    .set({ state: 'cancelled', sequence, cancelledAt: sql`now()`, cancelledBy: actor, reason })
    .where(eq(applicationAppointment.id, id));
  await endStepOf(tx, appointment);
  await tx.insert(applicationEvent).values({
    ...{ applicationId, actor, kind: 'appointmentCancelled', remark: reason },
    detail: { appointmentId: id, at: at.toISOString() },
  });
  return { ...appointment, sequence };
}

/** It was, or nobody waits for it any more. */
export async function endStepOf(tx: Db, { stepId }: Pick<AppointmentRow, 'stepId'>): Promise<void> {
  if (stepId === null) return;
  await tx
    .update(applicationStep)
    .set({ endedAt: sql`now()`, version: sql`${applicationStep.version} + 1` })
    .where(and(eq(applicationStep.id, stepId), isNull(applicationStep.endedAt)));
}

/** What it was arranged for is over or taken back; who was to come is told in any case. */
export async function dropAppointment(
  tx: Db,
  parameters: Pick<Parameters, 'application_sms' | 'application_line'>,
  { id, language }: { id: number; language: string },
  actor: string | null,
): Promise<void> {
  const planned = await findPlanned(tx, id);
  if (!planned) return;
  if (planned.at.getTime() < Date.now()) {
    await markOver(tx, planned);
    return;
  }
  const cancelled = await cancelAppointment(tx, planned, { actor, reason: '' });
  await tellOfAppointment(tx, parameters, { language }, cancelled, 'cancelled');
}

export async function markOver(tx: Db, appointment: AppointmentRow): Promise<void> {
  await tx
    .update(applicationAppointment)
    .set({ state: 'over' })
    .where(eq(applicationAppointment.id, appointment.id));
  await endStepOf(tx, appointment);
}
