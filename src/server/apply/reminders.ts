import { and, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { OPEN_STATUSES } from '#contract/applications/states.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { askForText } from '#server/applications/ask-for-text.ts';
import { APPLICATION_REQUEST, aboutApplication } from '#server/applications/letters.ts';
import { lineRoleFor } from '#server/applications/line-role.ts';
import { markNews } from '#server/applications/news.ts';
import { openPersonal } from '#server/applications/personal.ts';
import { isReachable } from '#server/applications/reachable.ts';
import { IS_OPEN } from '#server/applications/request-links.ts';
import { application, applicationEvent, applicationRequest } from '#server/applications/tables.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import { ifOpens, type Sealing } from '#server/platform/sealed.ts';

/** The most at a time: a transaction of thousands of letters would hold everybody up. */
const AT_ONCE = 200;

type Settings = Pick<
  Parameters,
  'request_reminder_days' | 'application_sms' | 'application_line'
> & {
  /** Whether the house has a LINE account that is on. */
  hasLine: boolean;
};

/** Reminds applicants once of documents whose link ends soon, whichever way they can be reached. */
export async function remindOfRequests(
  db: Db,
  sealing: Sealing,
  settings: Settings,
  log: Logger,
): Promise<void> {
  if (settings.request_reminder_days === 0) return;
  while ((await remindSome(db, sealing, settings, log)) === AT_ONCE);
}

/** Answers of how many applications. */
function remindSome(db: Db, sealing: Sealing, settings: Settings, log: Logger): Promise<number> {
  const isDue = and(
    IS_OPEN,
    isNotNull(applicationRequest.askedBy),
    isNull(applicationRequest.remindedAt),
    sql`${applicationRequest.expiresAt} <= now() + make_interval(days => ${settings.request_reminder_days})`,
    // Who was asked only now is not reminded in the same breath.
    sql`${applicationRequest.askedAt} < now() - interval '1 day'`,
  );
  return db.transaction(async (tx) => {
    // Whole applications: where some papers of one stood beyond the limit, it would be reminded twice.
    const chosen = tx.$with('chosen').as(
      tx
        .select({ id: application.id })
        .from(application)
        .where(
          and(
            exists(
              tx
                .select({ id: applicationRequest.id })
                .from(applicationRequest)
                .where(and(eq(applicationRequest.applicationId, application.id), isDue)),
            ),
            inArray(application.status, [...OPEN_STATUSES]),
            isNull(application.deletedAt),
            isNull(application.anonymisedAt),
          ),
        )
        .limit(AT_ONCE)
        // The application first, as everybody else does: else two would wait for each other.
        .for('no key update', { skipLocked: true }),
    );
    const reminded = await tx
      .with(chosen)
      .update(applicationRequest)
      .set({ remindedAt: sql`now()` })
      .where(
        and(
          inArray(applicationRequest.applicationId, tx.select({ id: chosen.id }).from(chosen)),
          isDue,
        ),
      )
      .returning({ id: applicationRequest.id, applicationId: applicationRequest.applicationId });
    // Each applicant is written to once, by the first of what they are asked for.
    const firsts = new Map(
      reminded
        .sort((one, other) => other.id - one.id)
        .map((request) => [request.applicationId, request.id]),
    );
    for (const [applicationId, requestId] of firsts)
      if (!(await remind(tx, sealing, settings, { applicationId, requestId })))
        log.warn({ record: applicationId }, 'an applicant cannot be reminded: details do not open');
    return firsts.size;
  });
}

/** False where it cannot be read how to reach the applicant: the others are reminded all the same. */
async function remind(
  tx: Db,
  sealing: Sealing,
  settings: Settings,
  { applicationId, requestId }: { applicationId: number; requestId: number },
): Promise<boolean> {
  const [row] = await tx.select().from(application).where(eq(application.id, applicationId));
  const personal = row && ifOpens(() => openPersonal(sealing, row));
  if (!personal) return false;
  const { email, contactEmail } = personal;
  const line = settings.hasLine ? await lineRoleFor(tx, settings, applicationId) : undefined;
  const reachable = isReachable(personal, settings, line);
  const detail = { requestId, ...(!reachable && { unreachable: 1 }) };
  const [event] = await tx
    .insert(applicationEvent)
    .values({ applicationId, kind: 'reminded', detail })
    .returning({ id: applicationEvent.id });
  if (!event) throw new Error('The event was not written.');
  // Somebody has to call: the case says so, and stands among those with news.
  if (!reachable) {
    await markNews(tx, applicationId);
    return true;
  }
  const letter = {
    event: APPLICATION_REQUEST.name,
    key: `${requestId}:again`,
    payload: { requestId },
  };
  const held = line === 'instead' ? letter : undefined;
  const byMail = !held && Boolean(email || contactEmail);
  if (byMail)
    await queueMail(tx, {
      ...letter,
      about: aboutApplication(applicationId),
      language: letterLanguage(row),
    });
  const news = { applicationId, eventId: event.id, status: row.status, requestId };
  if (!byMail) await askForText(tx, settings, news, { line, held });
  else if (line === 'beside') await askForText(tx, settings, { ...news, way: 'line' }, { line });
  return true;
}
