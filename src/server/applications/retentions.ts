import { and, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { Retention } from '#server/platform/person-source.ts';
import { olderThan, retentionOf } from '#server/platform/retention.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { anonymise } from './anonymise.ts';
import { application, OPEN, PAST } from './tables.ts';

const OUTCOMES = {
  application_rejected: ['rejected', 'retention_rejected_days'],
  application_cancelled: ['cancelled', 'retention_cancelled_days'],
  application_approved: ['approved', 'retention_approved_days'],
} as const;

const outcome = sql`application_outcome(${application.status}, ${application.approvedAmount}, ${application.rejectReasonId})`;
const APPROVED = isNotNull(application.approvedAmount);

/** Past applications lose their personal data so many days after they came to an end, or into the bin. */
export function applicationRetentions(sealing: Sealing): Retention[] {
  return Object.entries(OUTCOMES).map(([rule, [kind, parameter]]) =>
    retentionOf({
      rule: rule as keyof typeof OUTCOMES,
      days: (parameters) => parameters[parameter],
      table: application,
      id: application.id,
      title: application.reference,
      at: application.statusSince,
      // In the bin lies also what was never over, from the day on that it was thrown away.
      since: sql`case when ${PAST} then ${application.statusSince} else ${application.deletedAt} end`,
      isOld: (days) =>
        and(
          isNull(application.anonymisedAt),
          or(
            and(PAST, sql`${outcome} = ${kind}`, olderThan(application.statusSince, days)),
            and(
              OPEN,
              kind === 'approved' ? APPROVED : not(APPROVED),
              kind === 'rejected' ? sql`false` : olderThan(application.deletedAt, days),
            ),
          ),
        ),
      clear: (tx, ids) => anonymise(tx, sealing, ids),
    }),
  );
}
