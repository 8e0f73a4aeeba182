import { setTimeout as wait } from 'node:timers/promises';
import { countSms } from '#contract/sms/text.ts';
import { type Lease, withLease } from '#server/platform/lease.ts';
import { SealError } from '#server/platform/sealed.ts';
import {
  type Claimed,
  claimDue,
  endCampaigns,
  nextDue,
  pauseCampaigns,
  readTexts,
  startCampaigns,
} from './claims.ts';
import { createConsentCheck, type Written } from './consent-check.ts';
import { settleDoubts } from './doubts.ts';
import { type Answer, type Gateway, overAfter, SLACK_MS } from './gateway.ts';
import { markDown, markUp, openGateway, readGatewayRow } from './gateway-settings.ts';
import { goOnMoving } from './moves.ts';
import { changeAfter, recordOutcome } from './outcomes.ts';
import type { SmsParts } from './parts.ts';
import { requestDispatchAt } from './queue.ts';
import { openRecipient } from './recipient.ts';
import { type Open, openAt, pauseAfter, type SmsRules, smsRules } from './rules.ts';
import { writeSms } from './write-sms.ts';

/** A run ends after this long and asks for another one, so that stopping never waits for a campaign. */
const RUN_MS = 5_000;
const MOVE_MS = 2_000;
const TICK_MS = 50;
const MOST_AT_ONCE = 100;
const SOON_MS = 1_000;

/**
 * Sends what is due. One process at a time, however slow the provider is; who was killed holds up the
 * others no longer than its lease lasts.
 */
export async function dispatchSms(parts: SmsParts): Promise<void> {
  const ran = await withLease(parts.db, 'sms_dispatch', (lease) => run(parts, lease));
  const next = ran ? ran.result : new Date(Date.now() + SOON_MS);
  if (next) await requestDispatchAt(parts.db, next);
}

/** Answers when there is something to do again. */
async function run(parts: SmsParts, lease: Lease): Promise<Date | undefined> {
  const { db } = parts;
  // Others are not kept waiting for it: what is left is the next run's.
  const movesUntil = performance.now() + MOVE_MS;
  const moving = await goOnMoving(db, () => lease.isHeld() && performance.now() < movesUntil);
  const next = await send(parts, lease);
  return moving ? new Date() : next;
}

async function send(parts: SmsParts, lease: Lease): Promise<Date | undefined> {
  const { db } = parts;
  const known = await readGatewayRow(db);
  if (known?.downUntil && known.downUntil > new Date()) return known.downUntil;
  const rules = smsRules(await parts.parameters());
  const gateway = await openGateway(parts);
  // A slow provider is asked about the rest by the next run: what is due does not wait behind it.
  const asksUntil = performance.now() + RUN_MS;
  await settleDoubts(db, gateway, () => lease.isHeld() && performance.now() < asksUntil);
  const open = openAt(rules, new Date());
  if (open.campaigns) await startCampaigns(db);
  const stopped = await pump(parts, gateway, rules, open, lease);
  if (stopped) return meetClosedDoor(parts, gateway, stopped, known?.failures ?? 0);
  if (known?.failures) await markUp(db);
  await endCampaigns(db);
  return nextDue(db, overAfter(gateway), open);
}

/** Nobody gets through: campaigns rest where it takes somebody to change that, and all wait a while. */
async function meetClosedDoor(
  { db }: SmsParts,
  gateway: Gateway,
  answer: Answer,
  failures: number,
) {
  const until = new Date(Date.now() + pauseAfter(failures + 1, gateway.retrySeconds));
  await markDown(db, until, answer.problem);
  if (answer.kind === 'misconfigured') await pauseCampaigns(db, answer.problem);
  return until;
}

