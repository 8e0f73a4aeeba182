import { and, asc, eq, gt, gte, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { openPersonal } from '#server/applications/personal.ts';
import { application } from '#server/applications/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { ifOpens, type Sealing } from '#server/platform/sealed.ts';
import type { RecipientSource, SmsParts, SourceFilter } from '#server/sms/parts.ts';

const PAGE = 2_000;

/** Days in Thailand, both included. */
function within(column: PgColumn, { from, until }: SourceFilter): SQL | undefined {
  const day = (date: string, shift: string) =>
    sql`(${date}::date + ${shift}::interval)::timestamp at time zone 'Asia/Bangkok'`;
  return and(
    from ? gte(column, day(from, '0 days')) : undefined,
    until ? lt(column, day(until, '1 day')) : undefined,
  );
}

/** Whatever language somebody reads, messages come in Thai or English. */
function spokenBy(column: PgColumn, { language }: SourceFilter): SQL | undefined {
  if (!language) return undefined;
  return language === 'th' ? eq(column, 'th') : ne(column, 'th');
}

/** Who agreed, and has not taken that back since. */
const AGREES = and(
  eq(application.marketing, true),
  isNull(application.deletedAt),
  isNull(application.anonymisedAt),
);

/** Applicants who agreed to hear from us; their numbers lie sealed. */
export const applicationRecipients = (sealing: Sealing): RecipientSource =>
  async function* (db, filter) {
    for (let after = 0; ; ) {
      const rows = await readApplications(db, filter, after);
      const last = rows.at(-1);
      if (!last) return;
      yield rows.map((row) => ({
        // One that cannot be read is left out and counted, like a number that is none.
        phone: ifOpens(() => openPersonal(sealing, row))?.phone ?? '',
        name: row.firstName,
        ref: row.reference,
        language: row.language === 'th' ? ('th' as const) : ('en' as const),
      }));
      after = last.id;
    }
  };

function readApplications(db: Db, filter: SourceFilter, after: number) {
  return db
    .select({
      id: application.id,
      personal: application.personal,
      firstName: application.firstName,
      reference: application.reference,
      language: application.language,
    })
    .from(application)
    .where(
      and(
        gt(application.id, after),
        AGREES,
        within(application.createdAt, filter),
        spokenBy(application.language, filter),
      ),
    )
    .orderBy(asc(application.id))
    .limit(PAGE);
}

/** Nobody agreed to SMS by the contact form: lists of before hold people who agreed to e-mail. */
export const stillAgrees: SmsParts['stillAgrees'] = async (db, kind, digests) => {
  if (kind === 'messages' || digests.length === 0) return new Set();
  const rows = await db
    .select({ digest: application.phoneDigest })
    .from(application)
    .where(and(inArray(application.phoneDigest, digests), AGREES));
  return new Set(rows.map(({ digest }) => digest));
};
