import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { statusPath } from '#contract/apply/paths.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { appointmentFile, appointmentWords } from '#server/applications/appointment-event.ts';
import { applicationAppointment } from '#server/applications/appointment-tables.ts';
import type { AppointmentNews } from '#server/applications/ask-for-text.ts';
import { APPOINTMENT_LETTERS } from '#server/applications/letters.ts';
import type { Case } from '#server/applications/rows.ts';
import { type Filled, letterLanguage, type MailEvent } from '#server/mail/event.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { findForLetter, letterTo } from './mails.ts';

const DAY_MS = 86_400_000;

const OfAppointment = z.object({ appointmentId: z.int(), sequence: z.int() });

/** As it was when something was to be told of it; none where it has changed since. */
async function findAppointment(db: Db, { appointmentId, sequence }: z.infer<typeof OfAppointment>) {
  const [row] = await db
    .select()
    .from(applicationAppointment)
    .where(eq(applicationAppointment.id, appointmentId));
  return row?.sequence === sequence ? row : undefined;
}

/** The same, where what is to be told of it is still so. */
export async function findToldAppointment(
  db: Db,
  { what, ...of }: z.infer<typeof OfAppointment> & { what: AppointmentNews },
) {
  const row = await findAppointment(db, of);
  if (row?.state !== (what === 'cancelled' ? 'cancelled' : 'planned')) return undefined;
  // It says "tomorrow": one that is late would send somebody there a day late.
  return what === 'reminder' && !isTomorrow(row.at) ? undefined : row;
}

function isTomorrow(at: Date): boolean {
  return thaiDay(at) === thaiDay(new Date(Date.now() + DAY_MS));
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

const appointmentMail = (what: AppointmentNews): MailEvent => ({
  ...APPOINTMENT_LETTERS[what],
  async fill({ db, sealing, publicOrigin }, payload) {
    // Changed since: another letter says what holds now.
    const appointment = await findToldAppointment(db, { ...OfAppointment.parse(payload), what });
    if (!appointment) return undefined;
    const row = await findForLetter(db, appointment.applicationId);
    if (!row) return undefined;
    const filled = fillAppointment(sealing, row, appointment);
    if (!filled) return undefined;
    const method = what === 'cancelled' ? 'CANCEL' : 'REQUEST';
    const mailed = { host: new URL(publicOrigin).hostname, attendee: filled.to };
    const content = appointmentFile(appointment, row, filled.language, method, mailed);
    return { ...filled, calendar: { method, content } };
  },
});

/** Everything about appointments that applicants are told by mail, with a file for their calendar. */
export const APPOINTMENT_MAILS: readonly MailEvent[] = [
  appointmentMail('set'),
  appointmentMail('cancelled'),
  appointmentMail('reminder'),
];
