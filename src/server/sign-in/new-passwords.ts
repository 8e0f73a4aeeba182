import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { TOO_COMMON } from '#contract/users/passwords.ts';
import type { Db } from '#server/platform/db.ts';
import { isCommonPassword } from '#server/users/common-passwords.ts';
import { hashPassword, verifyPassword } from '#server/users/passwords.ts';
import { appUser } from '#server/users/tables.ts';

type User = Pick<typeof appUser.$inferSelect, 'userId' | 'passwordHash'>;

/** The hash of a password that this user may take; `field` is where the form asked for it. */
export async function hashNewPassword(user: User, password: string, field: string) {
  // First, because the old one may be common itself: it was set by others, or by an older rule.
  if (await verifyPassword(password, user.passwordHash)) throw new AppError('Error1');
  if (isCommonPassword(password, user.userId))
    throw new AppError('invalid_input', { [field]: TOO_COMMON });
  return hashPassword(password);
}

/** A password of the user's own choice. Sessions that the old one opened are the caller's to end. */
export async function replacePassword(tx: Db, id: number, passwordHash: string): Promise<void> {
  await tx
    .update(appUser)
    .set({ passwordHash, passwordTemporary: false, passwordChangedAt: sql`now()` })
    .where(eq(appUser.id, id));
}
