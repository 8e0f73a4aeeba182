import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '#server/platform/advisory-locks.ts';
import type { Db } from '#server/platform/db.ts';
import { hashPassword, makePassword } from './passwords.ts';
import { appUser } from './tables.ts';

export const FIRST_ADMINISTRATOR = 'admin';

/**
 * Makes the user `admin` where there is no user at all. Answers the password to print: a random
 * one is temporary and must be changed, a given one is the operator's own and is not printed.
 */
export async function makeFirstAdministrator(
  db: Db,
  givenPassword: string | undefined,
): Promise<{ password: string | undefined } | undefined> {
  const password = givenPassword ?? makePassword();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.firstAdministrator})`);
    const [existing] = await tx.select({ id: appUser.id }).from(appUser).limit(1);
    if (existing) return undefined;
    await tx.insert(appUser).values({
      userId: FIRST_ADMINISTRATOR,
      firstName: 'Administrator',
      lastName: '',
      passwordHash: await hashPassword(password),
      passwordTemporary: givenPassword === undefined,
      administrator: true,
    });
    return { password: givenPassword === undefined ? password : undefined };
  });
}
