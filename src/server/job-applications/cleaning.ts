import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { FileStore } from '#server/files/store.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { PLAIN_PHONE, sealPlainPhones } from '#server/platform/sealed-phone.ts';
import { jobApplication, jobAttachment } from './tables.ts';

const AT_ONCE = 200;

/** Deletes applications that are older than so many days, with what was sent along. */
export async function deleteOldApplications(db: Db, store: FileStore, days: number): Promise<void> {
  const old = lt(jobApplication.createdAt, sql`now() - make_interval(days => ${days}::int)`);
  for (;;) {
    const rows = await db
      .select({ id: jobApplication.id })
      .from(jobApplication)
      .where(old)
      .limit(AT_ONCE);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    const files = await db.transaction(async (tx) => {
      const attached = await tx
        .delete(jobAttachment)
        .where(inArray(jobAttachment.applicationId, ids))
        .returning({ fileKey: jobAttachment.fileKey });
      await tx.delete(jobApplication).where(and(inArray(jobApplication.id, ids), old));
      return attached;
    });
    for (const { fileKey } of files) await store.remove(fileKey);
  }
}

/** Numbers that came in before numbers were sealed. */
export function sealPlainNumbers(db: Db, sealing: Sealing): Promise<void> {
  return sealPlainPhones(sealing, {
    readPlain: (most) =>
      db
        .select({ id: jobApplication.id, phone: jobApplication.phone })
        .from(jobApplication)
        .where(sql`${jobApplication.phone} ~ ${PLAIN_PHONE}`)
        .limit(most),
    write: (id, phone) =>
      db
        .update(jobApplication)
        .set({ phone: phone.sealed, phoneMask: phone.mask, phoneDigest: phone.digest })
        .where(eq(jobApplication.id, id)),
  });
}
