import { lt, sql } from 'drizzle-orm';
import { deleteExpiredSolutions } from '#server/captcha/queries.ts';
import type { Db } from '#server/platform/db.ts';
import { findUserById } from '#server/users/queries.ts';
import { recordLeft } from './events.ts';
import { deleteOldGuesses } from './guesses.ts';
import { deleteForgottenDevices } from './known-devices.ts';
import { endLeftSessions } from './sessions.ts';
import { passwordGrant, userSession } from './tables.ts';

/** Sessions whose last page was closed have ended, which the record says like any other end. */
export async function signOutWhoLeft(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { userId, address } of await endLeftSessions(tx)) {
      const user = await findUserById(tx, userId);
      if (user) await recordLeft(tx, address, user);
    }
  });
}

/** Deletes what has run out, once a day. */
export async function deleteEndedSessions(db: Db): Promise<void> {
  await db.delete(userSession).where(lt(userSession.expiresAt, sql`now()`));
  await db.delete(passwordGrant).where(lt(passwordGrant.expiresAt, sql`now()`));
  await deleteOldGuesses(db);
  await deleteForgottenDevices(db);
  await deleteExpiredSolutions(db);
}
