import { and, asc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { SmsState } from '#contract/sms/states.ts';
import type { Db } from '#server/platform/db.ts';
import { type SmsMove, smsCampaign, smsMessage } from './tables.ts';

/** So many in one statement, which takes a moment, however many a campaign has. */
const AT_ONCE = 2_000;

const MOVES: Record<SmsMove, { from: SmsState; to: SmsState }> = {
  cancel: { from: 'queued', to: 'cancelled' },
  resend: { from: 'failed', to: 'queued' },
  sendUnknown: { from: 'unknown', to: 'queued' },
  acceptUnknown: { from: 'unknown', to: 'sent' },
};

/**
 * Moves messages of a campaign on: the first at once, in the transaction of the step, and whatever
 * else there is by the dispatcher. Nobody who cancels a million waits for a million rows.
 */
export async function beginMove(tx: Db, campaignId: number, move: SmsMove): Promise<boolean> {
  const moving = (await moveSome(tx, campaignId, move)) === AT_ONCE;
  await tx
    .update(smsCampaign)
    .set({ moving: moving ? move : null })
    .where(eq(smsCampaign.id, campaignId));
  return moving;
}

/** Goes on with what was begun, for as long as it may. Answers whether something is left. */
export async function goOnMoving(db: Db, mayGoOn: () => boolean): Promise<boolean> {
  while (mayGoOn()) {
    const [campaign] = await db
      .select({ id: smsCampaign.id })
      .from(smsCampaign)
      .where(isNotNull(smsCampaign.moving))
      .orderBy(asc(smsCampaign.id))
      .limit(1);
    if (!campaign) return false;
    await db.transaction(async (tx) => {
      const [held] = await tx
        .select({ moving: smsCampaign.moving })
        .from(smsCampaign)
        .where(eq(smsCampaign.id, campaign.id))
        .for('update');
      if (held?.moving) await beginMove(tx, campaign.id, held.moving);
    });
  }
  return true;
}

/**
 * What failed is another message to the provider; what is in doubt stays the same one. Who was erased
 * cannot be sent anything.
 */
async function moveSome(tx: Db, campaignId: number, move: SmsMove): Promise<number> {
  const { from, to } = MOVES[move];
  const fresh: Record<string, SQL | null> =
    from === 'failed'
      ? { publicId: sql`gen_random_uuid()`, providerId: null, sendingAt: null }
      : {};
  const some = tx
    .select({ id: smsMessage.id })
    .from(smsMessage)
    .where(
      and(
        eq(smsMessage.campaignId, campaignId),
        eq(smsMessage.state, from),
        to === 'queued' ? ne(smsMessage.sealed, '') : undefined,
      ),
    )
    .orderBy(asc(smsMessage.id))
    .limit(AT_ONCE);
  const { rowCount } = await tx
    .update(smsMessage)
    .set({
      ...fresh,
      state: to,
      ...(to === 'queued' && { attempts: 0, notBefore: null, problem: '' }),
      ...(to === 'sent' && {
        sentAt: sql`coalesce(${smsMessage.sentAt}, ${smsMessage.sendingAt})`,
      }),
      updatedAt: sql`now()`,
    })
    .where(and(inArray(smsMessage.id, some), eq(smsMessage.state, from)));
  return rowCount ?? 0;
}
