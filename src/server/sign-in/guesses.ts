import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { type Counter, isLocked, judge, type Verdict } from './guess-rules.ts';
import { signInGuard } from './tables.ts';

export type Counted = { verdict: Verdict; locksNow: boolean };

const NOW = sql`now()`;
type Key = Pick<Counter, 'userId' | 'origin'>;

/**
 * Counts one attempt where it is allowed. Counted before anything is checked and one after the other,
 * so parallel guesses cannot dodge it. After `minutes` without one the count begins anew.
 */
export async function countGuess(
  db: Db,
  counters: readonly Counter[],
  minutes: number,
  solved: boolean,
): Promise<Counted> {
  return db.transaction(async (tx) => {
    await oneByOne(tx, counters);
    const rows = await lockRows(tx, anyOf(counters), minutes);
    const counted = counters.map((counter) => ({
      ...counter,
      attempts: rows.find((row) => isSame(row, counter))?.attempts ?? 0,
    }));
    const verdict = judge(counted, solved);
    if (verdict !== 'allowed') return { verdict, locksNow: false };
    await tx
      .insert(signInGuard)
      .values(
        counted.map((counter) => ({
          ...keyOf(counter),
          attempts: counter.attempts + 1,
          lastAt: NOW,
        })),
      )
      .onConflictDoUpdate({
        target: [signInGuard.userId, signInGuard.origin],
        set: { attempts: sql`excluded.attempts`, lastAt: NOW },
      });
    const locksNow = counted.some(({ attempts, lockFrom }) => attempts + 1 === lockFrom);
    return { verdict, locksNow };
  });
}

/** Takes one counted attempt back: it was no guess. */
export async function uncountGuess(db: Db, counters: readonly Counter[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRows(tx, anyOf(counters));
    await subtractOne(tx, counters);
  });
}

/** The right password forgives its own origin everything, and the others no more than itself. */
export async function forgetGuesses(tx: Db, counters: readonly Counter[]): Promise<void> {
  await lockRows(tx, anyOf(counters));
  await tx.delete(signInGuard).where(anyOf(counters.slice(0, 1)));
  if (counters.length > 1) await subtractOne(tx, counters.slice(1));
}

/** Lets a user try again from everywhere. Answers whether anybody had to wait. */
export async function unlockUser(tx: Db, userId: string, attempts: number): Promise<boolean> {
  const own = eq(signInGuard.userId, userId.toLowerCase());
  const rows = await lockRows(tx, own);
  await tx.delete(signInGuard).where(own);
  return rows.some((row) => isLocked(row, attempts));
}

/** A day is the longest wait there is. */
export async function deleteOldGuesses(db: Db): Promise<void> {
  await db.delete(signInGuard).where(lt(signInGuard.lastAt, sql`now() - interval '1 day'`));
}

/** Before there are rows to lock: what is refused shall leave none. In one order, as below. */
async function oneByOne(tx: Db, counters: readonly Counter[]): Promise<void> {
  const names = counters.map(({ userId, origin }) => `${userId} ${origin}`).sort();
  const locks = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`);
}

/** Always in the same order, so that two attempts never wait for each other. */
function lockRows(tx: Db, which: ReturnType<typeof or>, minutes = 1_440) {
  const rested = sql`${signInGuard.lastAt} < now() - make_interval(mins => ${minutes})`;
  return tx
    .select({
      userId: signInGuard.userId,
      origin: signInGuard.origin,
      attempts: sql<number>`case when ${rested} then 0 else ${signInGuard.attempts} end`,
    })
    .from(signInGuard)
    .where(which)
    .orderBy(signInGuard.userId, signInGuard.origin)
    .for('update');
}

async function subtractOne(tx: Db, counters: readonly Counter[]): Promise<void> {
  await tx
    .update(signInGuard)
    .set({ attempts: sql`greatest(${signInGuard.attempts} - 1, 0)` })
    .where(anyOf(counters));
}

function keyOf({ userId, origin }: Key): Key {
  return { userId, origin };
}

function isSame(row: Key, counter: Key): boolean {
  return row.userId === counter.userId && row.origin === counter.origin;
}

function anyOf(counters: readonly Key[]) {
  return or(
    ...counters.map(({ userId, origin }) =>
      and(eq(signInGuard.userId, userId), eq(signInGuard.origin, origin)),
    ),
  );
}
