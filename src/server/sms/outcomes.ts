import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import type { Claimed } from './claims.ts';
import type { Answer, Gateway } from './gateway.ts';
import { pauseAfter } from './rules.ts';
import { smsMessage } from './tables.ts';

type Change = Partial<typeof smsMessage.$inferInsert>;
const LONGEST_PROBLEM = 200;

/** What becomes of a message after a try. */
export function changeAfter(
  answer: Answer,
  attempts: number,
  gateway: Pick<Gateway, 'doubts' | 'retrySeconds' | 'mostAttempts'>,
): Change {
  const problem = describe(answer);
  const later = new Date(Date.now() + pauseAfter(attempts, gateway.retrySeconds));
  switch (answer.kind) {
    case 'accepted':
      return { state: 'sent', sentAt: new Date(), providerId: answer.providerId, problem: '' };
    case 'recorded':
      return { state: 'sent', sentAt: new Date(), recorded: true, problem: '' };
    case 'refused':
      return { state: 'failed', problem };
    case 'later':
      return attempts >= gateway.mostAttempts
        ? { state: 'failed', problem }
        : { state: 'queued', notBefore: later, problem };
    // Nothing left the house, so this was no try of this message.
    case 'down':
    case 'misconfigured':
      return { state: 'queued', attempts: attempts - 1, problem };
    case 'doubt':
      // Others are looked into when the try is over for sure.
      return gateway.doubts.by === 'staff'
        ? { state: 'unknown', problem }
        : { notBefore: later, problem };
  }
}

function describe({ problem, answer }: Answer): string {
  return [problem, answer.replaceAll(/\s+/g, ' ')]
    .filter(Boolean)
    .join(': ')
    .slice(0, LONGEST_PROBLEM);
}

/** Writes it, unless a delivery report or staff were quicker: then only how the provider calls it. */
export async function recordOutcome(
  db: Db,
  { id, attempts }: Pick<Claimed, 'id' | 'attempts'>,
  change: Change,
): Promise<void> {
  const tried = and(eq(smsMessage.id, id), eq(smsMessage.attempts, attempts));
  const { rowCount } = await db
    .update(smsMessage)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(tried, inArray(smsMessage.state, ['sending', 'unknown'])));
  const { providerId } = change;
  if (rowCount || !providerId) return;
  const reported = and(tried, eq(smsMessage.state, 'delivered'), isNull(smsMessage.providerId));
  await db.update(smsMessage).set({ providerId }).where(reported);
}
