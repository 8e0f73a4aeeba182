import { lt, sql } from 'drizzle-orm';
import { deleteExpiredSolutions } from '#server/captcha/queries.ts';
import type { Db } from '#server/platform/db.ts';
import { deleteOldGuesses } from './guesses.ts';
import { deleteForgottenDevices } from './known-devices.ts';
import { passwordGrant, userSession } from './tables.ts';

/** Deletes what has run out, once a day. */
export async function deleteEndedSessions(db: Db): Promise<void> {
  await db.delete(userSession).where(lt(userSession.expiresAt, sql`now()`));
  await db.delete(passwordGrant).where(lt(passwordGrant.expiresAt, sql`now()`));
  await deleteOldGuesses(db);
  await deleteForgottenDevices(db);
  await deleteExpiredSolutions(db);
}
