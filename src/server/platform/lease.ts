import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { lease } from './tables.ts';

const LASTS_MS = 10_000;
const RENEWED_EVERY_MS = 3_000;
/** Sure to be over here before it is over there. */
const MARGIN_MS = 1_000;
const UNTIL = sql`now() + make_interval(secs => ${LASTS_MS / 1_000})`;

export type Lease = {
  /** Asked before anything that only one may do. Without an answer of the database it runs out. */
  isHeld(): boolean;
};

/**
 * Does what only one may do at a time, or nothing where somebody else does it; the answer is then
 * undefined. However long it takes, the lease is renewed; of one who is gone it runs out.
 */
export async function withLease<Result>(
  db: Db,
  name: string,
  work: (lease: Lease) => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  const holder = randomUUID();
  const ours = and(eq(lease.name, name), eq(lease.holder, holder));
  let heldUntil = 0;
  const note = async (write: () => Promise<{ length: number }>) => {
    // By when it was asked for: that the answer is slow does not make it last longer.
    const asked = performance.now();
    const { length } = await write();
    heldUntil = length > 0 ? asked + LASTS_MS - MARGIN_MS : 0;
    return length > 0;
  };

  const taken = await note(() =>
    db
      .insert(lease)
      .values({ name, holder, until: UNTIL })
      .onConflictDoUpdate({
        target: lease.name,
        set: { holder, until: UNTIL },
        setWhere: lt(lease.until, sql`now()`),
      })
      .returning({ name: lease.name }),
  );
  if (!taken) return undefined;

  const done = new AbortController();
  const renewing = (async () => {
    while (!done.signal.aborted) {
      await delay(RENEWED_EVERY_MS, undefined, { signal: done.signal }).catch(() => undefined);
      if (done.signal.aborted) return;
      // Where it cannot be renewed it runs out, which `isHeld` says.
      await note(() =>
        db.update(lease).set({ until: UNTIL }).where(ours).returning({ name: lease.name }),
      ).catch(() => undefined);
    }
  })();
  try {
    return { result: await work({ isHeld: () => performance.now() < heldUntil }) };
  } finally {
    done.abort();
    await renewing;
    await db
      .delete(lease)
      .where(ours)
      .catch(() => undefined);
  }
}
