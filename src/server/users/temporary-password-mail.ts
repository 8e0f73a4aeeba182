import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { writeLetter } from '#server/mail/letter.ts';
import type { MailParts } from '#server/mail/mail.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';
import { languageOf } from './language.ts';
import { hashPassword, makePassword } from './passwords.ts';
import { appUser } from './tables.ts';
import { TEMPORARY_PASSWORD_LETTERS } from './temporary-password-letters.ts';

export const TEMPORARY_PASSWORD_MAIL = 'mail_temporary_password';

const Payload = z.object({ userId: z.int(), resetAt: z.iso.datetime() });

/** Asks for the mail of a password that was reset at that moment. */
export async function queueTemporaryPassword(tx: Db, userId: number, resetAt: Date): Promise<void> {
  await queueMail(tx, TEMPORARY_PASSWORD_MAIL, { userId, resetAt: resetAt.toISOString() });
}

/**
 * Makes the password and sends it. It is made here and not where it was asked for, so that it stands
 * in no job's payload. A try after a failed one makes another; nothing is sent once the password
 * was set again by anybody.
 */
export async function mailTemporaryPassword(
  db: Db,
  { mailer, publicOrigin }: MailParts,
  payload: unknown,
): Promise<void> {
  const { userId, resetAt } = Payload.parse(payload);
  const password = makePassword();
  const [user] = await db
    .update(appUser)
    .set({ passwordHash: await hashPassword(password) })
    .where(
      and(
        eq(appUser.id, userId),
        eq(appUser.passwordChangedAt, new Date(resetAt)),
        eq(appUser.passwordTemporary, true),
        isNull(appUser.deletedAt),
      ),
    )
    .returning();
  if (!user?.email) return;
  const url = new URL('/login', publicOrigin).href;
  const write = TEMPORARY_PASSWORD_LETTERS[languageOf(user)];
  await mailer.send({ to: user.email, ...writeLetter(write(user, password, url)) });
}