/** Sends at most so many in a second, some of them side by side. Answers what stopped it, if anything. */
async function pump(
  parts: SmsParts,
  gateway: Gateway,
  { perSecond }: SmsRules,
  open: Open,
  lease: Lease,
): Promise<Answer | undefined> {
  // Not by the clock of the day, which may be set back meanwhile.
  const [end, underWay] = [performance.now() + RUN_MS, new Set<Promise<void>>()];
  const [write, keepWilling] = [createWriter(parts), createConsentCheck(parts)];
  let [leave, counted] = [1, performance.now()];
  let stopped: Answer | undefined;
  let failure: unknown;

  while (performance.now() < end && !stopped && !failure && lease.isHeld()) {
    leave = Math.min(leave + ((performance.now() - counted) / 1_000) * perSecond, perSecond);
    counted = performance.now();
    const most = Math.floor(Math.min(leave, MOST_AT_ONCE - underWay.size));
    const claimedAt = performance.now();
    const claimed = most > 0 ? await claimDue(parts.db, most, open) : [];
    leave -= claimed.length;
    const ready = await writeAll(parts, claimed, write)
      .then(keepWilling)
      // What is on its way is waited for all the same.
      .catch(async (error: unknown) => {
        failure ??= error;
        await putBack(parts, claimed).catch(() => undefined);
        return [];
      });
    for (const written of ready) {
      const sending = sendOne(parts, gateway, written, claimedAt)
        .then((answer) => {
          if (answer?.kind === 'down' || answer?.kind === 'misconfigured') stopped ??= answer;
        })
        .catch((error: unknown) => {
          failure ??= error;
        })
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    if (most > 0 && claimed.length === 0 && underWay.size === 0) break;
    await wait(TICK_MS);
  }
  await Promise.all(underWay);
  if (failure) throw failure;
  return stopped;
}

type Write = (message: Claimed) => Promise<{ phone: string; text: string; parts: number }>;

/** Texts of a campaign do not change while it is sent, so they are read once. */
function createWriter(parts: SmsParts): Write {
  const texts = new Map<number, ReturnType<typeof readTexts>>();
  return async (message) => {
    if (message.campaignId === null) {
      const { phone, text = '' } = openRecipient(parts.sealing, message);
      return { phone, text, parts: countSms(text).parts };
    }
    const ofCampaign = texts.get(message.campaignId) ?? readTexts(parts.db, message.campaignId);
    texts.set(message.campaignId, ofCampaign);
    return writeSms(parts, await ofCampaign, message);
  };
}

/** One that cannot be opened, such as somebody's who was erased, is over: the others go on. */
async function writeAll({ db }: SmsParts, claimed: Claimed[], write: Write): Promise<Written[]> {
  const all: Written[] = [];
  for (const message of claimed) {
    try {
      all.push({ message, ...(await write(message)) });
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      await recordOutcome(db, message, { state: 'failed', problem: 'unreadable' });
    }
  }
  return all;
}

/** Nothing of these has left: where that can be written down, nobody need doubt it. */
async function putBack({ db }: SmsParts, claimed: Claimed[]): Promise<void> {
  for (const message of claimed)
    await recordOutcome(db, message, { state: 'queued', attempts: message.attempts - 1 });
}

async function sendOne(
  { db, isStillNews }: SmsParts,
  gateway: Gateway,
  { message, phone, text }: Written,
  claimedAt: number,
): Promise<Answer | undefined> {
  const { event, eventKey: key } = message;
  if (key !== null && !(await isStillNews(db, { event, key }))) {
    await recordOutcome(db, message, { state: 'cancelled', problem: 'overtaken' });
    return undefined;
  }
  if (performance.now() - claimedAt > SLACK_MS) {
    // Somebody else may take it for abandoned before this try is over: so it is not begun.
    await recordOutcome(db, message, { state: 'queued', attempts: message.attempts - 1 });
    return undefined;
  }
  const answer = await gateway.send({ id: message.publicId, phone, text });
  await recordOutcome(db, message, changeAfter(answer, message.attempts, gateway));
  return answer;
}
