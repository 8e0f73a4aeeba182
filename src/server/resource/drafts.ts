import { and, desc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/calls.ts';
import type { NewDraft } from '#contract/resource/records.ts';
import type { Db } from '#server/platform/db.ts';
import { recordDraft } from './tables.ts';

const MOST_DRAFTS = 100;
const DAYS_KEPT = 30;
/** So many of new records are offered. */
const MOST_OFFERED = 5;

type Of = ParsedInputOf<'records/draft'> & { userId: number };

export async function findDraft(db: Db, of: Of) {
  const [found] = await db.select().from(recordDraft).where(isOf(of));
  if (!found) return null;
  return describe(found);
}

/** Those of new records of a kind, newest first. */
export async function listNewDrafts(
  db: Db,
  { userId, resource }: Pick<Of, 'userId' | 'resource'>,
): Promise<NewDraft[]> {
  const found = await db
    .select()
    .from(recordDraft)
    .where(
      and(
        eq(recordDraft.userId, userId),
        eq(recordDraft.resource, resource),
        lte(recordDraft.recordId, 0),
      ),
    )
    .orderBy(desc(recordDraft.updatedAt))
    .limit(MOST_OFFERED);
  return found.map((row) => ({ ...describe(row), tab: 0 - row.recordId }));
}

/** Keeps a draft; of very many the oldest gives way, for the newest is what somebody works on. */
export async function keepDraft(
  db: Db,
  { version, revision, values, ...of }: ParsedInputOf<'records/keepDraft'> & Of,
): Promise<string> {
  const { userId, resource } = of;
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(recordDraft)
      .values({ userId, resource, recordId: keyOf(of), version, revision, values })
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

function isOf(of: Of): SQL | undefined {
  return and(
    eq(recordDraft.userId, of.userId),
    eq(recordDraft.resource, of.resource),
    eq(recordDraft.recordId, keyOf(of)),
  );
}

/** Each tab has its own new record: below zero stands the tab. */
const keyOf = ({ id, tab }: Pick<Of, 'id' | 'tab'>) => (id === 0 ? 0 - tab : id);

function describe({ values, version, revision, updatedAt }: typeof recordDraft.$inferSelect) {
  return { values, version, revision, updatedAt: updatedAt.toISOString() };
}
