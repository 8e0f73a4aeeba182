import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { userGroup } from '#server/rights/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { passwordGrant, userSession } from './tables.ts';

type Device = { browser: string; address: string };

export async function openSession(db: Db, userId: number, hours: number, device: Device) {
  const expiresAt = sql<Date>`date_trunc('second', now()) + make_interval(hours => ${hours})`;
  const [session] = await db
    .insert(userSession)
    .values({ userId, expiresAt, ...device })
    .returning({ id: userSession.id, expiresAt: userSession.expiresAt });
  if (!session) throw new Error('The session was not written.');
  return session;
}

/** The session with its user and group, while all of them hold. */
export async function findLiveSession(db: Db, sessionId: string, idleMinutes: number) {
  const [found] = await db
    .select({
      sessionId: userSession.id,
      lastSeenAt: userSession.lastSeenAt,
      expiresAt: userSession.expiresAt,
      user: appUser,
      group: userGroup,
    })
    .from(userSession)
    .innerJoin(appUser, eq(appUser.id, userSession.userId))
    .leftJoin(userGroup, eq(userGroup.id, appUser.groupId))
    .where(
      and(
        eq(userSession.id, sessionId),
        gt(userSession.expiresAt, sql`now()`),
        gt(userSession.lastSeenAt, sql`now() - make_interval(mins => ${idleMinutes})`),
        eq(appUser.enabled, true),
        isNull(appUser.deletedAt),
      ),
    );
  return found;
}

const AWAKE_MS = 60_000;

/** Once a minute is often enough to know that a session is in use. */
export async function keepSessionAwake(db: Db, sessionId: string, seenAt: Date): Promise<void> {
  if (Date.now() - seenAt.getTime() < AWAKE_MS) return;
  await db.update(userSession).set({ lastSeenAt: sql`now()` }).where(eq(userSession.id, sessionId));
}

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(userSession).where(eq(userSession.id, sessionId));
}

/** Every session of a user, and every leave to set a password. */
export async function endSessionsOf(db: Db, userId: number): Promise<void> {
  await db.delete(userSession).where(eq(userSession.userId, userId));
  await db.delete(passwordGrant).where(eq(passwordGrant.userId, userId));
}
