import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/calls.ts';
import type { Db } from '#server/platform/db.ts';
import { recordDraft } from './tables.ts';

const MOST_DRAFTS = 100;
const DAYS_KEPT = 30;

type Of = ParsedInputOf<'records/draft'> & { userId: number };

export async function findDraft(db: Db, of: Of) {
  const [found] = await db.select().from(recordDraft).where(isOf(of));
  if (!found) return null;
  const { values, version, revision, updatedAt } = found;
  return { values, version, revision, updatedAt: updatedAt.toISOString() };
}

/** Keeps a draft; of very many the oldest gives way, for the newest is what somebody works on. */
export async function keepDraft(
  db: Db,
  { userId, resource, id, version, revision, values }: ParsedInputOf<'records/keepDraft'> & Of,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(recordDraft)
      .values({ userId, resource, recordId: id, version, revision, values })
      .onConflictDoUpdate({
        target: [recordDraft.userId, recordDraft.resource, recordDraft.recordId],
        set: { version, revision, values, updatedAt: sql`now()` },
      })
      .returning({ updatedAt: recordDraft.updatedAt });
    if (!kept) throw new Error('The draft was not written.');
    const tooMany = tx
      .select({ updatedAt: recordDraft.updatedAt })
      .from(recordDraft)
      .where(eq(recordDraft.userId, userId))
      .orderBy(desc(recordDraft.updatedAt))
      .offset(MOST_DRAFTS);
    await tx
      .delete(recordDraft)
      .where(and(eq(recordDraft.userId, userId), inArray(recordDraft.updatedAt, tooMany)));
    return kept.updatedAt.toISOString();
  });
}

export async function dropDraft(db: Db, of: Of): Promise<void> {
  await db.delete(recordDraft).where(isOf(of));
}

export async function deleteOldDrafts(db: Db): Promise<void> {
  const oldest = sql`now() - make_interval(days => ${DAYS_KEPT})`;
  await db.delete(recordDraft).where(lt(recordDraft.updatedAt, oldest));
}

function isOf({ userId, resource, id }: Of): SQL | undefined {
  return and(
    eq(recordDraft.userId, userId),
    eq(recordDraft.resource, resource),
    eq(recordDraft.recordId, id),
  );
}
