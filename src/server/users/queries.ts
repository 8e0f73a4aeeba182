import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { LOCK_MINUTES, SESSION_HOURS, WRONG_ATTEMPTS } from './rules.ts';
import { appUser, passwordGrant, signInGuard, userSession } from './tables.ts';

export async function findUser(db: Db, userId: string) {
  const [user] = await db.select().from(appUser).where(eq(appUser.userId, userId));
  return user;
}

/**
 * Counts an attempt and answers whether it may be evaluated. Counted before the password is
 * checked, so parallel guesses cannot dodge the lockout.
 */
export async function countAttempt(db: Db, userId: string): Promise<boolean> {
  const rested = sql`${signInGuard.lastAt} < now() - make_interval(mins => ${LOCK_MINUTES})`;
  const [guard] = await db
    .insert(signInGuard)
    .values({ userId, attempts: 1, lastAt: sql`now()` })
    .onConflictDoUpdate({
      target: signInGuard.userId,
      set: {
        attempts: sql`case when ${rested} then 1 else least(${signInGuard.attempts} + 1, ${WRONG_ATTEMPTS + 1}) end`,
        // While locked the clock stands still: the wait ends although attempts go on.
        lastAt: sql`case when ${rested} or ${signInGuard.attempts} < ${WRONG_ATTEMPTS} then now() else ${signInGuard.lastAt} end`,
      },
    })
    .returning({ attempts: signInGuard.attempts });
  return guard !== undefined && guard.attempts <= WRONG_ATTEMPTS;
}

export async function forgetAttempts(db: Db, userId: string): Promise<void> {
  await db.delete(signInGuard).where(eq(signInGuard.userId, userId));
}

export async function openSession(db: Db, userId: number) {
  const expiresAt = sql<Date>`date_trunc('second', now()) + make_interval(hours => ${SESSION_HOURS})`;
  const [session] = await db
    .insert(userSession)
    .values({ userId, expiresAt })
    .returning({ id: userSession.id, expiresAt: userSession.expiresAt });
  if (!session) throw new Error('The session was not written.');
  return session;
}

/** The user's own new password ends every session that the old one opened. */
export async function replacePassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await db
    .update(appUser)
    .set({ passwordHash, passwordTemporary: false, passwordChangedAt: sql`now()` })
    .where(eq(appUser.id, id));
  await db.delete(userSession).where(eq(userSession.userId, id));
  await db.delete(passwordGrant).where(eq(passwordGrant.userId, id));
}

/** The session and its user, while both still hold. */
export async function findLiveSession(db: Db, sessionId: string) {
  const [found] = await db
    .select({ sessionId: userSession.id, user: appUser })
    .from(userSession)
    .innerJoin(appUser, eq(appUser.id, userSession.userId))
    .where(
      and(
        eq(userSession.id, sessionId),
        gt(userSession.expiresAt, sql`now()`),
        eq(appUser.enabled, true),
      ),
    );
  return found;
}

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(userSession).where(eq(userSession.id, sessionId));
}

export async function deleteEndedSessions(db: Db): Promise<void> {
  await db.delete(userSession).where(lt(userSession.expiresAt, sql`now()`));
  await db.delete(passwordGrant).where(lt(passwordGrant.expiresAt, sql`now()`));
  await db
    .delete(signInGuard)
    .where(lt(signInGuard.lastAt, sql`now() - make_interval(mins => ${LOCK_MINUTES})`));
}
