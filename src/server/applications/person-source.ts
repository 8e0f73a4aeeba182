import { and, eq, isNull, or } from 'drizzle-orm';
import { isOpenStatus } from '#contract/applications/states.ts';
import { CaseResource } from '#contract/cases/case-shapes.ts';
import { RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import { recordConsents } from '#server/consents/record.ts';
import { byDigests } from '#server/platform/person-search.ts';
import type { PersonSource } from '#server/platform/person-source.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { contains } from '#server/platform/search.ts';
import { anonymise } from './anonymise.ts';
import { type CopyFacts, readCopy } from './person-copy.ts';
import { application } from './tables.ts';

type Row = typeof application.$inferSelect;

const DIGESTED = {
  ids: [application.idCardDigest, application.companyIdDigest],
  phones: [application.phoneDigest, application.contactPhoneDigest],
  emails: [application.emailDigest, application.contactEmailDigest],
};

/** Whoever looks at one leaves the mark at the window that they looked into. */
const WINDOWS = [
  RESOURCE_WINDOWS.application,
  ...CaseResource.exclude(['application']).options.map((resource) => RESOURCE_WINDOWS[resource]),
] as const;

/** Loan applications. What is not decided stays; what became a loan stays as long as the law asks. */
export function applicationSource(sealing: Sealing, knowledge: CopyFacts): PersonSource {
  return {
    name: 'application',
    windows: WINDOWS,
    find: async (db, wanted, most) => {
      const { name } = wanted;
      const found = or(
        byDigests(DIGESTED, wanted),
        name ? contains(application.searchText, name, { marked: true }) : undefined,
      );
      const rows = await db
        .select()
        .from(application)
        .where(and(found, isNull(application.anonymisedAt)))
        .orderBy(application.id)
        .limit(most);
      return rows.map((row) => ({
        id: row.id,
        title: row.reference,
        name: [row.companyName, row.firstName, row.lastName].filter(Boolean).join(' '),
        at: row.createdAt.toISOString(),
        ...fateOf(row),
      }));
    },
    read: (db, id) => readCopy(db, sealing, knowledge, id),
    forget: async (tx, id) => {
      const [row] = await tx.select().from(application).where(eq(application.id, id)).for('update');
      if (!row || row.anonymisedAt) return 'gone';
      if (fateOf(row).fate === 'keep') return 'kept';
      await anonymise(tx, sealing, [id]);
      return 'anonymised';
    },
    withdraw: async (tx, id) => {
      const [row] = await tx
        .update(application)
        .set({ marketing: false })
        .where(and(eq(application.id, id), eq(application.marketing, true)))
        .returning();
      if (!row) return false;
      const { policyVersion: textVersion, language } = row;
      await recordConsents(tx, [
        {
          source: 'application',
          sourceId: id,
          purpose: 'marketing',
          given: false,
          textVersion,
          language,
          channel: 'staff',
        },
      ]);
      return true;
    },
  };
}

/** What lies in the bin is over, whatever its status says. */
function fateOf({ status, approvedAmount, deletedAt }: Row) {
  if (isOpenStatus(status) && !deletedAt) return { fate: 'keep', reason: 'in_progress' } as const;
  if (approvedAmount !== null) return { fate: 'keep', reason: 'contract' } as const;
  return { fate: 'anonymise', reason: 'figures' } as const;
}
