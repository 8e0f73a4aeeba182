import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { writeLetter } from '#server/mail/letter.ts';
import type { MailParts } from '#server/mail/mail.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';
import { EMAIL_CHANGED_LETTERS } from './email-changed-letters.ts';
import { languageOf } from './language.ts';
import { appUser } from './tables.ts';

export const EMAIL_CHANGED_MAIL = 'mail_email_changed';

const Payload = z.object({ userId: z.int(), address: z.email() });

type Address = { email: string | null };

/** Whoever takes over an account changes its address first: the old one is told. */
export async function tellOldAddress(
  tx: Db,
  userId: number,
  before: Address,
  after: Address,
): Promise<void> {
  if (!before.email || before.email === after.email) return;
  await queueMail(tx, EMAIL_CHANGED_MAIL, { userId, address: before.email });
}

export async function mailEmailChanged(
  db: Db,
  { mailer }: MailParts,
  payload: unknown,
): Promise<void> {
  const { userId, address } = Payload.parse(payload);
  const [user] = await db.select().from(appUser).where(eq(appUser.id, userId));
  if (!user) return;
  await mailer.send({ to: address, ...writeLetter(EMAIL_CHANGED_LETTERS[languageOf(user)](user)) });
}
