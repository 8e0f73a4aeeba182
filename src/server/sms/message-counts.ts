import { inArray, sql } from 'drizzle-orm';
import { SMS_STATES, type SmsState } from '#contract/sms/states.ts';
import type { Db } from '#server/platform/db.ts';
import { smsMessageCount } from './tables.ts';

export type MessageCount = typeof smsMessageCount.$inferSelect;

/** How many messages of each campaign stand where, as triggers keep it: however many they are. */
export async function readCounts(db: Db, campaignIds: number[]): Promise<MessageCount[]> {
  if (campaignIds.length === 0) return [];
  const { count, ...key } = {
    campaignId: smsMessageCount.campaignId,
    language: smsMessageCount.language,
    state: smsMessageCount.state,
    recorded: smsMessageCount.recorded,
    count: sql<number>`sum(${smsMessageCount.count})::int`,
  };
  return db
    .select({ ...key, count })
    .from(smsMessageCount)
    .where(inArray(smsMessageCount.campaignId, campaignIds))
    .groupBy(...Object.values(key));
}

export function byState(counts: readonly MessageCount[]): Record<SmsState, number> {
  return Object.fromEntries(
    SMS_STATES.map((state) => [state, sumOf(counts.filter((one) => one.state === state))]),
  ) as Record<SmsState, number>;
}

export const sumOf = (counts: readonly MessageCount[]) =>
  counts.reduce((sum, { count }) => sum + count, 0);

/** Those that were sent or may still be. */
export const goingOf = (counts: readonly MessageCount[]) =>
  counts.filter(({ state }) => state !== 'cancelled');

/** One row for each sum, where there are more; in one statement, so that nothing counts twice. */
export async function rollUpMessages(db: Db): Promise<void> {
  await db.execute(sql`
    with several as (
      select campaign_id, language, state, recorded from ${smsMessageCount}
      group by 1, 2, 3, 4 having count(*) > 1
    ), taken as (
      delete from ${smsMessageCount}
      where (campaign_id, language, state, recorded) in (select * from several)
      returning *
    )
    insert into ${smsMessageCount} (campaign_id, language, state, recorded, count)
    select campaign_id, language, state, recorded, sum(count) from taken
    group by 1, 2, 3, 4 having sum(count) <> 0`);
}
