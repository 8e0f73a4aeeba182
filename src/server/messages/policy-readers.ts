import { and, asc, eq, gt, isNull, lt, or, type SQL } from 'drizzle-orm';
import { letterLanguage } from '#server/mail/event.ts';
import type { Db } from '#server/platform/db.ts';
import { optOutHeaders } from './mails.ts';
import { makeOptOutToken } from './newsletter.ts';
import { contactMessage, newsletterSubscriber } from './tables.ts';

/** Who gets news and agreed to an older version of the policy; where the message is gone, nobody knows. */
const agreedBefore = (version: number): SQL | undefined =>
  and(
    isNull(newsletterSubscriber.optedOutAt),
    or(isNull(contactMessage.id), lt(contactMessage.policyVersion, version)),
  );

const select = (db: Db) =>
  db
    .select({
      id: newsletterSubscriber.id,
      to: newsletterSubscriber.email,
      language: newsletterSubscriber.language,
    })
    .from(newsletterSubscriber)
    .leftJoin(contactMessage, eq(contactMessage.id, newsletterSubscriber.messageId));

/** Subscribers of the newsletter, who are told when the policy for personal data asks again. */
export const subscribersAsReaders = {
  count: (db: Db, version: number) =>
    db.$count(select(db).where(agreedBefore(version)).as('subscribers')),

  async page(db: Db, _sealing: unknown, version: number, from: { after: number; most: number }) {
    const rows = await select(db)
      .where(and(gt(newsletterSubscriber.id, from.after), agreedBefore(version)))
      .orderBy(asc(newsletterSubscriber.id))
      .limit(from.most);
    return rows.map((row) => ({ ...row, language: letterLanguage(row) }));
  },

  /** The link is made here, so that nothing keeps it. */
  async find(db: Db, _sealing: unknown, version: number, id: number, publicOrigin: string) {
    const [row] = await select(db).where(
      and(eq(newsletterSubscriber.id, id), agreedBefore(version)),
    );
    const token = row && (await makeOptOutToken(db, row.to));
    if (!row || !token) return undefined;
    const path = `/Unsubscribe?token=${token}`;
    return {
      to: row.to,
      language: letterLanguage(row),
      values: {},
      links: { stop: path },
      headers: optOutHeaders(new URL(path, publicOrigin).href),
    };
  },
};
