import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { queueRemoval } from '#server/files/removal.ts';
import { olderThan, retentionOf } from '#server/platform/retention.ts';
import { smsMessage, smsRecipientList } from './tables.ts';

/** What was sent or failed; what still waits, or wants a decision, stays. */
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
      notInArray(smsMessage.state, ['queued', 'sending', 'unknown']),
    ),
  clear: async (db, old) => {
    await db.delete(smsMessage).where(old);
  },
});

const SHEET_DAYS = 7;

/** Sheets of numbers whose columns nobody chose, or that a campaign no longer waited for. */
export const smsSheetRetention = retentionOf({
  rule: 'sms_sheet',
  days: () => SHEET_DAYS,
  table: smsRecipientList,
  id: smsRecipientList.id,
  title: smsRecipientList.id,
  at: smsRecipientList.createdAt,
  isOld: (days) =>
    and(
      eq(smsRecipientList.kind, 'sheet'),
      inArray(smsRecipientList.state, ['uploaded', 'working']),
      olderThan(smsRecipientList.createdAt, days),
    ),
  clear: async (db, old) => {
    await db.transaction(async (tx) => {
      const lists = await tx.select().from(smsRecipientList).where(old).for('update');
      await queueRemoval(
        tx,
        lists.flatMap(({ detail: { fileKey } }) => (typeof fileKey === 'string' ? [fileKey] : [])),
      );
      const idsOf = (state: string) =>
        lists.filter((list) => list.state === state).map(({ id }) => id);
      await tx.delete(smsRecipientList).where(inArray(smsRecipientList.id, idsOf('uploaded')));
      await tx
        .update(smsRecipientList)
        .set({ state: 'failed', detail: {} })
        .where(inArray(smsRecipientList.id, idsOf('working')));
    });
  },
});
