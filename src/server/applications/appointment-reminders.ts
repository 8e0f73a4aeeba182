import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { OPEN_STATUSES } from '#contract/applications/states.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { thaiClock, thaiDay } from '#contract/thai/day.ts';
import type { Db } from '#server/platform/db.ts';
import { ifOpens, type Sealing } from '#server/platform/sealed.ts';
import { applicationAppointment } from './appointment-tables.ts';
import { tellOfAppointment } from './appointments.ts';
import { lineRoleFor } from './line-role.ts';
import { markNews } from './news.ts';
import { openPersonal } from './personal.ts';
import { isReachable } from './reachable.ts';
import { application, applicationEvent } from './tables.ts';

type Settings = Pick<
  Parameters,
  'appointment_reminder_hour' | 'application_sms' | 'application_line'
> & {
  /** Whether the house has a LINE account that is on. */
  hasLine: boolean;
};

const DAY_MS = 86_400_000;
/** The most at a time: a transaction of thousands of letters would hold everybody up. */
const AT_ONCE = 200;

/** Reminds applicants once, on the day before as Thailand counts days, from the hour that staff set. */
export async function remindOfAppointments(
  db: Db,
  sealing: Sealing,
  settings: Settings,
  now = new Date(),
): Promise<void> {
  if (Number(thaiClock(now).slice(11, 13)) < settings.appointment_reminder_hour) return;
  const tomorrow = thaiDay(new Date(now.getTime() + DAY_MS));
  const from = new Date(`${tomorrow}T00:00:00+07:00`);
  while ((await remindSome(db, sealing, settings, from)) === AT_ONCE);
}

function remindSome(db: Db, sealing: Sealing, settings: Settings, from: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: applicationAppointment.id })
      .from(applicationAppointment)
      .innerJoin(application, eq(application.id, applicationAppointment.applicationId))
      .where(
        and(
          eq(applicationAppointment.state, 'planned'),
          isNull(applicationAppointment.remindedAt),
          gte(applicationAppointment.at, from),
          lt(applicationAppointment.at, new Date(from.getTime() + DAY_MS)),
          inArray(application.status, [...OPEN_STATUSES]),
          isNull(application.deletedAt),
          isNull(application.anonymisedAt),
        ),
      )
      .limit(AT_ONCE)
      // The application first, as everybody else does: else two would wait for each other.
      .for('no key update', { of: application, skipLocked: true });
    const reminded = await tx
      .update(applicationAppointment)
      .set({ remindedAt: sql`now()` })
      .where(inArray(applicationAppointment.id, due))
      .returning();
    for (const appointment of reminded) {
      const { id, applicationId, at } = appointment;
      const [row] = await tx.select().from(application).where(eq(application.id, applicationId));
      if (!row) continue;
      const line = settings.hasLine ? await lineRoleFor(tx, settings, applicationId) : undefined;
      const personal = ifOpens(() => openPersonal(sealing, row));
      const reachable = !personal || isReachable(personal, settings, line);
      if (reachable) await tellOfAppointment(tx, settings, row, appointment, 'reminder');
      // Somebody has to call: the case says so, and stands among those with news.
      else await markNews(tx, applicationId);
      await tx.insert(applicationEvent).values({
        ...{ applicationId, kind: 'appointmentReminded' },
        detail: {
          ...{ appointmentId: id, at: at.toISOString() },
          ...(!reachable && { unreachable: 1 }),
        },
      });
    }
    return reminded.length;
  });
}
