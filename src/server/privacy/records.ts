import { and, desc, inArray, or, sql } from 'drizzle-orm';
import { MOST_OF_A_SOURCE } from '#contract/privacy/kinds.ts';
import type { PersonKeys, PersonRecord, PersonRef } from '#contract/privacy/privacy.ts';
import { parseThaiPhone } from '#contract/thai/phone.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { consentRecord } from '#server/consents/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { DIGESTS } from '#server/platform/person-digests.ts';
import type { PersonSource } from '#server/platform/person-source.ts';
import type { Sealing } from '#server/platform/sealed.ts';

const MOST_SHOWN = 500;

export type Sources = ReadonlyMap<string, PersonSource>;

export async function findPerson(
  db: Db,
  sealing: Sealing,
  sources: Sources,
  keys: PersonKeys,
): Promise<{ records: PersonRecord[]; more: PersonRef['source'][] }> {
  const { idNumber, email } = keys;
  const phone = keys.phone === '' ? '' : (parseThaiPhone(keys.phone) ?? '');
  const digests = (value: string, purpose: string) =>
    value === '' ? [] : sealing.digests(value, purpose);
  const wanted = {
    ...keys,
    idDigests: [DIGESTS.idCard, DIGESTS.companyId].flatMap((purpose) => digests(idNumber, purpose)),
    phoneDigests: digests(phone, DIGESTS.phone),
    emailDigests: digests(email.toLowerCase(), DIGESTS.email),
  };
  const found = await Promise.all(
    [...sources.values()].map(async ({ name: source, find }) => {
      const some = await find(db, wanted, MOST_OF_A_SOURCE + 1);
      return { source, records: some.map((record) => ({ ...record, source })) };
    }),
  );
  return {
    records: found.flatMap(({ records }) => records.slice(0, MOST_OF_A_SOURCE)),
    more: found
      .filter(({ records }) => records.length > MOST_OF_A_SOURCE)
      .map(({ source }) => source),
  };
}

export async function readConsents(db: Db, records: readonly PersonRef[]) {
  const rows = await db
    .select()
    .from(consentRecord)
    .where(
      or(
        ...bySource(records).map(([source, ids]) =>
          and(sql`${consentRecord.source} = ${source}`, inArray(consentRecord.sourceId, ids)),
        ),
      ),
    )
    .orderBy(desc(consentRecord.id))
    .limit(MOST_SHOWN + 1);
  const consents = rows
    .slice(0, MOST_SHOWN)
    .map(({ id: entry, at, source, sourceId, ...consent }) => ({
      ...consent,
      entry,
      source: source as PersonRef['source'],
      id: sourceId,
      at: at.toISOString(),
    }));
  return { consents, more: rows.length > MOST_SHOWN };
}

/** The id under which the record of what was done has it. */
export function markOf(sources: Sources, { source, id }: PersonRef): string {
  return sources.get(source)?.markOf?.(id) ?? String(id);
}

/** What the record of what was done knows about these, newest first. */
export async function readReaders(db: Db, sources: Sources, records: readonly PersonRef[]) {
  const rows = await db
    .select({
      event: auditEvent.id,
      at: auditEvent.at,
      actor: auditEvent.actor,
      action: auditEvent.action,
      subject: auditEvent.subject,
      subjectId: auditEvent.subjectId,
    })
    .from(auditEvent)
    .where(
      or(
        ...bySource(records).map(([source, ids]) =>
          and(
            inArray(auditEvent.subject, [...(sources.get(source)?.windows ?? [])]),
            inArray(
              auditEvent.subjectId,
              ids.map((id) => markOf(sources, { source, id })),
            ),
          ),
        ),
      ),
    )
    .orderBy(desc(auditEvent.id))
    .limit(MOST_SHOWN + 1);
  const readers = rows.slice(0, MOST_SHOWN).map((row) => ({ ...row, at: row.at.toISOString() }));
  return { readers, more: rows.length > MOST_SHOWN };
}

function bySource(records: readonly PersonRef[]): [PersonRef['source'], number[]][] {
  const groups = Map.groupBy(records, ({ source }) => source);
  return [...groups].map(([source, some]) => [source, some.map(({ id }) => id)]);
}
