import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/** Writes that do not depend on each other, by one way to the database and back. */
export async function writeTogether(tx: Db, writes: readonly SQLWrapper[]): Promise<void> {
  const parts = writes.map((write, at) => sql`${sql.identifier(`write_${at}`)} as ${write}`);
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select`);
}
