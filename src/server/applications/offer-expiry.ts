import { and, eq, lt, sql } from 'drizzle-orm';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { thaiDay } from '#contract/thai/day.ts';
import type { Db } from '#server/platform/db.ts';
import { markNews } from './news.ts';
import { tellOfOffer } from './offer-news.ts';
import { applicationOffer } from './offer-tables.ts';
import { findMade, settleOffer } from './offers.ts';
import { application } from './tables.ts';

type Channels = Pick<Parameters, 'application_sms' | 'application_line'>;

/** The most at a time: a transaction of thousands would hold everybody up. */
const AT_ONCE = 200;

/**
 * What nobody answered until its last day is over: the applicant is told, and whoever deals with it
 * sees that something happened.
 */
export async function expireOffers(db: Db, parameters: Channels, now = new Date()): Promise<void> {
  while ((await expireSome(db, parameters, thaiDay(now))) === AT_ONCE);
}

function expireSome(db: Db, parameters: Channels, today: string): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = and(eq(applicationOffer.state, 'made'), lt(applicationOffer.validUntil, today));
    // The application first, as everybody holds them: neither waits for the other in a ring.
    const held = await tx
      .select({
        id: application.id,
        language: application.language,
        anonymisedAt: application.anonymisedAt,
      })
      .from(application)
      .where(
        sql`${application.id} in (select ${applicationOffer.applicationId} from ${applicationOffer} where ${ended})`,
      )
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const { id, language, anonymisedAt } of held) {
      const made = await findMade(tx, id);
      if (!made || made.validUntil >= today) continue;
      await settleOffer(tx, made, { state: 'expired', actor: null });
      await markNews(tx, id);
      if (!anonymisedAt) await tellOfOffer(tx, parameters, { language }, made, 'expired');
    }
    return held.length;
  });
}
