import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type MailEvent, readLetter } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';
import { languageOf } from './language.ts';
import { nameOf } from './letter-name.ts';
import { appUser } from './tables.ts';

const EMAIL_CHANGED = readLetter('email_changed');

const Payload = z.object({ userId: z.int() });

type Address = { email: string | null };
type Before = Address & { language: string };

/** Whoever takes over an account changes its address first: the old one is told. */
export async function tellOldAddress(
  tx: Db,
  userId: number,
  before: Before,
  after: Address,
): Promise<void> {
  if (!before.email || before.email === after.email) return;
  await queueMail(tx, {
    event: EMAIL_CHANGED.name,
    language: languageOf(before),
    to: before.email,
    payload: { userId },
    keepAddress: true,
  });
}

export const emailChangedMail: MailEvent = {
  ...EMAIL_CHANGED,
  async fill({ db, address }, payload) {
    const { userId } = Payload.parse(payload);
    const [user] = await db.select().from(appUser).where(eq(appUser.id, userId));
    if (!user || !address) return undefined;
    return {
      to: address,
      language: languageOf(user),
      values: { name: nameOf(user), userId: user.userId },
    };
  },
};
