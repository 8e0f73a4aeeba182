import { and, eq } from 'drizzle-orm';
import type { CaseResource } from '#contract/cases/case-shapes.ts';
import { AppError } from '#contract/errors.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { markNews } from '#server/applications/news.ts';
import { paperInRecord } from '#server/applications/papers.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { settleRequests } from '#server/applications/request-links.ts';
import { demandCaseRoom } from '#server/applications/room.ts';
import type { Case } from '#server/applications/rows.ts';
import { CASE_SCOPES, takeCase } from '#server/applications/scope.ts';
import { applicationEvent, applicationFile } from '#server/applications/tables.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { CleanFile } from '#server/files/clean-picture.ts';
import { cleanName, extensionOf } from '#server/files/download-name.ts';
import { isShown, openWhole } from '#server/files/open-whole.ts';
import { keepSealed, type SealedFile } from '#server/files/waiting-uploads.ts';
import type { CallContext, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { isEditable } from './changes.ts';
import { findSent } from './sent-before.ts';

const LONGEST_NAME = 150;

/** A file of an application, decrypted, where the viewer may open it. */
export async function openFile(
  { db, files }: CaseParts,
  resource: CaseResource,
  row: Case,
  fileId: number,
  context: CallContext,
  note: (document: ReturnType<typeof paperInRecord>) => Promise<unknown>,
) {
  const [found] = await db
    .select()
    .from(applicationFile)
    .where(and(eq(applicationFile.id, fileId), eq(applicationFile.applicationId, row.id)));
  if (!found || !isReadable(resource, found, context.viewer)) throw new AppError('not_found');
  const data = await openWhole(files, found, () => note(paperInRecord(found)));
  if (!data) throw new AppError('not_found');
  const { contentType, name } = found;
  return {
    data,
    file: {
      type: contentType,
      name: `${row.reference}-${found.id}${extensionOf(name)}`,
      inline: isShown(contentType),
    },
  };
}

/** Partners open what they uploaded themselves; others’ documents are told by their kind. */
function isReadable(
  resource: CaseResource,
  { uploadedBy }: { uploadedBy: string | null },
  viewer: Viewer,
): boolean {
  return resource !== 'applicationPartner' || uploadedBy === viewer.name;
}

type Added = {
  resource: 'application' | 'applicationPartner';
  window: string;
  id: number;
  uploadTypeId: number | null;
  documentName: LocalizedText;
  name: string;
  /** Made by the sender, so that sending twice is one file. */
  uploadId: string | undefined;
  content: CleanFile;
  /** What one form may hold. */
  formBytes: number;
};

/** It came before, and only the answer was lost: that one is kept. */
class AlreadyKept extends Error {
  readonly fileId: number;

  constructor(fileId: number) {
    super('The file is kept already.');
    this.fileId = fileId;
  }
}

/** Adds a file that staff got hold of. */
export async function addFile(
  { db, files }: CaseParts,
  added: Added,
  context: CallContext,
): Promise<number> {
  try {
    const { written } = await keepSealed(files, added.content, (kept) =>
      db.transaction((tx) => writeFile(tx, added, kept, context)),
    );
    return written;
  } catch (error) {
    if (error instanceof AlreadyKept) return error.fileId;
    throw error;
  }
}

async function writeFile(
  tx: Db,
  { resource, window, id, uploadTypeId, documentName, name, uploadId, content, formBytes }: Added,
  kept: SealedFile,
  { request, viewer }: CallContext,
): Promise<number> {
  const row = await takeCase(tx, id, CASE_SCOPES[resource](viewer));
  const sent = await findSent(tx, id, 'uploadId', uploadId);
  if (sent) throw new AlreadyKept(Number(sent.fileId));
  if (!isEditable(row, resource)) throw new AppError('move_not_allowed');
  await demandCaseRoom(tx, { id }, { files: 1, bytes: kept.bytes }, formBytes);
  const base = cleanName(name.replace(/\.[a-z0-9]{1,8}$/i, ''), LONGEST_NAME) || 'document';
  const [file] = await tx
    .insert(applicationFile)
    .values({
      applicationId: id,
      draftId: row.clientId,
      uploadTypeId,
      documentName,
      ...kept,
      name: `${base}${content.extension}`,
      uploadedBy: viewer.name,
    })
    .returning({ id: applicationFile.id });
  if (!file) throw new Error('The file was not written.');
  await settleRequests(tx, id, uploadTypeId);
  await tx.insert(applicationEvent).values({
    applicationId: id,
    actor: viewer.name,
    kind: 'received',
    detail: {
      ...{ fileId: file.id, uploadTypeId, document: documentName.th ?? '' },
      ...(uploadId && { uploadId }),
    },
  });
  if (resource === 'applicationPartner') await markNews(tx, id);
  await recordEvent(tx, actorOf(request, viewer), {
    action: 'change',
    subject: window,
    subjectId: id,
    subjectName: row.reference,
    changes: { file: { to: paperInRecord({ id: file.id, uploadTypeId, documentName }) } },
  });
  return file.id;
}
