import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { isOpenStatus } from '#contract/applications/states.ts';
import { AppError } from '#contract/errors.ts';
import { WINDOW } from '#server/applications/moves.ts';
import { markNews } from '#server/applications/news.ts';
import { paperInRecord, presentTypes } from '#server/applications/papers.ts';
import { IS_OPEN, listOpen, openLink, settleRequests } from '#server/applications/request-links.ts';
import { demandCaseRoom } from '#server/applications/room.ts';
import {
  application,
  applicationEvent,
  applicationFile,
  applicationRequest,
} from '#server/applications/tables.ts';
import { recordEvent } from '#server/audit/record.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import { dropWaiting } from '#server/files/waiting-uploads.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { type ApplyParts, missingDocuments, type Offers } from './parts.ts';
import { takeRow } from './status.ts';
import { bindUploads } from './uploads.ts';

const MEGABYTE = 1024 * 1024;
/** Where the kind of document says nothing of it. */
const MOST_FILES_OF_REQUEST = 10;

/** What uploads in answer to a request are bound to; nobody can tell it from the request’s number. */
function draftIdOf(sealing: Sealing, requestId: number): string {
  const digest = sealing.digest(String(requestId), 'application request uploads');
  const hex = Buffer.from(digest, 'base64url').toString('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(12, 15)}`];
  return [...parts, `8${hex.slice(15, 18)}`, hex.slice(18, 30)].join('-');
}

/** The request that a link leads to, where it can still be answered. */
export async function findRequest(db: Db, token: string, lock = false) {
  const query = db
    .select({ request: applicationRequest, application })
    .from(applicationRequest)
    .innerJoin(application, eq(application.id, applicationRequest.applicationId))
    .where(and(eq(applicationRequest.tokenHash, hashToken(token)), isNull(application.deletedAt)));
  const [found] = await (lock ? query.for('update', { of: applicationRequest }) : query);
  if (!found) throw new AppError('not_found');
  const { receivedAt, cancelledAt, expiresAt } = found.request;
  const over = receivedAt || cancelledAt || expiresAt.getTime() <= Date.now();
  if (over || !isOpenStatus(found.application.status) || found.application.anonymisedAt)
    throw new AppError('link_ended');
  return found;
}

type FoundRequest = Awaited<ReturnType<typeof findRequest>>;

/** What an upload in answer to a request is kept as. */
export function purposeOf(
  sealing: Sealing,
  { uploadTypes }: Offers,
  { request, application: { id: caseId } }: FoundRequest,
) {
  const type = uploadTypes.find(({ id }) => id === request.uploadTypeId);
  return {
    draftId: draftIdOf(sealing, request.id),
    uploadTypeId: request.uploadTypeId,
    documentName: request.documentName,
    requestId: request.id,
    caseId,
    mostFiles: type?.mostFiles ?? MOST_FILES_OF_REQUEST,
  };
}

/** What is asked for. Opened anew, it begins afresh: what no page holds the token of would only take room. */
export async function openRequest(parts: ApplyParts, token: string, held: readonly string[]) {
  const { db, files, sealing } = parts;
  const found = await findRequest(db, token);
  const { draftId, mostFiles } = purposeOf(sealing, await parts.offers(), found);
  await dropUnsent(db, files, found.request.id, held);
  const { id, documentName, note, expiresAt } = found.request;
  return {
    requestId: id,
    document: documentName,
    note,
    expiresAt: expiresAt.toISOString(),
    reference: found.application.reference,
    draftId,
    mostFiles,
  };
}

/** The application before its request, as staff hold them: neither waits for the other in a ring. */
async function holdCase(tx: Db, token: string): Promise<void> {
  const ofToken = tx
    .select({ id: applicationRequest.applicationId })
    .from(applicationRequest)
    .where(eq(applicationRequest.tokenHash, hashToken(token)));
  await tx
    .select({ id: application.id })
    .from(application)
    .where(inArray(application.id, ofToken))
    .for('update');
}

async function dropUnsent(
  db: Db,
  files: PrivateFiles,
  requestId: number,
  held: readonly string[],
): Promise<void> {
  const ofRequest = eq(applicationFile.requestId, requestId);
  const lost = notInArray(applicationFile.tokenHash, held.map(hashToken));
  await dropWaiting(db, files, applicationFile, and(ofRequest, lost));
}

/** Handed in before, by a page that got no answer: the same again is answered the same. */
async function answeredBefore(tx: Db, { token, uploads }: { token: string; uploads: string[] }) {
  const hashes = [...new Set(uploads)].map(hashToken);
  const handedIn = await tx
    .select({ id: application.id, reference: application.reference })
    .from(applicationFile)
    .innerJoin(applicationRequest, eq(applicationRequest.id, applicationFile.requestId))
    .innerJoin(application, eq(application.id, applicationFile.applicationId))
    .where(
      and(
        eq(applicationRequest.tokenHash, hashToken(token)),
        inArray(applicationFile.tokenHash, hashes),
        isNull(application.deletedAt),
      ),
    );
  return handedIn.length === hashes.length ? handedIn[0] : undefined;
}

/** Hands the uploads in, once. */
export async function answerRequest(
  { db, sealing, parameters }: ApplyParts,
  { token, uploads }: { token: string; uploads: string[] },
  address: string,
) {
  const formBytes = (await parameters()).upload_application_megabytes * MEGABYTE;
  return db.transaction(async (tx) => {
    await holdCase(tx, token);
    const before = await answeredBefore(tx, { token, uploads });
    if (before)
      return { reference: before.reference, next: await openNext(tx, sealing, before.id) };
    const { request, application: row } = await findRequest(tx, token, true);
    const handedIn = { tokens: uploads, field: 'uploads' };
    const ofRequest = eq(applicationFile.requestId, request.id);
    const bound = await bindUploads(tx, row.id, handedIn, ofRequest);
    // Others may have filled it since these were uploaded.
    await demandCaseRoom(tx, { id: row.id }, { files: 0, bytes: 0 }, formBytes);
    await tx
      .update(applicationRequest)
      .set({ receivedAt: sql`now()` })
      .where(eq(applicationRequest.id, request.id));
    await settleRequests(tx, row.id, request.uploadTypeId);
    await markNews(tx, row.id);
    const document = request.documentName.th ?? '';
    await tx.insert(applicationEvent).values({
      applicationId: row.id,
      kind: 'received',
      detail: {
        requestId: request.id,
        uploadTypeId: request.uploadTypeId,
        document,
        files: bound.length,
      },
    });
    await recordEvent(
      tx,
      { actor: null, actorId: null, address },
      {
        action: 'change',
        subject: WINDOW,
        subjectId: row.id,
        subjectName: row.reference,
        changes: { file: { to: paperInRecord(request) } },
      },
    );
    return { reference: row.reference, next: await openNext(tx, sealing, row.id) };
  });
}

/** What else the applicant is asked for: who holds one link is led to the next. */
async function openNext(tx: Db, sealing: Sealing, applicationId: number) {
  const [next] = await listOpen(tx, applicationId);
  const opened = next && (await openLink(tx, sealing, next.id));
  return opened ? { token: opened.token, document: opened.request.documentName } : null;
}

type Wanted = { requestId: number } | { uploadTypeId: number };

/** The link to what is asked for; of what is missing and comes unasked, one that serves for a day. */
export async function openDocumentLink(
  parts: ApplyParts,
  { token, of }: { token: string; of: Wanted },
): Promise<{ token: string }> {
  const { db, sealing } = parts;
  const row = await takeRow(db, sealing, token);
  if (!isOpenStatus(row.status)) throw new AppError('link_ended');
  const offers = await parts.offers();
  const opened = await db.transaction(async (tx) => {
    // Asked twice at once, it is one link.
    await tx.select().from(application).where(eq(application.id, row.id)).for('update');
    const asked = await listOpen(tx, row.id);
    const wanted =
      'requestId' in of
        ? asked.find(({ id }) => id === of.requestId)?.id
        : (asked.find(({ uploadTypeId }) => uploadTypeId === of.uploadTypeId)?.id ??
          (await beginUnasked(tx, offers, row, of.uploadTypeId)));
    return wanted && (await openLink(tx, sealing, wanted));
  });
  if (!opened) throw new AppError('not_found');
  return { token: opened.token };
}

const UNASKED_HOURS = 24;

/** Only what such a loan needs and is not there: who may look at a status hands in nothing else. */
async function beginUnasked(
  tx: Db,
  offers: Offers,
  row: typeof application.$inferSelect,
  uploadTypeId: number,
): Promise<number | undefined> {
  const files = await tx
    .select()
    .from(applicationFile)
    .where(eq(applicationFile.applicationId, row.id));
  const missing = missingDocuments(offers, row, presentTypes(files));
  const document = missing.find((one) => one.uploadTypeId === uploadTypeId);
  if (!document) return undefined;
  const begun = and(
    eq(applicationRequest.applicationId, row.id),
    eq(applicationRequest.uploadTypeId, uploadTypeId),
    isNull(applicationRequest.askedBy),
    IS_OPEN,
  );
  const expiresAt = sql`now() + make_interval(hours => ${UNASKED_HOURS})`;
  const [again] = await tx.update(applicationRequest).set({ expiresAt }).where(begun).returning();
  if (again) return again.id;
  const [added] = await tx
    .insert(applicationRequest)
    .values({ applicationId: row.id, uploadTypeId, documentName: document.name, expiresAt })
    .returning();
  return added?.id;
}
