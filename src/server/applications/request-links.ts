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

/** Not what they have begun to send unasked. */
const isAskedOf = (applicationId: number) =>
  and(
    eq(applicationRequest.applicationId, applicationId),
    isNotNull(applicationRequest.askedBy),
    IS_OPEN,
  );

/** What the applicant is still asked for, oldest first. */
export function listOpen(db: Db, applicationId: number) {
  return db
    .select()
    .from(applicationRequest)
    .where(isAskedOf(applicationId))
    .orderBy(applicationRequest.id);
}

/**
 * A paper that has come is asked for no more, whichever way it came and however often its kind was
 * asked for. What has no kind answers only the request that it was sent for.
 */
export async function settleRequests(
  tx: Db,
  applicationId: number,
  uploadTypeId: number | null,
): Promise<void> {
  if (uploadTypeId === null) return;
  await tx
    .update(applicationRequest)
    .set({ receivedAt: sql`now()` })
    .where(and(isAskedOf(applicationId), eq(applicationRequest.uploadTypeId, uploadTypeId)));
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
