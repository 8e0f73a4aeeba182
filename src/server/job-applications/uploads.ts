import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { JobFileKind } from '#contract/job-application-limits.ts';
import type { CleanFile } from '#server/files/clean-picture.ts';
import { extensionOf, keptName } from '#server/files/download-name.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import type { FileStore } from '#server/files/store.ts';
import { hashToken, makeToken } from '#server/files/tokens.ts';
import type { Db } from '#server/platform/db.ts';
import { MOST_WAITING_BYTES } from './rules.ts';
import { jobAttachment } from './tables.ts';

const AT_ONCE = 500;

/** Keeps a file until it is sent. Only who holds the token can send it along. */
export async function keepUpload(
  db: Db,
  files: PrivateFiles,
  kind: JobFileKind,
  { content, contentType, extension }: CleanFile,
): Promise<{ token: string; bytes: number }> {
  await demandRoom(db);
  const token = makeToken();
  const tokenHash = hashToken(token);
  const kept = await files.put(content, tokenHash);
  try {
    await db.insert(jobAttachment).values({
      kind,
      fileKey: kept.key,
      name: `${kind}${extension}`,
      contentType,
      bytes: kept.bytes,
      sha256: kept.sha256,
      tokenHash,
    });
  } catch (error) {
    await files.remove(kept.key);
    throw error;
  }
  return { token, bytes: kept.bytes };
}

async function demandRoom(db: Db): Promise<void> {
  const [waiting] = await db
    .select({ bytes: sql<number>`coalesce(sum(${jobAttachment.bytes}), 0)::float8` })
    .from(jobAttachment)
    .where(isNull(jobAttachment.applicationId));
  if ((waiting?.bytes ?? 0) > MOST_WAITING_BYTES) throw new AppError('unavailable');
}

/** Sends an upload along with an application, under a safe name that ends as its content does. */
export async function claimUpload(
  tx: Db,
  applicationId: number,
  kind: JobFileKind,
  { token, name }: { token: string; name: string },
): Promise<void> {
  const waits = and(
    eq(jobAttachment.tokenHash, hashToken(token)),
    eq(jobAttachment.kind, kind),
    isNull(jobAttachment.applicationId),
  );
  const [found] = await tx.select().from(jobAttachment).where(waits).for('update');
  if (!found) throw new AppError('invalid_input', { [kind]: 'file_gone' });
  await tx
    .update(jobAttachment)
    .set({ applicationId, name: keptName(name, extensionOf(found.name), kind) })
    .where(eq(jobAttachment.id, found.id));
}

/** Drops what was uploaded and not sent within a day. */
export async function deleteUnsentUploads(db: Db, store: FileStore): Promise<void> {
  const old = and(
    isNull(jobAttachment.applicationId),
    lt(jobAttachment.uploadedAt, sql`now() - interval '1 day'`),
  );
  for (;;) {
    const some = db.select({ id: jobAttachment.id }).from(jobAttachment).where(old).limit(AT_ONCE);
    const dropped = await db
      .delete(jobAttachment)
      .where(and(inArray(jobAttachment.id, some), isNull(jobAttachment.applicationId)))
      .returning({ fileKey: jobAttachment.fileKey });
    for (const { fileKey } of dropped) await store.remove(fileKey);
    if (dropped.length < AT_ONCE) return;
  }
}
