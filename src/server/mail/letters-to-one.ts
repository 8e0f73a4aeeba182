import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { mailDigests } from './lasting-digest.ts';
import { outgoingMail } from './tables.ts';

type Letter = { event: string; toDigest: string };

/** The address is kept nowhere: its digest has to outlast the secret key. */
export async function digestOf(db: Db, sealing: Sealing, to: string): Promise<string> {
  return (await mailDigests(db, sealing))(to.toLowerCase());
}

/** How many letters of a kind went to an address within an hour, however long they had waited. */
export function countToOne(db: Db, { event, toDigest }: Letter): Promise<number> {
  return db.$count(
    outgoingMail,
    and(
      eq(outgoingMail.recipientDigest, toDigest),
      eq(outgoingMail.event, event),
      gt(outgoingMail.startedAt, sql`now() - interval '1 hour'`),
      ne(outgoingMail.state, 'dropped'),
    ),
  );
}

/** Whoever counts the letters to an address does so one after the other. */
export async function holdLetters(tx: Db, toDigest: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${toDigest}, 0))`);
}

/** Whether one more goes there; it counts from then on, so that many at once do not go together. */
export async function admitToOne(
  db: Db,
  id: number,
  { most, ...letter }: Letter & { most: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdLetters(tx, letter.toDigest);
    if ((await countToOne(tx, letter)) >= most) return false;
    await tx
      .update(outgoingMail)
      .set({ recipientDigest: letter.toDigest })
      .where(eq(outgoingMail.id, id));
    return true;
  });
}
