import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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
 * Of what one message asks for, by the first of it, whatever is still open, oldest first: asked for,
 * or reminded of, in the same moment. One paper that came meanwhile does not keep the others back.
 */
export function listAskedWith(db: Db, requestId: number): Promise<Array<{ id: number }>> {
  const first = alias(applicationRequest, 'first');
  const together = or(
    eq(applicationRequest.askedAt, first.askedAt),
    eq(applicationRequest.remindedAt, first.remindedAt),
  );
  return db
    .select({ id: applicationRequest.id })
    .from(first)
    .innerJoin(applicationRequest, eq(applicationRequest.applicationId, first.applicationId))
    .where(
      and(
        eq(first.id, requestId),
        or(
          eq(applicationRequest.id, first.id),
          and(isNotNull(applicationRequest.askedBy), together),
        ),
        IS_OPEN,
      ),
    )
    .orderBy(applicationRequest.id);
}

/** The link that a message leads to: of what it asks for, to the first that is still open. */
export async function openAsked(db: Db, sealing: Sealing, requestId: number) {
  const [open] = await listAskedWith(db, requestId);
  return open && openLink(db, sealing, open.id);
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
