import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { statusPath } from '#contract/apply/paths.ts';
import { appointmentFile, appointmentWords } from '#server/applications/appointment-event.ts';
import { applicationAppointment } from '#server/applications/appointment-tables.ts';
import {
  APPOINTMENT_CANCELLED,
  APPOINTMENT_REMINDER,
  APPOINTMENT_SET,
} from '#server/applications/letters.ts';
import type { Case } from '#server/applications/rows.ts';
import {
  type Filled,
  type LetterKind,
  letterLanguage,
  type MailEvent,
} from '#server/mail/event.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { findForLetter, letterTo } from './mails.ts';

const OfAppointment = z.object({ appointmentId: z.int(), sequence: z.int() });

/** As it was when something was to be told of it; none where it has changed since. */
export async function findAppointment(
  db: Db,
  { appointmentId, sequence }: z.infer<typeof OfAppointment>,
) {
  const [row] = await db
    .select()
    .from(applicationAppointment)
    .where(eq(applicationAppointment.id, appointmentId));
  return row?.sequence === sequence ? row : undefined;
}

/** What its applicant is told of an appointment. */
export function fillAppointment(
  sealing: Sealing,
  row: Case,
  appointment: Parameters<typeof appointmentWords>[0],
): Filled | undefined {
  const { name: _, ...words } = appointmentWords(appointment, letterLanguage(row));
  return letterTo(sealing, row, words, statusPath(row.reference));
}

const appointmentMail = (letter: LetterKind, state: 'planned' | 'cancelled'): MailEvent => ({
  ...letter,
  async fill({ db, sealing, publicOrigin }, payload) {
    const appointment = await findAppointment(db, OfAppointment.parse(payload));
    // Changed since: another letter says what holds now.
    if (appointment?.state !== state) return undefined;
    const row = await findForLetter(db, appointment.applicationId);
    if (!row) return undefined;
    const filled = fillAppointment(sealing, row, appointment);
    if (!filled) return undefined;
    const method = state === 'planned' ? 'REQUEST' : 'CANCEL';
    const mailed = { host: new URL(publicOrigin).hostname, attendee: filled.to };
    const content = appointmentFile(appointment, row, filled.language, method, mailed);
    return { ...filled, calendar: { method, content } };
  },
});

/** Everything about appointments that applicants are told by mail, with a file for their calendar. */
export const APPOINTMENT_MAILS: readonly MailEvent[] = [
  appointmentMail(APPOINTMENT_SET, 'planned'),
  appointmentMail(APPOINTMENT_CANCELLED, 'cancelled'),
  appointmentMail(APPOINTMENT_REMINDER, 'planned'),
];
