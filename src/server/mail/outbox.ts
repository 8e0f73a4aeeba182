import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/calls.ts';
import type { OutboxChannel } from '#contract/mail/mail.ts';
import { COUNTED } from '#contract/resource/counting.ts';
import type { Db } from '#server/platform/db.ts';
import { countUpTo, cutPage, newestFirst } from '#server/platform/keyset.ts';
import { SealError } from '#server/platform/sealed.ts';
import { contains } from '#server/platform/search.ts';
import { hideAddresses, maskAddress } from './addresses.ts';
import { MOST_TRIES, planSending } from './queue.ts';
import { outgoingMail } from './tables.ts';

export type OutgoingRow = typeof outgoingMail.$inferSelect;

/** Begun longer ago than a try can take, so whoever began it is gone. */
const ABANDONED = and(
  eq(outgoingMail.state, 'sending'),
  sql`${outgoingMail.startedAt} < now() - interval '10 minutes'`,
);

/** The most that are locked at a time; the rest waits for the next look. */
const GIVEN_UP_AT_ONCE = 200;
export const NO_TRY_ENDED = 'No try came to its end.';

/** Takes a mail to be sent, for one try; undefined where that is done, or somebody is at it. */
export async function takeMail(db: Db, id: number): Promise<OutgoingRow | undefined> {
  const waits = or(
    inArray(outgoingMail.state, ['queued', 'failed']),
    and(ABANDONED, lt(outgoingMail.tries, MOST_TRIES)),
  );
  const [row] = await db
    .update(outgoingMail)
    .set({
      state: 'sending',
      tries: sql`${outgoingMail.tries} + 1`,
      startedAt: sql`now()`,
      nextTryAt: null,
    })
    .where(and(eq(outgoingMail.id, id), waits))
    .returning();
  return row;
}

export async function settleMail(
  db: Db,
  id: number,
  {
    answer = '',
    ...settled
  }: Pick<OutgoingRow, 'state'> & { to?: string; toDigest?: string | undefined; answer?: string },
): Promise<void> {
  const done = settled.state === 'sent' || settled.state === 'written';
  await db
    .update(outgoingMail)
    .set({
      state: settled.state,
      answer: hideAddresses(answer),
      ...(settled.to && { recipient: maskAddress(settled.to) }),
      ...(settled.toDigest && { recipientDigest: settled.toDigest }),
      ...(settled.state === 'sent' && { sentAt: sql`now()` }),
      ...(done && { address: null }),
    })
    .where(eq(outgoingMail.id, id));
}

/** Notes that a try failed and plans the next one, both or neither. */
export async function postponeMail(
  db: Db,
  row: Pick<OutgoingRow, 'id' | 'channel'>,
  failed: { toDigest?: string | undefined; answer: string },
  minutes: number,
) {
  const { id } = row;
  await db.transaction(async (tx) => {
    await settleMail(tx, id, { state: 'failed', ...failed });
    await tx
      .update(outgoingMail)
      .set({ nextTryAt: sql`now() + make_interval(mins => ${minutes}::int)` })
      .where(eq(outgoingMail.id, id));
    await planSending(tx, row, minutes);
  });
}

/**
 * What a process that died was sending is sent again, under the same Message-ID or retry key. What so
 * many died of, or could not be noted by any, may have arrived each time: it is given up.
 */
export async function resumeAbandoned(
  db: Db,
  giveUp: Record<OutboxChannel, (tx: Db, row: OutgoingRow) => Promise<void>>,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const row of await lockAbandoned(tx, lt(outgoingMail.tries, MOST_TRIES)))
      await planSending(tx, row);
  });
  const failures: unknown[] = [];
  await db.transaction(async (tx) => {
    const given = await lockAbandoned(tx, gte(outgoingMail.tries, MOST_TRIES)).limit(
      GIVEN_UP_AT_ONCE,
    );
    for (const row of given)
      await tx
        .transaction((one) => giveUp[row.channel](one, row))
        // One that cannot be passed on holds up none of the others.
        .catch(async (error: unknown) => {
          if (error instanceof SealError)
            await settleMail(tx, row.id, { state: 'given_up', answer: NO_TRY_ENDED });
          else failures.push(error);
        });
  });
  // Those are given up the next time.
  if (failures.length > 0) throw failures[0];
}

const lockAbandoned = (tx: Db, which: SQL) =>
  tx.select().from(outgoingMail).where(and(ABANDONED, which)).for('update', { skipLocked: true });

/** A whole address is looked for the way the list shows it. */
function isFound({ search, state }: Pick<ParsedInputOf<'mail/outbox'>, 'search' | 'state'>) {
  const words = search.includes('@') && !search.includes('****') ? maskAddress(search) : search;
  return and(state && eq(outgoingMail.state, state), contains(outgoingMail.searchText, words));
}

/** A page of mails, newest first, with the numbers that the pages beside it go on from. */
export async function listMails(db: Db, input: ParsedInputOf<'mail/outbox'>) {
  const condition = isFound(input);
  const { beyond, order } = newestFirst(outgoingMail.id, input);
  const found = await db
    .select()
    .from(outgoingMail)
    .where(and(condition, beyond))
    .orderBy(order(outgoingMail.id))
    .limit(input.size + 1);
  const total = await countUpTo(db, outgoingMail, condition, COUNTED);
  return {
    ...cutPage(found, input, ({ id }) => String(id)),
    total: Math.min(total, COUNTED),
    uncounted: total > COUNTED,
  };
}
