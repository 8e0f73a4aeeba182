import { eq, sql } from 'drizzle-orm';
import type { ShownAppointment } from '#contract/apply/apply.ts';
import type { ParsedInputOf } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { appointmentFile } from '#server/applications/appointment-event.ts';
import { applicationAppointment } from '#server/applications/appointment-tables.ts';
import {
  appointmentOf,
  cancelAppointment,
  findPlanned,
  tellOfAppointment,
} from '#server/applications/appointments.ts';
import { WINDOW } from '#server/applications/moves.ts';
import { markNews } from '#server/applications/news.ts';
import type { Case } from '#server/applications/rows.ts';
import { takeCase } from '#server/applications/scope.ts';
import { applicationEvent } from '#server/applications/tables.ts';
import { recordEvent } from '#server/audit/record.ts';
import { countSending } from '#server/captcha/form-sendings.ts';
import type { PublicContext } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { ApplyParts } from './parts.ts';

/** Of one application within an hour. */
const CHANGES = { free: 10, most: 10 };

/** The one that is still to come, or is today, with a file for calendars. */
export async function shownAppointment(db: Db, row: Case): Promise<ShownAppointment | null> {
  const planned = await findPlanned(db, row.id);
  if (!planned || thaiDay(planned.at) < thaiDay()) return null;
  const calendar = {
    th: appointmentFile(planned, row, 'th', 'PUBLISH'),
    en: appointmentFile(planned, row, 'en', 'PUBLISH'),
  };
  return { ...appointmentOf(planned), calendar };
}

type Input = ParsedInputOf<'register/askAppointment'>;

/** Asks for another day, or calls it off; whoever deals with the case sees that something happened. */
export async function changeAppointment(
  { db, captcha, parameters }: ApplyParts,
  { id, reference }: Case,
  { appointmentId, sequence, note }: Omit<Input, 'token'>,
  what: 'ask' | 'cancel',
  { request }: PublicContext,
): Promise<void> {
  const address = { address: request.ip, solution: undefined };
  const of = { form: 'register_appointment', network: reference, ...address };
  await countSending(db, captcha, of, CHANGES);
  const settings = await parameters();
  await db.transaction(async (tx) => {
    const row = await takeCase(tx, id, undefined);
    const planned = await findPlanned(tx, id);
    if (planned?.id !== appointmentId || planned.sequence !== sequence)
      throw new AppError('conflict');
    if (planned.at.getTime() < Date.now()) throw new AppError('link_ended');
    if (what === 'cancel') {
      const cancelled = await cancelAppointment(tx, planned, { actor: null, reason: note });
      await tellOfAppointment(tx, settings, row, cancelled, 'cancelled');
    } else {
      await tx
        .update(applicationAppointment)
        .set({ askedAt: sql`now()`, askedNote: note })
        .where(eq(applicationAppointment.id, planned.id));
      await tx.insert(applicationEvent).values({
        ...{ applicationId: id, kind: 'appointmentAsked', remark: note },
        detail: { appointmentId, at: planned.at.toISOString() },
      });
    }
    await markNews(tx, id);
    await recordEvent(
      tx,
      { actor: null, actorId: null, address: request.ip },
      {
        ...{ action: 'appoint', subject: WINDOW, subjectId: id, subjectName: reference },
        changes: { appointment: { to: what === 'cancel' ? 'cancelled' : 'asked' } },
      },
    );
  });
}
