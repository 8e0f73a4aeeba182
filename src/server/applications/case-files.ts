import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CaseResource } from '#contract/application-case-shapes.ts';
import { AppError } from '#contract/errors.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import { cleanName, extensionOf } from '#server/files/download-name.ts';
import type { CallContext } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { signedIn } from '#server/resource/routes.ts';
import { isEditable } from './case-changes.ts';
import { isReadable } from './case-details.ts';
import type { CaseParts } from './case-parts.ts';
import type { Case } from './case-rows.ts';
import { CASE_SCOPES, takeCase } from './case-scope.ts';
import type { CleanUpload } from './case-uploads.ts';
import { applicationEvent, applicationFile } from './tables.ts';

const LONGEST_NAME = 150;
/** Types that show and do nothing. */
const SHOWN = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** A file of an application, decrypted; undefined where the viewer may not open it. */
export async function openFile(
  { db, files }: CaseParts,
  resource: CaseResource,
  row: Case,
  fileId: number,
  context: CallContext,
) {
  const [found] = await db
    .select()
    .from(applicationFile)
    .where(and(eq(applicationFile.id, fileId), eq(applicationFile.applicationId, row.id)));
  if (!found || !isReadable(resource, found, signedIn(context.viewer)))
    throw new AppError('not_found');
  const pieces = await files.open(found.fileKey, found.tokenHash);
  if (!pieces) throw new AppError('not_found');
  // Opened before anything is sent: what is damaged from the start is refused as any call is.
  const first = await pieces.next();
  const { contentType, name } = found;
  return {
    document: found.documentName.th ?? found.name,
    data: whole(first, pieces),
    file: {
      type: contentType,
      name: `${row.reference}-${found.id}${extensionOf(name)}`,
      inline: SHOWN.has(contentType),
    },
  };
}

async function* whole(
  first: IteratorResult<Buffer>,
  rest: AsyncGenerator<Buffer>,
): AsyncGenerator<Buffer> {
  if (!first.done) yield first.value;
  yield* rest;
}

type Added = {
  resource: 'application' | 'applicationPartner';
  window: string;
  id: number;
  uploadTypeId: number | null;
  documentName: LocalizedText;
  name: string;
  content: CleanUpload;
};

/** Adds a file that staff got hold of. Stored first, and removed again where it is refused. */
export async function addFile(
  { db, files }: CaseParts,
  added: Added,
  context: CallContext,
): Promise<number> {
  const tokenHash = createHash('sha256').update(randomBytes(32)).digest('base64url');
  const kept = await files.put(added.content.content, tokenHash);
  try {
    return await db.transaction((tx) => writeFile(tx, added, { ...kept, tokenHash }, context));
  } catch (error) {
    await files.remove(kept.key);
    throw error;
  }
}

type Kept = { key: string; bytes: number; sha256: string; tokenHash: string };

async function writeFile(
  tx: Db,
  { resource, window, id, uploadTypeId, documentName, name, content }: Added,
  { key, bytes, sha256, tokenHash }: Kept,
  { request, viewer: caller }: CallContext,
): Promise<number> {
  const viewer = signedIn(caller);
  const row = await takeCase(tx, id, CASE_SCOPES[resource](viewer));
  if (!isEditable(row, resource)) throw new AppError('move_not_allowed');
  const base = cleanName(name.replace(/\.[a-z0-9]{1,8}$/i, ''), LONGEST_NAME) || 'document';
  const [file] = await tx
    .insert(applicationFile)
    .values({
      applicationId: id,
      draftId: row.clientId,
      uploadTypeId,
      documentName,
      fileKey: key,
      name: `${base}${content.extension}`,
      contentType: content.contentType,
      bytes,
      sha256,
      tokenHash,
      uploadedBy: viewer.name,
    })
    .returning({ id: applicationFile.id });
  if (!file) throw new Error('The file was not written.');
  await tx.insert(applicationEvent).values({
    applicationId: id,
    actor: viewer.name,
    kind: 'received',
    detail: { fileId: file.id, uploadTypeId, document: documentName.th ?? '' },
  });
  await recordEvent(tx, actorOf(request, viewer), {
    action: 'change',
    subject: window,
    subjectId: id,
    subjectName: row.reference,
    changes: { file: { to: documentName.th ?? '' } },
  });
  return file.id;
}
