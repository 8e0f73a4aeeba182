import { and, inArray, notInArray } from 'drizzle-orm';
import { olderThan, retentionOf } from '#server/platform/retention.ts';
import { outgoingMail } from './tables.ts';

/** What was sent, given up or dropped; what still waits stays. */
export const mailRetention = retentionOf({
  rule: 'mail_log',
  days: ({ retention_log_days }) => retention_log_days,
  table: outgoingMail,
  id: outgoingMail.id,
  title: outgoingMail.event,
  at: outgoingMail.createdAt,
  isOld: (days) =>
    and(
      olderThan(outgoingMail.createdAt, days),
      notInArray(outgoingMail.state, ['queued', 'sending', 'failed']),
    ),
  clear: (tx, ids) => tx.delete(outgoingMail).where(inArray(outgoingMail.id, ids)),
});
