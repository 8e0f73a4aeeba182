import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';

/** What users must know about signing in; sign-in knows, and is handed in. */
export type SignInFacts = {
  /** Ends every session of a user, and every leave to set a password. */
  endSessionsOf(tx: Db, userId: number): Promise<unknown>;
  /** Takes back the links to set a password that were mailed to a user. */
  dropMailedGrants(tx: Db, userId: number): Promise<unknown>;
  /** Forgets the wrong guesses under a user's name. */
  unlock(tx: Db, userName: string): Promise<unknown>;
  /** Whether too many wrong guesses were made under the name of a row of users. */
  locked(): Promise<SQL<boolean>>;
  /** Whether a row of users has a second factor in use. */
  hasSecondFactor(): SQL<boolean>;
  removeSecondFactor(tx: Db, userId: number): Promise<unknown>;
  /** How many sessions of a row of users are open. */
  openSessions(): Promise<SQL<number>>;
};
