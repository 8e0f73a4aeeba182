import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { PersonalDetails } from '#contract/applications/applications.ts';
import type { RequestWay } from '#contract/applications/kinds.ts';
import { isOpenStatus } from '#contract/applications/states.ts';
import { documentPath } from '#contract/apply/paths.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { AppError } from '#contract/errors.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { isOn, type Parameters } from '#contract/parameters/parameters.ts';
import { isMobile } from '#contract/thai/phone.ts';
import { askForText } from '#server/applications/ask-for-text.ts';
import { APPLICATION_REQUEST, aboutApplication } from '#server/applications/letters.ts';
import { findLineLink } from '#server/applications/line-role.ts';
import { WINDOW } from '#server/applications/moves.ts';
import { paperInRecord } from '#server/applications/papers.ts';
import { openPersonal } from '#server/applications/personal.ts';
import { openLink } from '#server/applications/request-links.ts';
import type { Case } from '#server/applications/rows.ts';
import { CASE_SCOPES, takeCase } from '#server/applications/scope.ts';
import { applicationEvent, applicationRequest } from '#server/applications/tables.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Caller } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { throughDay } from '#server/platform/last-day.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { findSent } from './sent-before.ts';
import { takeOpen } from './work.ts';

type Paper = { uploadTypeId: number | null; documentName: LocalizedText };
type Asked = {
  id: number;
  way: RequestWay;
  papers: Paper[];
  note: string;
  /** Made by the sender, so that sending twice asks once. */
  askId?: string | undefined;
};

/** How somebody can be asked: a link can always be handed over. */
export function requestWays(
  { email, contactEmail, phone }: PersonalDetails,
  parameters: Pick<Parameters, 'application_sms'>,
  linked: boolean,
): RequestWay[] {
  return [
    ...(email || contactEmail ? (['mail'] as const) : []),
    ...(linked ? (['line'] as const) : []),
    ...(isMobile(phone) && isOn(parameters.application_sms) ? (['sms'] as const) : []),
    'link',
  ];
}

/** Asks an applicant for documents, and for the one message that says so. Answers the first. */
export async function requestDocuments(
  tx: Db,
  sealing: Sealing,
  parameters: Pick<Parameters, 'resend_link_days' | 'application_sms'>,
  by: Caller,
  { id, way, papers, note, askId }: Asked,
): Promise<number> {
  const row = await takeOpen(tx, by, id);
  const sent = await findSent(tx, id, 'askId', askId);
  if (sent) return Number(sent.requestId);
  const linked = Boolean(await findLineLink(tx, id));
  if (!requestWays(openPersonal(sealing, row), parameters, linked).includes(way))
    throw way === 'mail'
      ? new AppError('no_email')
      : new AppError('invalid_input', { way: 'invalid' });
  const days = parameters.resend_link_days;
  const asked = [];
  for (const paper of papers)
    asked.push(await writeRequest(tx, by, { id, way, note, days, askId }, paper));
  const [first] = asked;
  if (!first) throw new Error('Nothing was asked for.');
  const letter = { event: APPLICATION_REQUEST.name, key: first.requestId };
  const news = { applicationId: id, status: row.status, ...first };
  if (way === 'mail')
    await queueMail(tx, {
      ...letter,
      about: aboutApplication(id),
      language: letterLanguage(row),
      payload: { requestId: first.requestId },
    });
  if (way === 'line')
    await askForText(tx, parameters, { ...news, way }, { line: 'instead', held: letter });
  if (way === 'sms') await askForText(tx, parameters, { ...news, way });
  await recordEvent(tx, actorOf(by.request, by.viewer), {
    action: 'request',
    subject: WINDOW,
    subjectId: id,
    subjectName: row.reference,
    changes: { document: { to: asked.map(({ paper }) => paper).join(', ') } },
  });
  return first.requestId;
}

type Message = Omit<Asked, 'papers'> & { days: number };

async function writeRequest(
  tx: Db,
  { viewer }: Caller,
  { id, way, note, days, askId }: Message,
  { uploadTypeId, documentName }: Paper,
) {
  const [added] = await tx
    .insert(applicationRequest)
    .values({
      applicationId: id,
      uploadTypeId,
      documentName,
      note,
      askedBy: viewer.name,
      expiresAt: throughDay(days),
    })
    .returning({ id: applicationRequest.id });
  if (!added) throw new Error('The request was not written.');
  const [event] = await tx
    .insert(applicationEvent)
    .values({
      applicationId: id,
      actor: viewer.name,
      kind: 'requested',
      remark: note,
      detail: {
        ...{ requestId: added.id, uploadTypeId, document: documentName.th ?? '', way },
        ...(askId && { askId }),
      },
    })
    .returning({ id: applicationEvent.id });
  if (!event) throw new Error('The event was not written.');
  const paper = paperInRecord({ id: added.id, uploadTypeId, documentName });
  return { requestId: added.id, eventId: event.id, paper };
}

/** The link to a request, for whoever hands it over; that it was shown is recorded. */
export async function showLink(
  tx: Db,
  sealing: Sealing,
  by: Caller,
  { id, requestId }: { id: number; requestId: number },
) {
  const { viewer } = by;
  const row = await takeOpen(tx, by, id);
  const opened = await openLink(tx, sealing, requestId);
  if (opened?.request.applicationId !== id) throw new AppError('not_found');
  await recordEvent(tx, actorOf(by.request, viewer), {
    action: 'request',
    subject: WINDOW,
    subjectId: id,
    subjectName: row.reference,
    changes: { link: { to: requestId } },
  });
  return { path: documentPath(opened.token), expiresAt: opened.request.expiresAt.toISOString() };
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

/** Of what is over nothing is waited for; opened again, it asks for the same as before. */
export async function listRequests(
  db: Db,
  { id, status }: Pick<Case, 'id' | 'status'>,
): Promise<CaseDetails['requests']> {
  const rows = await db
    .select()
    .from(applicationRequest)
    .where(
      and(
        eq(applicationRequest.applicationId, id),
        // What an applicant has begun to send unasked is nothing yet.
        or(isNotNull(applicationRequest.askedBy), isNotNull(applicationRequest.receivedAt)),
      ),
    )
    .orderBy(applicationRequest.id);
  return rows.map((row) => ({
    ...row,
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    state: stateOf(row, isOpenStatus(status)),
  }));
}

function stateOf(row: typeof applicationRequest.$inferSelect, caseIsOpen: boolean) {
  if (row.receivedAt) return 'received';
  if (row.cancelledAt) return 'cancelled';
  if (row.expiresAt.getTime() < Date.now()) return 'expired';
  return caseIsOpen ? 'open' : 'cancelled';
}
