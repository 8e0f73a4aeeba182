import { createHmac } from 'node:crypto';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '#server/platform/advisory-locks.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { loadSealKey } from './seal-key.ts';
import { auditEvent, auditSeal } from './tables.ts';

const AT_ONCE = 2_000;
/** More events than are ever written while one transaction is open; the nightly look takes the rest. */
const OVERTAKEN = 50_000;

/** What the chain starts from. */
export const FIRST_SEAL = '';

/**
 * What a seal says of an event: every field, spelled the same on every server and in every session.
 * It is written down here, not as a function in the database, which its owner could exchange.
 */
export const SEALED_CONTENT = sql<string>`jsonb_build_array(
  ${auditEvent.id}, to_char(${auditEvent.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  ${auditEvent.actor}, ${auditEvent.actorId}, ${auditEvent.address}, ${auditEvent.action},
  ${auditEvent.subject}, ${auditEvent.subjectId}, ${auditEvent.subjectName}, ${auditEvent.changes}
)::text`;

export function sealOf(key: Buffer, position: number, before: string, content: string): string {
  return createHmac('sha256', key).update(`${position}\n${before}\n${content}`).digest('base64url');
}

async function findLastSeal(db: Db) {
  const [last] = await db.select().from(auditSeal).orderBy(desc(auditSeal.position)).limit(1);
  return last;
}

/**
 * Seals what was recorded since. Apart from the writing, so that those who write at the same time
 * do not wait for each other; an event whose transaction ended late gets a later place in the chain.
 */
export async function sealEvents(
  db: Db,
  sealing: Sealing,
  { everything = false } = {},
): Promise<number> {
  const newest = (await findLastSeal(db))?.eventId ?? 0;
  let after = everything ? 0 : newest - OVERTAKEN;
  for (let sealed = 0; ; ) {
    const ids = await db.transaction((tx) => sealSome(tx, sealing, after));
    sealed += ids.length;
    if (ids.length < AT_ONCE) return sealed;
    after = ids.at(-1) ?? after;
  }
}

async function sealSome(tx: Db, sealing: Sealing, after: number): Promise<number[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.auditSeals})`);
  const last = await findLastSeal(tx);
  const events = await tx
    .select({ id: auditEvent.id, content: SEALED_CONTENT })
    .from(auditEvent)
    .leftJoin(auditSeal, eq(auditSeal.eventId, auditEvent.id))
    .where(and(isNull(auditSeal.eventId), gt(auditEvent.id, after)))
    .orderBy(auditEvent.id)
    .limit(AT_ONCE);
  if (!events.length) return [];
  const key = await loadSealKey(tx, sealing);
  if (!key) throw new Error('the key of the audit seals is of another secret key');
  let { position, seal } = last ?? { position: 0, seal: FIRST_SEAL };
  const seals = events.map(({ id, content }) => {
    position += 1;
    seal = sealOf(key, position, seal, content);
    return { position, eventId: id, seal };
  });
  await tx.insert(auditSeal).values(seals);
  return events.map(({ id }) => id);
}
