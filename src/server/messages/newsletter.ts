import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { recordEvent } from '#server/audit/record.ts';
import { recordConsents } from '#server/consents/record.ts';
import type { Db } from '#server/platform/db.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';
import type { Message } from './queries.ts';
import { contactMessage, newsletterLink, newsletterSubscriber } from './tables.ts';

/**
 * From now on, with this message's consent. Who opted out before is asked by mail first, for anybody
 * can type an address: false until that is confirmed.
 */
export async function subscribe(tx: Db, message: Message): Promise<boolean> {
  const email = message.email.toLowerCase();
  const [stopped] = await tx
    .select({ id: newsletterSubscriber.id })
    .from(newsletterSubscriber)
    .where(and(eq(newsletterSubscriber.email, email), isNotNull(newsletterSubscriber.optedOutAt)))
    .for('update');
  if (stopped) return false;
  const consent = consentOf(message);
  await tx
    .insert(newsletterSubscriber)
    .values({ email, ...consent })
    .onConflictDoUpdate({ target: newsletterSubscriber.email, set: consent });
  return true;
}

const consentOf = ({ language, createdAt, id }: Message) => ({
  language,
  since: createdAt,
  messageId: id,
});

/** The token of the link that confirms a message's wish; none where there is nothing to confirm. */
export async function makeConfirmToken(db: Db, message: Message): Promise<string | undefined> {
  const [stopped] = await db
    .select({ id: newsletterSubscriber.id })
    .from(newsletterSubscriber)
    .where(
      and(
        eq(newsletterSubscriber.email, message.email.toLowerCase()),
        isNotNull(newsletterSubscriber.optedOutAt),
      ),
    );
  if (!stopped) return undefined;
  const token = makeToken();
  const link = { tokenHash: hashToken(token), subscriberId: stopped.id, confirms: message.id };
  await db.insert(newsletterLink).values(link);
  return token;
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
  const token = makeToken();
  await db
    .insert(newsletterLink)
    .values({ tokenHash: hashToken(token), subscriberId: subscriber.id });
  return token;
}

type Subscription = 'subscribed' | 'stopped' | 'asked' | 'confirmed' | 'unknown';

/** What the link of a letter stands for at this moment. */
export async function findSubscription(db: Db, token: string): Promise<Subscription> {
  const [found] = await findLink(db, token);
  if (!found) return 'unknown';
  const { optedOutAt, confirms, madeAt } = found;
  if (confirms === null) return optedOutAt ? 'stopped' : 'subscribed';
  if (!optedOutAt) return 'confirmed';
  // Stopped once more since, by a link of another letter: that is the last word.
  return optedOutAt > madeAt ? 'stopped' : 'asked';
}

function findLink(db: Db, token: string) {
  return db
    .select({
      id: newsletterSubscriber.id,
      optedOutAt: newsletterSubscriber.optedOutAt,
      confirms: newsletterLink.confirms,
      madeAt: newsletterLink.madeAt,
    })
    .from(newsletterLink)
    .innerJoin(newsletterSubscriber, eq(newsletterSubscriber.id, newsletterLink.subscriberId))
    .where(eq(newsletterLink.tokenHash, hashToken(token)));
}

/**
 * What whoever holds the link wants: the newsletter ends, or begins again. A second time changes
 * nothing.
 */
export async function followLink(db: Db, token: string, address: string): Promise<Subscription> {
  return db.transaction(async (tx) => {
    const state = await findSubscription(tx, token);
    if (state !== 'subscribed' && state !== 'asked') return state;
    const [link] = await findLink(tx, token).for('update', { of: newsletterSubscriber });
    if (!link) return 'unknown';
    const [message] = link.confirms === null ? [] : await readMessage(tx, link.confirms);
    const given = message !== undefined;
    const [changed] = await tx
      .update(newsletterSubscriber)
      .set(message ? { ...consentOf(message), optedOutAt: null } : { optedOutAt: sql`now()` })
      .where(eq(newsletterSubscriber.id, link.id))
      .returning();
    if (changed) await recordChange(tx, changed, given, message?.policyVersion ?? 0, address);
    return findSubscription(tx, token);
  });
}

const readMessage = (tx: Db, id: number) =>
  tx.select().from(contactMessage).where(eq(contactMessage.id, id));

async function recordChange(
  tx: Db,
  { id, messageId, language }: typeof newsletterSubscriber.$inferSelect,
  given: boolean,
  textVersion: number,
  address: string,
): Promise<void> {
  const change = { purpose: 'marketing', given, textVersion, language, channel: 'link' } as const;
  await recordConsents(tx, [{ ...consentHolder(id, messageId), ...change }]);
  const nobody = { actor: null, actorId: null, address };
  await recordEvent(tx, nobody, {
    action: 'change',
    subject: 'SubscribeMaint',
    ...(messageId !== null && { subjectId: messageId }),
    changes: { newsletter: { from: !given, to: given } },
  });
}

/** A consent stands with the message that it came with; where that is gone, with the address. */
export function consentHolder(subscriberId: number, messageId: number | null) {
  return messageId === null
    ? ({ source: 'newsletter', sourceId: subscriberId } as const)
    : ({ source: 'message', sourceId: messageId } as const);
}
