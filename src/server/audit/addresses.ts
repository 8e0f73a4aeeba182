import { createHmac } from 'node:crypto';
import { and, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ADVISORY_LOCKS } from '#server/platform/advisory-locks.ts';
import type { Db } from '#server/platform/db.ts';
import type { Cleared, Retention } from '#server/platform/person-source.ts';
import { olderThan, retentionOf } from '#server/platform/retention.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { loadSealKey } from './seal-key.ts';
import { FIRST_SEAL, SEALED_CONTENT, sealOf } from './seals.ts';
import { auditEvent, auditRemoval, auditSeal } from './tables.ts';

/** That the address of a sealed event was removed by the program, and nothing else with it. */
export function removalMark(key: Buffer, seal: string, content: string): string {
  return createHmac('sha256', key).update(`removed\n${seal}\n${content}`).digest('base64url');
}

/** Where somebody was is forgotten after a time; what was done stays, and so does its seal. */
export function auditAddressRetention(sealing: Sealing): Retention {
  return retentionOf({
    rule: 'audit_address',
    days: ({ retention_audit_address_days }) => retention_audit_address_days,
    table: auditEvent,
    id: auditEvent.id,
    title: sql`${auditEvent.action} || ' ' || ${auditEvent.subject}`,
    at: auditEvent.at,
    isOld: (days) => and(ne(auditEvent.address, ''), olderThan(auditEvent.at, days)),
    clearSome: async (db, days, most, after) => {
      const behind = and(ne(auditEvent.address, ''), olderThan(auditEvent.at, days));
      const old = after ? and(behind, gt(auditEvent.id, after.id)) : behind;
      return db.transaction((tx) => removeSome(tx, sealing, old, most));
    },
  });
}

async function removeSome(
  tx: Db,
  sealing: Sealing,
  old: SQL | undefined,
  most: number,
): Promise<Cleared> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.auditSeals})`);
  const key = await loadSealKey(tx, sealing);
  if (!key) return { cleared: 0, last: undefined };
  const before = alias(auditSeal, 'seal_before');
  const rows = await tx
    .select({
      id: auditEvent.id,
      at: sql<string>`${auditEvent.at}::text`,
      position: auditSeal.position,
      seal: auditSeal.seal,
      before: before.seal,
      content: SEALED_CONTENT,
    })
    .from(auditEvent)
    .innerJoin(auditSeal, eq(auditSeal.eventId, auditEvent.id))
    .leftJoin(before, eq(before.position, sql`${auditSeal.position} - 1`))
    .where(old)
    .orderBy(auditEvent.id)
    .limit(most);
  // What somebody changed is not made right by forgetting: it stays as it is, for the look to find.
  const sound = rows.filter(
    ({ position, seal, content, before: last }) =>
      sealOf(key, position, last ?? FIRST_SEAL, content) === seal,
  );
  await forget(tx, key, new Map(sound.map(({ id, seal }) => [id, seal])));
  return { cleared: sound.length, last: rows.at(-1) };
}

async function forget(tx: Db, key: Buffer, seals: ReadonlyMap<number, string>): Promise<void> {
  if (seals.size === 0) return;
  const emptied = await tx
    .update(auditEvent)
    .set({ address: '' })
    .where(inArray(auditEvent.id, [...seals.keys()]))
    .returning({ eventId: auditEvent.id, content: SEALED_CONTENT });
  await tx.insert(auditRemoval).values(
    emptied.map(({ eventId, content }) => ({
      eventId,
      mark: removalMark(key, seals.get(eventId) ?? '', content),
    })),
  );
}
