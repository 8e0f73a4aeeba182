import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { factsOf } from '#server/applications/file-facts.ts';
import type { CaseFacts } from '#server/applications/parts.ts';
import { applicationDraft, applicationFile } from '#server/applications/tables.ts';
import { queueRemoval } from '#server/files/removal.ts';
import { byDigests } from '#server/platform/person-search.ts';
import type { PersonSource } from '#server/platform/person-source.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { openDraftColumns, typedFields } from './draft-content.ts';
import { readableDraft } from './draft-readable.ts';

const Text = z.string().catch('');
const Names = z.object({ companyName: Text, firstName: Text, lastName: Text });

/** Forms that were begun and kept for later. Everything in them lies sealed, names as well. */
export function draftSource(sealing: Sealing, readChoices: CaseFacts['readChoices']): PersonSource {
  return {
    name: 'applicationDraft',
    windows: ['RegisterMaint'],
    markOf: (id) => `draft ${id}`,
    find: async (db, wanted, most) => {
      const draft = applicationDraft;
      const places = {
        ids: [draft.idCardDigest, draft.companyIdDigest],
        phones: [draft.phoneDigest, draft.contactPhoneDigest],
        emails: [draft.emailDigest, draft.typedEmailDigest, draft.contactEmailDigest],
      };
      const found = byDigests(places, wanted);
      if (!found) return [];
      const rows = await db.select().from(draft).where(found).orderBy(draft.number).limit(most);
      return rows.map((row) => ({
        id: row.number,
        title: row.id.slice(0, 8).toUpperCase(),
        name: nameIn(openDraftColumns(sealing, row).content),
        at: row.updatedAt.toISOString(),
        fate: 'erase',
        reason: 'draft',
      }));
    },
    read: async (db, id) => {
      const [row] = await db.select().from(applicationDraft).where(eq(applicationDraft.number, id));
      if (!row) return undefined;
      const { email, content } = openDraftColumns(sealing, row);
      const files = await db
        .select()
        .from(applicationFile)
        .where(and(eq(applicationFile.draftId, row.id), isNull(applicationFile.applicationId)))
        .orderBy(applicationFile.id);
      return {
        keptAt: row.updatedAt,
        expiresAt: row.expiresAt,
        linkEmail: email,
        language: row.language,
        ...(await readableDraft(content, await readChoices(db))),
        files: files.map(factsOf),
      };
    },
    forget: async (tx, id) => {
      const [row] = await tx
        .select({ id: applicationDraft.id })
        .from(applicationDraft)
        .where(eq(applicationDraft.number, id));
      if (!row) return 'gone';
      // Files first, as sending does: at the same time neither waits for the other.
      const files = await tx
        .delete(applicationFile)
        .where(and(eq(applicationFile.draftId, row.id), isNull(applicationFile.applicationId)))
        .returning({ fileKey: applicationFile.fileKey });
      await queueRemoval(
        tx,
        files.map(({ fileKey }) => fileKey),
      );
      const gone = await tx
        .delete(applicationDraft)
        .where(eq(applicationDraft.number, id))
        .returning({ id: applicationDraft.id });
      return gone.length > 0 ? 'erased' : 'gone';
    },
    // Consent is given when the form is sent.
    withdraw: async () => false,
  };
}

function nameIn(content: string): string {
  const { companyName, firstName, lastName } = Names.parse(typedFields(content) ?? {});
  return [companyName, firstName, lastName].filter(Boolean).join(' ');
}
