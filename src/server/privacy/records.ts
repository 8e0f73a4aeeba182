import { and, desc, inArray, or, sql } from 'drizzle-orm';
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
): Promise<PersonRecord[]> {
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
    [...sources.values()].map(async (source) =>
      (await source.find(db, wanted)).map((record) => ({ ...record, source: source.name })),
    ),
  );
  return found.flat();
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
    .limit(MOST_SHOWN);
  return rows.map(({ id: entry, at, source, sourceId, ...consent }) => ({
    ...consent,
    entry,
    source: source as PersonRef['source'],
    id: sourceId,
    at: at.toISOString(),
  }));
}

/** The id under which the record of what was done has it. */
export function markOf(sources: Sources, { source, id }: PersonRef): string {
  return sources.get(source)?.markOf?.(id) ?? String(id);
}

/** Everything that the record of what was done knows about these. */
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
    .limit(MOST_SHOWN);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

function bySource(records: readonly PersonRef[]): [PersonRef['source'], number[]][] {
  const groups = Map.groupBy(records, ({ source }) => source);
  return [...groups].map(([source, some]) => [source, some.map(({ id }) => id)]);
}
