import { z } from 'zod';
import { type OutgoingRow, postponeMail, settleMail, takeMail } from '#server/mail/outbox.ts';
import { planSending } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';
import { nameError } from '#server/platform/logger.ts';
import { isWithinHours } from '#server/platform/thai-hours.ts';
import { countPushed, isUsedUp, noteProblem, openApi, readChannelRow } from './channel.ts';
import type { LineAnswer } from './line-api.ts';
import type { LineNews, LineParts } from './parts.ts';

const Payload = z.object({ id: z.int() });

/** Minutes to wait after each try that may yet go through; then the news goes another way. */
const PAUSES = [1, 2, 5, 10] as const;
/** How soon it is looked again whether it is day. */
const NIGHT_MINUTES = 15;

/**
 * One try to push one message. That it is being sent is written before and what became of it after;
 * a process that dies between leaves it to be pushed again under the same retry key, by which LINE
 * knows it. News that LINE does not take goes by another way, in the transaction that says so.
 */
export async function pushQueued(
  parts: LineParts,
  news: LineNews,
  payload: unknown,
): Promise<void> {
  const { db } = parts;
  const { id } = Payload.parse(payload);
  const { sms_event_from: from, sms_event_until: until } = await parts.parameters();
  if (!isWithinHours({ from, until }, new Date()))
    return planSending(db, { id, channel: 'line' }, NIGHT_MINUTES);
  const row = await takeMail(db, id);
  if (!row) return;
  const told = await push(parts, news, row).catch(
    (error: unknown): LineAnswer => ({ outcome: 'down', status: null, answer: nameError(error) }),
  );
  if (told === 'over') return settleMail(db, row.id, { state: 'dropped' });
  if (typeof told === 'string') return passOn(db, news, row, told);
  await settle(db, news, row, told);
}

/** What LINE said to it, that there is nothing to tell any more, or why LINE was not asked. */
async function push(
  parts: LineParts,
  news: LineNews,
  row: OutgoingRow,
): Promise<LineAnswer | 'over' | 'unlinked' | 'off' | 'quota used up'> {
  const written = await news.write(parts.db, row.payload);
  if (written === undefined) return 'over';
  if (written === 'unlinked') return written;
  const channel = await readChannelRow(parts.db);
  if (!channel?.values.on) return 'off';
  if (isUsedUp(channel)) return 'quota used up';
  return openApi(parts, channel).push(row.messageId, written.to, written.text);
}

async function settle(db: Db, news: LineNews, row: OutgoingRow, told: LineAnswer): Promise<void> {
  const said = [told.status, told.answer].filter(Boolean).join(' ');
  switch (told.outcome) {
    case 'accepted':
      return db.transaction(async (tx) => {
        await settleMail(tx, row.id, { state: 'sent' });
        await countPushed(tx);
      });
    case 'quota':
    case 'misconfigured':
      await noteProblem(db, said, told.outcome === 'quota');
      return passOn(db, news, row, said);
    case 'refused':
      return passOn(db, news, row, said);
    case 'later':
    case 'down':
    case 'doubt': {
      const pause = PAUSES[row.tries - 1];
      if (pause === undefined) return passOn(db, news, row, said);
      return postponeMail(db, row, { answer: said }, pause);
    }
  }
}

/** Both or neither: what is passed on is not pushed any more. */
export async function passOn(db: Db, news: LineNews, row: OutgoingRow, why: string): Promise<void> {
  await db.transaction(async (tx) => {
    const way = await news.passOn(tx, row.payload);
    await settleMail(tx, row.id, { state: way ? 'passed_on' : 'given_up', answer: why });
  });
}
