import { and, inArray, notInArray } from 'drizzle-orm';
import type { Retention } from '#server/platform/person-source.ts';
import { olderThan, retentionOf } from '#server/platform/retention.ts';
import type { TitleOf } from './event.ts';
import { outgoingMail } from './tables.ts';

/** What was sent, given up or dropped; what still waits stays. */
export function mailRetention(titleOf: TitleOf): Retention {
  return {
    ...byAge,
    list: async (db, days, most) =>
      (await byAge.list(db, days, most)).map((row) => ({
        ...row,
        title: typeof row.title === 'string' ? titleOf(row.title) : row.title,
      })),
  };
}

const byAge = retentionOf({
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
