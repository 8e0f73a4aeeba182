import { sql } from 'drizzle-orm';
import { brokenPasswordRules } from '#contract/users/passwords.ts';
import { ADVISORY_LOCKS } from '#server/platform/advisory-locks.ts';
import type { Db } from '#server/platform/db.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { findAdministrators } from '#server/rights/queries.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, makePassword } from './passwords.ts';
import { appUser } from './tables.ts';

export const FIRST_ADMINISTRATOR = 'admin';

export type FirstPassword = { password: string; temporary: boolean };

/** A random one is temporary and must be changed; a given one is the operator's own. */
export function chooseFirstPassword(given: string | undefined): FirstPassword {
  if (given === undefined) return { password: makePassword(), temporary: true };
  if (brokenPasswordRules(given).length > 0)
    throw new StartupError(
      'ADMIN_PASSWORD is too weak: set it to 8 to 26 characters with a digit, a lowercase letter, an uppercase letter and a special character.',
    );
  if (isCommonPassword(given, FIRST_ADMINISTRATOR))
    throw new StartupError(
      'ADMIN_PASSWORD is one that is guessed early: set it to something that is not made of common words, names, years and keys in a row.',
    );
  return { password: given, temporary: false };
}

/** Makes the user `admin` where there is no user at all. Answers whether it did. */
export async function makeFirstAdministrator(
  db: Db,
  { password, temporary }: FirstPassword,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.firstAdministrator})`);
    const [existing] = await tx.select({ id: appUser.id }).from(appUser).limit(1);
    if (existing) return false;
    await tx.insert(appUser).values({
      userId: FIRST_ADMINISTRATOR,
      firstName: 'Administrator',
      lastName: '',
      passwordHash: await hashPassword(password),
      passwordTemporary: temporary,
      groupId: (await findAdministrators(tx))?.id ?? null,
    });
    return true;
  });
}
