import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { applicationRequest } from './tables.ts';

/** Can still be answered. */
export const IS_OPEN = and(
  isNull(applicationRequest.receivedAt),
  isNull(applicationRequest.cancelledAt),
  gt(applicationRequest.expiresAt, sql`now()`),
);

/** What the applicant is still asked for, oldest first; not what they have begun to send unasked. */
export function listOpen(db: Db, applicationId: number) {
  return db
    .select()
    .from(applicationRequest)
    .where(
      and(
        eq(applicationRequest.applicationId, applicationId),
        isNotNull(applicationRequest.askedBy),
        IS_OPEN,
      ),
    )
    .orderBy(applicationRequest.id);
}

/** The link to a request opens from now on, the same however it goes out; none where it is over. */
export async function openLink(db: Db, sealing: Sealing, requestId: number) {
  const token = sealing.digest(String(requestId), 'application request link');
  const [request] = await db
    .update(applicationRequest)
    .set({ tokenHash: hashToken(token) })
    .where(and(eq(applicationRequest.id, requestId), IS_OPEN))
    .returning();
  return request && { request, token };
}
