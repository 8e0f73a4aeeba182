import { desc, eq, gt, sql } from 'drizzle-orm';
import type { AuditFault } from '#contract/audit/audit.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { removalMark } from './addresses.ts';
import { loadSealKey } from './seal-key.ts';
import { FIRST_SEAL, SEALED_CONTENT, sealOf } from './seals.ts';
import { auditCheck, auditEvent, auditRemoval, auditSeal } from './tables.ts';

const AT_ONCE = 5_000;
/** A million events are looked at again within three weeks, and each night takes seconds. */
const LOOKED_AT_AGAIN = 50_000;

type SealCheck = {
  /** The last seal that is right. */
  position: number;
  seal: string;
  until: Date | null;
  fault: AuditFault | null;
  brokenEventId: number | null;
  /** How far the older part was looked through once more. */
  lookedAgainTo: number;
};

const START: SealCheck = {
  position: 0,
  seal: FIRST_SEAL,
  until: null,
  fault: null,
  brokenEventId: null,
  lookedAgainTo: 0,
};

/** Looks through the whole chain, up to the first thing that is wrong. */
export async function checkSeals(db: Db, sealing: Sealing): Promise<SealCheck> {
  const known = await findLastCheck(db);
  const key = await loadSealKey(db, sealing);
  if (!key) return { ...START, fault: 'key' };
  const found = await walk(db, key, START, known);
  if (found.fault) return found;
  return known && known.position > found.position ? { ...found, fault: 'cut' } : found;
}

/**
 * Looks on from the last seal that was right, and through a part of what lies before it once more, so
 * that every part is looked at again and again. Where something was or is wrong, it looks at all.
 */
export async function checkFurther(db: Db, sealing: Sealing): Promise<SealCheck> {
  const [known, last] = [await findLastCheck(db), await findNewestCheck(db)];
  const key = await loadSealKey(db, sealing);
  if (!key || !known || !last || last.fault) return checkSeals(db, sealing);
  if ((await readSeal(db, known.position)) !== known.seal) return checkSeals(db, sealing);
  const found = await walk(db, key, { ...START, ...known });
  if (found.fault) return found;

  const isShort = known.position <= LOOKED_AT_AGAIN;
  const from = isShort || last.lookedAgainTo >= known.position ? 0 : last.lookedAgainTo;
  const until = Math.min(from + LOOKED_AT_AGAIN, known.position);
  const seal = from === 0 ? FIRST_SEAL : await readSeal(db, from);
  if (seal === undefined) return checkSeals(db, sealing);
  const again = await walk(db, key, { ...START, position: from, seal }, undefined, until);
  if (again.fault || again.position < until) return checkSeals(db, sealing);
  return { ...found, lookedAgainTo: until };
}

async function walk(
  db: Db,
  key: Buffer,
  start: SealCheck,
  known?: { position: number; seal: string },
  until = Number.POSITIVE_INFINITY,
): Promise<SealCheck> {
  const sound = { ...start };
  while (sound.position < until) {
    const most = Math.min(AT_ONCE, until - sound.position);
    const links = await readLinks(db, sound.position, most);
    for (const { position, seal, eventId, at, content, mark } of links) {
      const fault = faultOf(key, sound, { position, seal, content, mark });
      if (fault) return { ...sound, fault, brokenEventId: fault === 'cut' ? null : eventId };
      // What an earlier look saw at this place must still stand there.
      if (position === known?.position && seal !== known.seal) return { ...sound, fault: 'cut' };
      Object.assign(sound, { position, seal, until: at });
    }
    if (links.length < most) break;
  }
  return sound;
}

async function readSeal(db: Db, position: number): Promise<string | undefined> {
  if (position === 0) return FIRST_SEAL;
  const [found] = await db
    .select({ seal: auditSeal.seal })
    .from(auditSeal)
    .where(eq(auditSeal.position, position));
  return found?.seal;
}

/** A seal, with its event as it stands now. */
async function readLinks(db: Db, after: number, most: number) {
  return db
    .select({
      position: auditSeal.position,
      seal: auditSeal.seal,
      eventId: auditSeal.eventId,
      at: auditEvent.at,
      mark: auditRemoval.mark,
      content: sql<
        string | null
      >`case when ${auditEvent.id} is not null then ${SEALED_CONTENT} end`,
    })
    .from(auditSeal)
    .leftJoin(auditEvent, eq(auditEvent.id, auditSeal.eventId))
    .leftJoin(auditRemoval, eq(auditRemoval.eventId, auditSeal.eventId))
    .where(gt(auditSeal.position, after))
    .orderBy(auditSeal.position)
    .limit(most);
}

function faultOf(
  key: Buffer,
  before: { position: number; seal: string },
  link: { position: number; seal: string; content: string | null; mark: string | null },
): AuditFault | undefined {
  if (link.position !== before.position + 1) return 'cut';
  if (link.content === null) return 'removed';
  const sound =
    link.mark === null
      ? sealOf(key, link.position, before.seal, link.content) === link.seal
      : removalMark(key, link.seal, link.content) === link.mark;
  return sound ? undefined : 'changed';
}

/** The furthest that a look got without a fault: what was sound once has to stay. */
async function findLastCheck(db: Db) {
  const [last] = await db
    .select({ position: auditCheck.position, seal: auditCheck.seal, until: auditCheck.until })
    .from(auditCheck)
    .orderBy(desc(auditCheck.position), desc(auditCheck.id))
    .limit(1);
  return last;
}

async function findNewestCheck(db: Db) {
  const [newest] = await db.select().from(auditCheck).orderBy(desc(auditCheck.id)).limit(1);
  return newest;
}

export async function recordCheck(db: Db, check: SealCheck): Promise<void> {
  await db.insert(auditCheck).values(check);
}

/** For the screen: how far the record is sealed, and what the last look found. */
export async function readChain(db: Db) {
  const [last] = await db
    .select({ position: auditSeal.position })
    .from(auditSeal)
    .orderBy(desc(auditSeal.position))
    .limit(1);
  const check = await findNewestCheck(db);
  return {
    sealed: last?.position ?? 0,
    lastCheck: check
      ? {
          at: check.at.toISOString(),
          until: check.until?.toISOString() ?? null,
          events: check.position,
          fault: check.fault,
          brokenEventId: check.brokenEventId,
        }
      : null,
  };
}
