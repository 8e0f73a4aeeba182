import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { recordConsents } from '#server/consents/record.ts';
import type { Db } from '#server/platform/db.ts';
import type { PersonSource, Retention } from '#server/platform/person-source.ts';
import { olderThan, retentionOf } from '#server/platform/retention.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { openPhone } from '#server/platform/sealed-phone.ts';
import { contains, folded } from '#server/platform/search.ts';
import { dropVersions } from '#server/resource/versions.ts';
import { consentHolder } from './newsletter.ts';
import { readAnswers } from './queries.ts';
import { referenceOf } from './rules.ts';
import { contactMessage, newsletterSubscriber } from './tables.ts';

const free = { fate: 'erase', reason: 'nothing_against' } as const;

/** What people wrote to us. */
export function messageSource(sealing: Sealing): PersonSource {
  return {
    name: 'message',
    windows: ['SubscribeMaint'],
    find: async (db, { phoneDigests, email, name }, most) => {
      const found = or(
        phoneDigests.length > 0 ? inArray(contactMessage.telDigest, phoneDigests) : undefined,
        email ? sql`lower(${contactMessage.email}) = ${email.toLowerCase()}` : undefined,
        name
          ? and(
              contains(contactMessage.searchText, name),
              contains(folded(contactMessage.name), name),
            )
          : undefined,
      );
      if (!found) return [];
      const rows = await db
        .select()
        .from(contactMessage)
        .where(found)
        .orderBy(contactMessage.id)
        .limit(most);
      return rows.map((row) => ({
        id: row.id,
        title: referenceOf(row.clientId),
        name: row.name,
        at: row.createdAt.toISOString(),
        ...free,
      }));
    },
    read: async (db, id) => {
      const [row] = await db.select().from(contactMessage).where(eq(contactMessage.id, id));
      if (!row) return undefined;
      const answers = await readAnswers(db, [id]);
      return {
        reference: referenceOf(row.clientId),
        createdAt: row.createdAt,
        name: row.name,
        email: row.email,
        phone: openPhone(sealing, row.tel),
        header: row.header,
        text: row.text,
        language: row.language,
        policyVersion: row.policyVersion,
        newsletter: row.newsletter,
        answers: answers.map(({ at, text }) => ({ at, text })),
      };
    },
    forget: async (tx, id) => {
      const gone = await tx
        .delete(contactMessage)
        .where(eq(contactMessage.id, id))
        .returning({ id: contactMessage.id });
      if (gone.length > 0) await dropVersions(tx, 'message', [id]);
      return gone.length > 0 ? 'erased' : 'gone';
    },
    withdraw: (tx, id) => endNewsletter(tx, id, eq(newsletterSubscriber.messageId, id)),
  };
}

/** Who asked for news. An address that opted out is erased as well: nothing else names it. */
export const newsletterSource: PersonSource = {
  name: 'newsletter',
  windows: ['SubscribeMaint'],
  // Messages have the same window, and numbers of their own.
  markOf: (id) => `newsletter ${id}`,
  find: async (db, { email }) => {
    if (!email) return [];
    const rows = await db
      .select()
      .from(newsletterSubscriber)
      .where(eq(newsletterSubscriber.email, email.toLowerCase()));
    return rows.map((row) => ({
      id: row.id,
      title: row.email,
      name: row.email,
      at: row.since.toISOString(),
      ...free,
    }));
  },
  read: async (db, id) => {
    const [row] = await db
      .select()
      .from(newsletterSubscriber)
      .where(eq(newsletterSubscriber.id, id));
    return (
      row && {
        email: row.email,
        language: row.language,
        since: row.since,
        optedOutAt: row.optedOutAt,
      }
    );
  },
  forget: async (tx, id) => {
    const gone = await tx
      .delete(newsletterSubscriber)
      .where(eq(newsletterSubscriber.id, id))
      .returning({ id: newsletterSubscriber.id });
    return gone.length > 0 ? 'erased' : 'gone';
  },
  withdraw: (tx, id) => endNewsletter(tx, null, eq(newsletterSubscriber.id, id)),
};

async function endNewsletter(tx: Db, messageId: number | null, whose: ReturnType<typeof eq>) {
  const [ended] = await tx
    .update(newsletterSubscriber)
    .set({ optedOutAt: sql`now()` })
    .where(and(whose, isNull(newsletterSubscriber.optedOutAt)))
    .returning();
  if (!ended) return false;
  await recordConsents(tx, [
    {
      ...consentHolder(ended.id, messageId ?? ended.messageId),
      purpose: 'marketing',
      given: false,
      textVersion: 0,
      language: ended.language,
      channel: 'staff',
    },
  ]);
  return true;
}

function retention(rule: 'message' | 'message_spam', days: Retention['days']): Retention {
  return retentionOf({
    rule,
    days,
    table: contactMessage,
    id: contactMessage.id,
    title: sql`upper(left(${contactMessage.clientId}::text, 8))`,
    at: contactMessage.createdAt,
    isOld: (after) =>
      and(
        olderThan(contactMessage.createdAt, after),
        rule === 'message_spam' ? eq(contactMessage.status, 'spam') : undefined,
      ),
    clear: (tx, ids) => tx.delete(contactMessage).where(inArray(contactMessage.id, ids)),
  });
}

/** Nobody asked for an answer to spam. */
const SPAM_DAYS = 90;

/** As the form promises: what somebody wrote is gone after so many days, and spam much sooner. */
export const messageRetentions: Retention[] = [
  retention('message', ({ retention_message_days }) => retention_message_days),
  retention('message_spam', () => SPAM_DAYS),
];
