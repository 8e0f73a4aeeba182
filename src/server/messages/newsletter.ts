import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordEvent } from '#server/audit/record.ts';
import type { Db } from '#server/platform/db.ts';
import type { Message } from './queries.ts';
import { newsletterLink, newsletterSubscriber } from './tables.ts';

/** From now on, with this message's consent; also who opted out before. */
export async function subscribe(tx: Db, message: Message): Promise<void> {
  const consent = { language: message.language, since: message.createdAt, messageId: message.id };
  await tx
    .insert(newsletterSubscriber)
    .values({ email: message.email.toLowerCase(), ...consent })
    .onConflictDoUpdate({
      target: newsletterSubscriber.email,
      set: { ...consent, optedOutAt: null },
    });
}

/** The token of an opt-out link for a letter; in the database there is only its hash. */
export async function makeOptOutToken(db: Db, email: string): Promise<string | undefined> {
  const [subscriber] = await db
    .select({ id: newsletterSubscriber.id })
    .from(newsletterSubscriber)
    .where(
      and(
        eq(newsletterSubscriber.email, email.toLowerCase()),
        isNull(newsletterSubscriber.optedOutAt),
      ),
    );
  if (!subscriber) return undefined;
  const token = randomBytes(32).toString('base64url');
  await db
    .insert(newsletterLink)
    .values({ tokenHash: hashToken(token), subscriberId: subscriber.id });
  return token;
}

type Subscription = 'subscribed' | 'stopped' | 'unknown';

/** What the link of a letter stands for at this moment. */
export async function findSubscription(db: Db, token: string): Promise<Subscription> {
  const [subscriber] = await db
    .select({ optedOutAt: newsletterSubscriber.optedOutAt })
    .from(newsletterLink)
    .innerJoin(newsletterSubscriber, eq(newsletterSubscriber.id, newsletterLink.subscriberId))
    .where(eq(newsletterLink.tokenHash, hashToken(token)));
  if (!subscriber) return 'unknown';
  return subscriber.optedOutAt ? 'stopped' : 'subscribed';
}

/** Ends the newsletter for whoever holds the link. A second time changes nothing. */
export async function optOut(db: Db, token: string, address: string): Promise<Subscription> {
  return db.transaction(async (tx) => {
    const owner = tx
      .select({ id: newsletterLink.subscriberId })
      .from(newsletterLink)
      .where(eq(newsletterLink.tokenHash, hashToken(token)));
    const [ended] = await tx
      .update(newsletterSubscriber)
      .set({ optedOutAt: sql`now()` })
      .where(and(eq(newsletterSubscriber.id, owner), isNull(newsletterSubscriber.optedOutAt)))
      .returning({ messageId: newsletterSubscriber.messageId });
    if (ended) {
      const nobody = { actor: null, actorId: null, address };
      await recordEvent(tx, nobody, {
        action: 'change',
        subject: 'SubscribeMaint',
        ...(ended.messageId !== null && { subjectId: ended.messageId }),
        changes: { newsletter: { from: true, to: false } },
      });
    }
    return findSubscription(tx, token);
  });
}

/** Random, so a plain hash is enough. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
