import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { type Gateway, overAfter } from './gateway.ts';
import { pauseAfter } from './rules.ts';
import { smsMessage } from './tables.ts';

const AT_ONCE = 10;
const MOST_ASKED = 200;
/** A provider that cannot say for this long will never. */
const PATIENCE_HOURS = 24;

/**
 * Messages that were on their way when the process ended or the line broke. Called by the only process
 * that sends, so none of them is being sent now: once the longest try is over they are looked into.
 * They are sent again only where that is known to do no harm: the provider takes our ids for what
 * they are, or says that it never got the message. Otherwise staff decide.
 */
export async function settleDoubts(
  db: Db,
  gateway: Gateway,
  mayGoOn: () => boolean,
): Promise<void> {
  const { doubts } = gateway;
  switch (doubts.by) {
    case 'sending_again':
      return sendAgain(db, gateway);
    case 'asking':
      return askAbout(db, gateway, doubts.ask, mayGoOn);
    case 'staff':
      await db
        .update(smsMessage)
        .set({
          state: 'unknown',
          problem: sql`coalesce(nullif(${smsMessage.problem}, ''), 'interrupted')`,
        })
        .where(isOver(gateway));
  }
}

function isOver(gateway: Gateway) {
  return and(
    eq(smsMessage.state, 'sending'),
    sql`${smsMessage.sendingAt} < now() - make_interval(secs => ${overAfter(gateway) / 1_000})`,
    sql`(${smsMessage.notBefore} is null or ${smsMessage.notBefore} <= now())`,
  );
}

/** Tries that nobody heard the end of are no failures of the message, up to a point. */
const mostTries = ({ mostAttempts }: Gateway) => mostAttempts + 5;

async function sendAgain(db: Db, gateway: Gateway): Promise<void> {
  await db
    .update(smsMessage)
    .set({
      state: sql`case when ${smsMessage.attempts} < ${mostTries(gateway)} then 'queued' else 'unknown' end`,
      updatedAt: sql`now()`,
    })
    .where(isOver(gateway));
}

async function askAbout(
  db: Db,
  gateway: Gateway,
  ask: Extract<Gateway['doubts'], { by: 'asking' }>['ask'],
  mayGoOn: () => boolean,
): Promise<void> {
  const rows = await db
    .select()
    .from(smsMessage)
    .where(isOver(gateway))
    .orderBy(asc(smsMessage.sendingAt))
    .limit(MOST_ASKED);
  for (let from = 0; from < rows.length && mayGoOn(); from += AT_ONCE) {
    await Promise.all(
      rows.slice(from, from + AT_ONCE).map(async (row) => {
        const found = await ask(row.publicId);
        await settle(db, row, found, gateway);
      }),
    );
  }
}

type Row = typeof smsMessage.$inferSelect;

async function settle(db: Db, row: Row, found: string, gateway: Gateway): Promise<void> {
  const change = changeFor(row, found, gateway);
  await db
    .update(smsMessage)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(smsMessage.id, row.id), eq(smsMessage.state, 'sending')));
}

function changeFor(row: Row, found: string, gateway: Gateway): Partial<Row> {
  if (found === 'there') return { state: 'sent', sentAt: row.sendingAt, problem: '' };
  if (found === 'not_there')
    return row.attempts < mostTries(gateway)
      ? { state: 'queued', notBefore: null }
      : { state: 'failed', problem: row.problem || 'interrupted' };
  const hours = (Date.now() - (row.sendingAt?.getTime() ?? 0)) / 3_600_000;
  if (hours > PATIENCE_HOURS) return { state: 'unknown', problem: 'not_told' };
  return { notBefore: new Date(Date.now() + pauseAfter(3, gateway.retrySeconds)) };
}
