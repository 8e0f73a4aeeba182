import { and, asc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { letterLanguage } from '#server/mail/event.ts';
import type { Db } from '#server/platform/db.ts';
import { ifOpens, type Sealing } from '#server/platform/sealed.ts';
import { openPersonal } from './personal.ts';
import { application, OPEN } from './tables.ts';

/** Whose application is under way and who agreed to an older version of the policy. */
const agreedBefore = (version: number): SQL | undefined =>
  and(
    OPEN,
    lt(application.policyVersion, version),
    isNull(application.deletedAt),
    isNull(application.anonymisedAt),
  );

const select = (db: Db) =>
  db
    .select({
      id: application.id,
      reference: application.reference,
      language: application.language,
      personal: application.personal,
    })
    .from(application);

/** The applicant, or who speaks for the company; empty where neither gave an address. */
export function addressOf(sealing: Sealing, row: { personal: string }): string {
  const { email, contactEmail } = openPersonal(sealing, row);
  return email || contactEmail;
}

/** Applicants, who are told when the policy for personal data asks again. */
export const applicantsAsReaders = {
  /** Addresses, not applications. */
  async count(db: Db, version: number) {
    const address = sql`coalesce(${application.emailDigest}, nullif(${application.contactEmailDigest}, ''))`;
    const [row] = await db
      .select({ count: sql<number>`count(distinct ${address})::int` })
      .from(application)
      .where(agreedBefore(version));
    return row?.count ?? 0;
  },

  async page(db: Db, sealing: Sealing, version: number, from: { after: number; most: number }) {
    const rows = await select(db)
      .where(and(gt(application.id, from.after), agreedBefore(version)))
      .orderBy(asc(application.id))
      .limit(from.most);
    return rows.map((row) => ({
      id: row.id,
      // One that cannot be read does not keep the others from being told.
      to: ifOpens(() => addressOf(sealing, row)) ?? '',
      language: letterLanguage(row),
    }));
  },

  async find(db: Db, sealing: Sealing, version: number, id: number) {
    const [row] = await select(db).where(and(eq(application.id, id), agreedBefore(version)));
    const to = row && addressOf(sealing, row);
    if (!row || !to) return undefined;
    return { to, language: letterLanguage(row), values: { reference: row.reference } };
  },
};
