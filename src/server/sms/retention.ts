import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { olderThan, retentionOf } from '#server/platform/retention.ts';
import { countRecipients } from './recipients.ts';
import { smsCampaign, smsMessage, smsRecipientList } from './tables.ts';

/** Of a campaign that was never sent: given up, or thrown away. */
const IS_ABANDONED = and(
  eq(smsMessage.state, 'queued'),
  sql`exists (select 1 from ${smsCampaign} where ${smsCampaign.id} = ${smsMessage.campaignId}
    and (${smsCampaign.deletedAt} is not null or ${smsCampaign.state} = 'draft'))`,
);

/**
 * What was sent, failed, or nobody ever decided about; and whom a campaign was to go to that was left
 * as a draft. What still waits to go out stays.
 */
export const smsRetention = retentionOf({
  rule: 'sms_log',
  days: ({ retention_log_days }) => retention_log_days,
  table: smsMessage,
  id: smsMessage.id,
  title: sql`${smsMessage.phoneMasked}`,
  at: smsMessage.createdAt,
  isOld: (days) =>
    and(
      olderThan(smsMessage.createdAt, days),
      or(notInArray(smsMessage.state, ['queued', 'sending']), IS_ABANDONED),
    ),
  clear: async (tx, ids) => {
    const gone = await tx.delete(smsMessage).where(inArray(smsMessage.id, ids)).returning({
      campaignId: smsMessage.campaignId,
      listId: smsMessage.listId,
      state: smsMessage.state,
    });
    await countOut(
      tx,
      gone.filter(({ state }) => state === 'queued'),
    );
  },
});

type Gone = Pick<typeof smsMessage.$inferSelect, 'campaignId' | 'listId'>;

/** A draft tells how many it goes to now; of what was sent the figures stay. */
async function countOut(tx: Db, gone: Gone[]): Promise<void> {
  for (const [listId, ofList] of Map.groupBy(gone, (row) => row.listId))
    if (listId !== null)
      await tx
        .update(smsRecipientList)
        .set({ added: sql`greatest(0, ${smsRecipientList.added} - ${ofList.length}::int)` })
        .where(eq(smsRecipientList.id, listId));
  for (const campaignId of new Set(gone.map((row) => row.campaignId)))
    if (campaignId !== null) await countRecipients(tx, campaignId);
}
