import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { languageOf } from './language.ts';
import { nameOf } from './letter-name.ts';
import { appUser } from './tables.ts';

/** Those of these users who can be written to, and how. */
export async function findReachable(db: Db, userIds: readonly string[]) {
  const users = await db
    .select()
    .from(appUser)
    .where(
      and(
        inArray(appUser.userId, [...userIds]),
        eq(appUser.enabled, true),
        isNull(appUser.deletedAt),
        isNotNull(appUser.email),
      ),
    );
  return users.flatMap((user) =>
    user.email
      ? { userId: user.userId, name: nameOf(user), email: user.email, language: languageOf(user) }
      : [],
  );
}
