import { and, eq, isNull, sql } from 'drizzle-orm';
import { isOpenStatus } from '#contract/applications/states.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { AppError } from '#contract/errors.ts';
import type { LocalizedText } from '#contract/localized.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { APPLICATION_REQUEST, aboutApplication } from '#server/applications/letters.ts';
import { WINDOW } from '#server/applications/moves.ts';
import { openPersonal } from '#server/applications/personal.ts';
import { CASE_SCOPES, takeCase } from '#server/applications/scope.ts';
import { applicationEvent, applicationRequest } from '#server/applications/tables.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Caller } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';

type Asked = {
  id: number;
  uploadTypeId: number | null;
  documentName: LocalizedText;
  note: string;
};

/** Asks an applicant for a document again, and for the mail that says so. */
export async function requestDocument(
  tx: Db,
  sealing: Sealing,
  parameters: Pick<Parameters, 'resend_link_days'>,
  by: Caller,
  { id, uploadTypeId, documentName, note }: Asked,
): Promise<number> {
  const { viewer } = by;
  const row = await takeCase(tx, id, CASE_SCOPES.application(viewer));
  if (!isOpenStatus(row.status) || row.anonymisedAt) throw new AppError('move_not_allowed');
  const { email, contactEmail } = openPersonal(sealing, row);
  if (email === '' && contactEmail === '') throw new AppError('no_email');
  const days = parameters.resend_link_days;
  const [added] = await tx
    .insert(applicationRequest)
    .values({
      applicationId: id,
      uploadTypeId,
      documentName,
      note,
      askedBy: viewer.name,
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning({ id: applicationRequest.id });
  if (!added) throw new Error('The request was not written.');
  await tx.insert(applicationEvent).values({
    applicationId: id,
    actor: viewer.name,
    kind: 'requested',
    remark: note,
    detail: { requestId: added.id, uploadTypeId, document: documentName.th ?? '' },
  });
  await queueMail(tx, {
    event: APPLICATION_REQUEST.name,
    about: aboutApplication(id),
    key: added.id,
    language: letterLanguage(row),
    payload: { requestId: added.id },
  });
  await recordEvent(tx, actorOf(by.request, viewer), {
    action: 'request',
    subject: WINDOW,
    subjectId: id,
    subjectName: row.reference,
    changes: { document: { to: documentName.th ?? '' } },
  });
  return added.id;
}

/** Its link opens nothing from then on. */
export async function cancelRequest(
  tx: Db,
  by: Caller,
  { id, requestId }: { id: number; requestId: number },
): Promise<void> {
  const { viewer } = by;
  const row = await takeCase(tx, id, CASE_SCOPES.application(viewer));
  const [cancelled] = await tx
    .update(applicationRequest)
    .set({ cancelledAt: sql`now()`, tokenHash: null })
    .where(
      and(
        eq(applicationRequest.id, requestId),
        eq(applicationRequest.applicationId, id),
        isNull(applicationRequest.receivedAt),
        isNull(applicationRequest.cancelledAt),
      ),
    )
    .returning({ id: applicationRequest.id });
  if (!cancelled) throw new AppError('not_found');
  await recordEvent(tx, actorOf(by.request, viewer), {
    action: 'request',
    subject: WINDOW,
    subjectId: id,
    subjectName: row.reference,
    changes: { cancelled: { to: requestId } },
  });
}

export async function listRequests(db: Db, id: number): Promise<CaseDetails['requests']> {
  const rows = await db
    .select()
    .from(applicationRequest)
    .where(eq(applicationRequest.applicationId, id))
    .orderBy(applicationRequest.id);
  return rows.map((row) => ({
    ...row,
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    state: stateOf(row),
  }));
}

function stateOf(row: typeof applicationRequest.$inferSelect) {
  if (row.receivedAt) return 'received';
  if (row.cancelledAt) return 'cancelled';
  return row.expiresAt.getTime() < Date.now() ? 'expired' : 'open';
}
