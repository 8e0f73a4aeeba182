import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { KeptUpload } from '#contract/apply/apply.ts';
import { MOST_FILES } from '#contract/apply/limits.ts';
import { AppError } from '#contract/errors.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { demandCaseRoom } from '#server/applications/room.ts';
import { application, applicationFile } from '#server/applications/tables.ts';
import type { CleanFile } from '#server/files/clean-picture.ts';
import { extensionOf, keptName } from '#server/files/download-name.ts';
import { isShown, openWhole } from '#server/files/open-whole.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import { keepSealed } from '#server/files/waiting-uploads.ts';
import type { Db } from '#server/platform/db.ts';
import { hashToken } from '#server/platform/tokens.ts';

/** What an upload is for: a document of a form, or the answer to a request. */
export type Purpose = {
  draftId: string;
  uploadTypeId: number | null;
  documentName: LocalizedText;
  requestId: number | null;
  /** The case that it will belong to, where there is one. */
  caseId: number | null;
  mostFiles: number;
  mostBytes: number;
};

/** Refuses where the form, or the case, holds as much as it may; `more` are the bytes that would come. */
export async function demandRoom(db: Db, purpose: Purpose, more: number): Promise<void> {
  const same =
    purpose.uploadTypeId === null ? sql`true` : sql`upload_type_id = ${purpose.uploadTypeId}`;
  const [held] = await db
    .select({
      files: sql<number>`count(*)::int`,
      alike: sql<number>`count(*) filter (where ${same})::int`,
      bytes: sql<number>`coalesce(sum(${applicationFile.bytes}), 0)::float8`,
    })
    .from(applicationFile)
    .where(eq(applicationFile.draftId, purpose.draftId));
  const { files = 0, alike = 0, bytes = 0 } = held ?? {};
  if (alike >= purpose.mostFiles || files >= MOST_FILES)
    throw new AppError('invalid_input', { file: 'too_many' });
  if (bytes + more > purpose.mostBytes) throw new AppError('invalid_input', { file: 'too_much' });
  const { caseId: id, draftId, mostBytes } = purpose;
  if (id !== null) await demandCaseRoom(db, { id, draftId }, { files: 1, bytes: more }, mostBytes);
}

/**
 * Held to the end of a transaction: of one form, what is kept and what is sent go one after the other.
 * An expression, so that it costs sending no way of its own to the database.
 */
export const holdForm = (id: string): SQL =>
  sql`pg_advisory_xact_lock(hashtextextended(${id}::text, 0))`;

export async function demandUnsent(db: Db, clientId: string): Promise<void> {
  const [sent] = await db
    .select({ id: application.id })
    .from(application)
    .where(eq(application.clientId, clientId));
  if (sent) throw new AppError('already_sent');
}

/** Keeps a file until it is sent. */
export async function keepUpload(
  db: Db,
  files: PrivateFiles,
  { networkDigest, ...purpose }: Purpose & { networkDigest: string },
  clean: CleanFile,
  givenName: string,
): Promise<KeptUpload> {
  const name = keptName(givenName, clean.extension, 'document');
  const { draftId, uploadTypeId, documentName, requestId } = purpose;
  const columns = { draftId, uploadTypeId, documentName, requestId, name, networkDigest };
  const { token, bytes } = await keepSealed(files, clean, (kept) =>
    db.transaction(async (tx) => {
      // One after the other, so that many at once cannot pass the limits together.
      await tx.execute(sql`select ${holdForm(draftId)}`);
      if (requestId === null) await demandUnsent(tx, draftId);
      await demandRoom(tx, purpose, kept.bytes);
      await tx.insert(applicationFile).values({ ...columns, ...kept });
    }),
  );
  return { token, bytes, name, contentType: clean.contentType };
}

/** Gives waiting uploads to the application that they are sent with: all of them, or none. */
export async function bindUploads(
  tx: Db,
  applicationId: number,
  { tokens, field }: { tokens: readonly string[]; field: string },
  belongs: SQL,
): Promise<Array<number | null>> {
  const hashes = [...new Set(tokens)].map(hashToken);
  if (hashes.length === 0) return [];
  const bound = await tx
    .update(applicationFile)
    .set({ applicationId, networkDigest: null })
    .where(
      and(
        inArray(applicationFile.tokenHash, hashes),
        belongs,
        isNull(applicationFile.applicationId),
      ),
    )
    .returning({ type: applicationFile.uploadTypeId });
  if (bound.length < hashes.length) throw new AppError('invalid_input', { [field]: 'file_gone' });
  return bound.map(({ type }) => type);
}

const ofHolder = ({ draftId, token }: { draftId: string; token: string }) =>
  and(
    eq(applicationFile.tokenHash, hashToken(token)),
    eq(applicationFile.draftId, draftId),
    isNull(applicationFile.applicationId),
  );

/** Those that are still there; sent already as well, for who got no answer sends the same again. */
export async function findUploads(
  db: Db,
  { draftId, tokens }: { draftId: string; tokens: readonly string[] },
): Promise<string[]> {
  if (tokens.length === 0) return [];
  const rows = await db
    .select({ tokenHash: applicationFile.tokenHash })
    .from(applicationFile)
    .where(
      and(
        inArray(applicationFile.tokenHash, tokens.map(hashToken)),
        eq(applicationFile.draftId, draftId),
      ),
    );
  const hashes = new Set(rows.map(({ tokenHash }) => tokenHash));
  return tokens.filter((token) => hashes.has(hashToken(token)));
}

export async function removeUpload(
  db: Db,
  files: PrivateFiles,
  holder: { draftId: string; token: string },
): Promise<void> {
  const [removed] = await db
    .delete(applicationFile)
    .where(ofHolder(holder))
    .returning({ fileKey: applicationFile.fileKey });
  if (!removed) throw new AppError('not_found');
  await files.remove(removed.fileKey);
}

export async function viewUpload(
  db: Db,
  files: PrivateFiles,
  holder: { draftId: string; token: string },
) {
  const [found] = await db.select().from(applicationFile).where(ofHolder(holder));
  const data = found && (await openWhole(files, found));
  if (!found || !data) throw new AppError('not_found');
  const { contentType, name } = found;
  return {
    data,
    file: {
      type: contentType,
      name: `document${extensionOf(name)}`,
      inline: isShown(contentType),
    },
  };
}
