import { and, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm';
import { openPersonal, personalColumns } from '#server/applications/personal.ts';
import { application, applicationDraft, applicationFile } from '#server/applications/tables.ts';
import type { FileStore } from '#server/files/store.ts';
import { dropWaiting } from '#server/files/waiting-uploads.ts';
import type { Db } from '#server/platform/db.ts';
import { ifOpens, type Sealing } from '#server/platform/sealed.ts';
import { draftDigests, openDraftColumns } from './draft-content.ts';

const AT_ONCE = 500;

/** Drops forms whose time is over, and what was uploaded a day ago for no form that is kept. */
export async function cleanApplying(db: Db, store: FileStore): Promise<void> {
  await db.delete(applicationDraft).where(lt(applicationDraft.expiresAt, sql`now()`));
  const kept = db
    .select({ id: applicationDraft.id })
    .from(applicationDraft)
    .where(sql`${applicationDraft.id} = ${applicationFile.draftId}`);
  const old = lt(applicationFile.uploadedAt, sql`now() - interval '1 day'`);
  await dropWaiting(db, store, applicationFile, and(old, notExists(kept)));
}

/** Forms that were kept before there were digests: the privacy desk finds them too. */
export async function digestOldDrafts(db: Db, sealing: Sealing): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(applicationDraft)
      .where(and(isNull(applicationDraft.emailDigest), gt(applicationDraft.number, after)))
      .orderBy(applicationDraft.number)
      .limit(AT_ONCE);
    for (const { number, ...row } of rows) {
      // One that no key opens is passed over: it can be found by nobody.
      const draft = ifOpens(() => openDraftColumns(sealing, row));
      if (!draft) continue;
      await db
        .update(applicationDraft)
        .set(draftDigests(sealing, draft))
        // Kept anew in the meantime, it has its digests.
        .where(and(eq(applicationDraft.number, number), isNull(applicationDraft.emailDigest)));
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.number ?? after;
  }
}

/** Companies whose contact’s address had no digest: the privacy desk finds them too. */
export async function digestOldContacts(db: Db, sealing: Sealing): Promise<void> {
  const unseen = isNull(application.contactEmailDigest);
  for (let after = 0; ; ) {
    const rows = await db
      .select({ id: application.id, personal: application.personal })
      .from(application)
      .where(and(unseen, gt(application.id, after)))
      .orderBy(application.id)
      .limit(AT_ONCE);
    for (const row of rows) {
      const personal = ifOpens(() => openPersonal(sealing, row));
      if (!personal) continue;
      const { contactEmailDigest } = personalColumns(sealing, personal);
      await db
        .update(application)
        .set({ contactEmailDigest })
        .where(and(eq(application.id, row.id), unseen, eq(application.personal, row.personal)));
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? after;
  }
}
