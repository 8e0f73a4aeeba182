import { lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { usedCaptcha } from './tables.ts';

/** A right solution: what tells it from all others, and until when it would be right. */
export type Solved = { id: string; expiresAt: Date };

/** Marks a solution as used. Answers whether this was the first time. */
export async function markServed(db: Db, { id, expiresAt }: Solved): Promise<boolean> {
  const solutionHash = hashToken(id);
  const marked = await db
    .insert(usedCaptcha)
    .values({ solutionHash, expiresAt })
    .onConflictDoNothing()
    .returning({ solutionHash: usedCaptcha.solutionHash });
  return marked.length > 0;
}

export async function deleteExpiredSolutions(db: Db): Promise<void> {
  await db.delete(usedCaptcha).where(lt(usedCaptcha.expiresAt, sql`now()`));
}
