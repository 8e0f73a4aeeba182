import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { type CampaignState, canDecide, canStep, type SmsStep } from '#contract/sms/states.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { Caller } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { addMaker, type Campaign, holdCampaign } from './campaigns.ts';
import { goingOf, readCounts, sumOf } from './message-counts.ts';
import { beginMove } from './moves.ts';
import { requestDispatch } from './queue.ts';
import { needsSecondPerson, type SmsRules } from './rules.ts';
import { type SmsMove, smsCampaign, smsRecipientList } from './tables.ts';

type Opened = { id: number; version: number };

/** One step of a campaign; from an older view of it, or from where it cannot be taken, a conflict. */
export async function takeStep(
  tx: Db,
  { id, version, step, recipients }: Opened & { step: SmsStep; recipients?: number | undefined },
  rules: SmsRules,
  context: Caller,
): Promise<void> {
  const campaign = await holdCampaign(tx, id);
  // Sending itself moves a campaign on; whoever stops it must not lose against that.
  const isStale = step === 'submit' && campaign.version !== version;
  if (isStale || !canStep(campaign.state, step)) throw new AppError('conflict');
  if (step === 'submit') await demandRecipients(tx, campaign, recipients);
  if (step === 'submit') await addMaker(tx, id, context.viewer);
  await move(tx, campaign, changeOf(step, campaign, rules), context, step);
  if (step === 'cancel' || step === 'resend') await moveMessages(tx, id, step);
}

type Change = { state: CampaignState; approver?: string | null; endedAt?: Date | null };

function changeOf(step: SmsStep, campaign: Campaign, rules: SmsRules): Change {
  switch (step) {
    case 'submit':
      return { state: needsSecondPerson(campaign.recipients, rules) ? 'submitted' : 'ready' };
    case 'withdraw':
      return { state: 'draft', approver: null };
    case 'pause':
      return { state: 'paused' };
    case 'resume':
      return { state: campaign.startedAt ? 'sending' : 'ready' };
    case 'cancel':
      return { state: 'cancelled', endedAt: new Date() };
    case 'resend':
      return { state: 'sending', endedAt: null };
  }
}

async function demandRecipients(
  tx: Db,
  { id, recipients }: Campaign,
  agreed = Number.POSITIVE_INFINITY,
): Promise<void> {
  const working = await tx
    .select({ id: smsRecipientList.id })
    .from(smsRecipientList)
    .where(and(eq(smsRecipientList.campaignId, id), eq(smsRecipientList.state, 'working')));
  if (working.length > 0) throw new AppError('invalid_input', { recipients: 'still_gathering' });
  // Those who were gathered may all have opted out since.
  const going = recipients > 0 ? sumOf(goingOf(await readCounts(tx, [id]))) : 0;
  if (going === 0) throw new AppError('invalid_input', { recipients: 'no_recipients' });
  // What is sent cannot be called back: who were added since are agreed to, too.
  if (going > agreed) throw new AppError('invalid_input', { recipients: 'more_recipients' });
}

/** A second person agrees, or sends the campaign back. */
export async function judge(
  tx: Db,
  { id, version, verdict }: Opened & { verdict: 'approve' | 'sendBack' },
  context: Caller,
): Promise<void> {
  const { userId, name } = context.viewer;
  const campaign = await holdCampaign(tx, id);
  if (campaign.version !== version || campaign.state !== 'submitted')
    throw new AppError('conflict');
  if (verdict === 'approve' && campaign.makers.includes(userId)) throw new AppError('own_work');
  const change: Change =
    verdict === 'approve' ? { state: 'ready', approver: name } : { state: 'draft' };
  await move(tx, campaign, change, context, verdict);
}

/** Staff say what the messages are that nobody knows about. */
export async function decideUnknown(
  tx: Db,
  { id, as }: { id: number; as: 'sent' | 'again' },
  context: Caller,
): Promise<void> {
  const campaign = await holdCampaign(tx, id);
  if (!canDecide(campaign.state, as) || campaign.moving) throw new AppError('conflict');
  await moveMessages(tx, id, as === 'sent' ? 'acceptUnknown' : 'sendUnknown');
  const again = as === 'again' && campaign.state === 'done';
  const change: Change = {
    state: again ? 'sending' : campaign.state,
    ...(again && { endedAt: null }),
  };
  await move(tx, campaign, change, context, `unknown ${as}`);
}

async function move(tx: Db, campaign: Campaign, change: Change, context: Caller, step: string) {
  const { viewer } = context;
  await tx
    .update(smsCampaign)
    .set({
      ...change,
      pauseReason: null,
      updatedBy: viewer.name,
      updatedAt: sql`now()`,
      version: sql`${smsCampaign.version} + 1`,
    })
    .where(eq(smsCampaign.id, campaign.id));
  await recordEvent(tx, actorOf(context.request, viewer), {
    action: 'change',
    subject: 'BulkSMS',
    subjectId: campaign.id,
    subjectName: campaign.name,
    changes: { state: { from: campaign.state, to: change.state }, step: { to: step } },
  });
  if (change.state === 'ready' || change.state === 'sending') await requestDispatch(tx);
}

async function moveMessages(tx: Db, campaignId: number, move: SmsMove) {
  if (await beginMove(tx, campaignId, move)) await requestDispatch(tx);
}
