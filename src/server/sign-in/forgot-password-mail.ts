import { z } from 'zod';
import { type MailEvent, readLetter } from '#server/mail/event.ts';
import { languageOf } from '#server/users/language.ts';
import { nameOf } from '#server/users/letter-name.ts';
import { findUserById } from '#server/users/queries.ts';
import { dropGrant, makeGrant } from './password-grants.ts';

export const FORGOT_PASSWORD = readLetter('forgot_password');

const Payload = z.object({ userId: z.int() });

/**
 * Makes the link. It is made here and not where it was asked for, so that it stands in no outbox; in
 * the database there is only its hash.
 */
export const forgotPasswordMail: MailEvent = {
  ...FORGOT_PASSWORD,
  async fill({ db }, payload) {
    const user = await findUserById(db, Payload.parse(payload).userId);
    if (!user?.enabled || !user.email) return undefined;
    const token = await makeGrant(db, user.id, 'mail');
    const prop1 = Buffer.from(user.userId).toString('base64');
    return {
      to: user.email,
      language: languageOf(user),
      values: { name: nameOf(user), userId: user.userId },
      links: { link: `/ForgotPassword?${new URLSearchParams({ prop1, token })}` },
      onFailed: (tx) => dropGrant(tx, token),
    };
  },
};
