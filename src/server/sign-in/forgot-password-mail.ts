import { z } from 'zod';
import { writeLetter } from '#server/mail/letter.ts';
import type { MailParts } from '#server/mail/mail.ts';
import type { Db } from '#server/platform/db.ts';
import { languageOf } from '#server/users/language.ts';
import { findUserById } from '#server/users/queries.ts';
import { FORGOT_PASSWORD_LETTERS } from './forgot-password-letters.ts';
import { dropGrant, makeGrant } from './password-grants.ts';

const Payload = z.object({ userId: z.int() });

/**
 * Makes the link and sends it. The link is made here and not where it was asked for, so that it
 * stands in no job's payload; in the database there is only its hash.
 */
export async function mailForgotPassword(
  db: Db,
  { mailer, publicOrigin }: MailParts,
  payload: unknown,
): Promise<void> {
  const user = await findUserById(db, Payload.parse(payload).userId);
  if (!user?.enabled || !user.email) return;
  const token = await makeGrant(db, user.id, 'mail');
  const url = new URL('/ForgotPassword', publicOrigin);
  url.searchParams.set('prop1', Buffer.from(user.userId).toString('base64'));
  url.searchParams.set('token', token);
  const letter = writeLetter(FORGOT_PASSWORD_LETTERS[languageOf(user)](user, url.href));
  try {
    await mailer.send({ to: user.email, ...letter });
  } catch (error) {
    await dropGrant(db, token);
    throw error;
  }
}
