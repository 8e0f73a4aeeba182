import type { Db } from '#server/platform/db.ts';

/** Thrown to take back what was only tried. */
class TriedEnough extends Error {}

/** Does something in earnest, of which nothing stays. */
export async function onlyTry(db: Db, act: (tx: Db) => Promise<void>): Promise<void> {
  await db
    .transaction(async (tx) => {
      await act(tx);
      throw new TriedEnough();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TriedEnough)) throw error;
    });
}
