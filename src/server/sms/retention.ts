import { and, inArray, notInArray, sql } from 'drizzle-orm';
import { olderThan, retentionOf } from '#server/platform/retention.ts';
import { smsMessage } from './tables.ts';

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
  clear: (tx, ids) => tx.delete(smsMessage).where(inArray(smsMessage.id, ids)),
});
