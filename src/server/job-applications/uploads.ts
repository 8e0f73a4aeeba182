import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { JobFileKind } from '#contract/job-applications/limits.ts';
import type { CleanFile } from '#server/files/clean-picture.ts';
import { extensionOf, keptName } from '#server/files/download-name.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import type { FileStore } from '#server/files/store.ts';
import { dropWaiting, keepSealed } from '#server/files/waiting-uploads.ts';
import type { Db } from '#server/platform/db.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { jobAttachment } from './tables.ts';

/** Keeps a file until it is sent. Only who holds the token can send it along. */
export async function keepUpload(
  db: Db,
  files: PrivateFiles,
  { kind, networkDigest }: { kind: JobFileKind; networkDigest: string },
  clean: CleanFile,
): Promise<{ token: string; bytes: number }> {
  const name = `${kind}${clean.extension}`;
  const { token, bytes } = await keepSealed(files, clean, async (kept) => {
    await db.insert(jobAttachment).values({ ...kept, kind, name, networkDigest });
  });
  return { token, bytes };
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
    .set({
      applicationId,
      networkDigest: null,
      name: keptName(name, extensionOf(found.name), kind),
    })
    .where(eq(jobAttachment.id, found.id));
}

/** Sends along what is sent now; what was before is dropped like any upload that is not sent. */
export async function replaceUpload(
  tx: Db,
  applicationId: number,
  kind: JobFileKind,
  upload: { token: string; name: string } | null,
): Promise<void> {
  const own = and(eq(jobAttachment.applicationId, applicationId), eq(jobAttachment.kind, kind));
  const files = await tx.select().from(jobAttachment).where(own);
  if (upload && files.some(({ tokenHash }) => tokenHash === hashToken(upload.token))) return;
  await tx.update(jobAttachment).set({ applicationId: null }).where(own);
  if (upload) await claimUpload(tx, applicationId, kind, upload);
}

/** Drops what was uploaded and not sent within a day. */
export function deleteUnsentUploads(db: Db, store: FileStore): Promise<void> {
  const old = lt(jobAttachment.uploadedAt, sql`now() - interval '1 day'`);
  return dropWaiting(db, store, jobAttachment, old);
}
