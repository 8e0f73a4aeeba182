import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { applicationRequest } from './tables.ts';

/** The link to a request opens from now on, the same however it goes out; none where it is over. */
export async function openLink(db: Db, sealing: Sealing, requestId: number) {
  const token = sealing.digest(String(requestId), 'application request link');
  const [request] = await db
    .update(applicationRequest)
    .set({ tokenHash: hashToken(token) })
    .where(
      and(
        eq(applicationRequest.id, requestId),
        isNull(applicationRequest.receivedAt),
        isNull(applicationRequest.cancelledAt),
        gt(applicationRequest.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return request && { request, token };
}
