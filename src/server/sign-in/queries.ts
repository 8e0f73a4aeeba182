import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { appUser } from '#server/users/tables.ts';
import { endSessionsOf } from './sessions.ts';
import { passwordGrant, signInGuard, userSession } from './tables.ts';

export const WRONG_ATTEMPTS = 5;
export const LOCK_MINUTES = 10;

/**
 * Counts an attempt and answers whether it may be evaluated. Counted before the password is
 * checked, so parallel guesses cannot dodge the lockout.
 */
export async function countAttempt(db: Db, userId: string, origin: string): Promise<boolean> {
  const rested = sql`${signInGuard.lastAt} < now() - make_interval(mins => ${LOCK_MINUTES})`;
  const [guard] = await db
    .insert(signInGuard)
    .values({ userId, origin, attempts: 1, lastAt: sql`now()` })
    .onConflictDoUpdate({
      target: [signInGuard.userId, signInGuard.origin],
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

/** The user's own new password ends every session that the old one opened. */
export async function replacePassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await db
    .update(appUser)
    .set({ passwordHash, passwordTemporary: false, passwordChangedAt: sql`now()` })
    .where(eq(appUser.id, id));
  await endSessionsOf(db, id);
}

export async function deleteEndedSessions(db: Db): Promise<void> {
  await db.delete(userSession).where(lt(userSession.expiresAt, sql`now()`));
  await db.delete(passwordGrant).where(lt(passwordGrant.expiresAt, sql`now()`));
  await db
    .delete(signInGuard)
    .where(lt(signInGuard.lastAt, sql`now() - make_interval(mins => ${LOCK_MINUTES})`));
}
