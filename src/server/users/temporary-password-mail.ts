import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { type MailEvent, readLetter } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';
import { languageOf } from './language.ts';
import { nameOf } from './letter-name.ts';
import { hashPassword, makePassword } from './passwords.ts';
import { appUser } from './tables.ts';

const TEMPORARY_PASSWORD = readLetter('temporary_password');

const Payload = z.object({ userId: z.int(), resetAt: z.iso.datetime() });

type User = { id: number; email: string; language: string };

/** Asks for the mail of a password that was reset at that moment. */
export async function queueTemporaryPassword(tx: Db, user: User, resetAt: Date): Promise<void> {
  await queueMail(tx, {
    event: TEMPORARY_PASSWORD.name,
    key: `${user.id} ${resetAt.toISOString()}`,
    language: languageOf(user),
    to: user.email,
    payload: { userId: user.id, resetAt: resetAt.toISOString() },
  });
}

/**
 * Makes the password. It is made here and not where it was asked for, so that it stands in no outbox.
 * A try after a failed one makes another; nothing is sent once the password was set again by anybody.
 */
export const temporaryPasswordMail: MailEvent = {
  ...TEMPORARY_PASSWORD,
  async fill({ db }, payload) {
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
    if (!user?.email) return undefined;
    return {
      to: user.email,
      language: languageOf(user),
      values: { name: nameOf(user), userId: user.userId, password },
      links: { link: '/login' },
    };
  },
};
