import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import { mergeValues } from '#contract/resource/merge-values.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { REVISED } from '#contract/resource/revised.ts';
import type { Revision } from '#contract/resource/revisions.ts';
import type { MaintainedName } from '#contract/resource/windows.ts';
import type { Db } from '#server/platform/db.ts';
import type { ResourceTable } from './page.ts';
import { inputSchemaOf } from './registry.ts';
import { recordRevision } from './tables.ts';
import { findVersion, pick } from './versions.ts';

type Of = { resource: MaintainedName; id: number };
type Stored = typeof recordRevision.$inferSelect;

export async function findRevision(db: Db, of: Of): Promise<Stored | undefined> {
  const [found] = await db.select().from(recordRevision).where(isOf(of));
  return found;
}

/** The values of the unpublished changes of these records, where they have some. */
export async function findRevisions(
  db: Db,
  resource: MaintainedName,
  ids: readonly number[],
): Promise<Map<number, Stored['values']>> {
  const found = await db
    .select({ id: recordRevision.recordId, values: recordRevision.values })
    .from(recordRevision)
    .where(and(eq(recordRevision.resource, resource), inArray(recordRevision.recordId, [...ids])));
  return new Map(found.map(({ id, values }) => [id, values]));
}

/**
 * The unpublished changes as they would be published now. What was changed on the record since they
 * were made is brought into them, field by field, so that publishing takes nothing back.
 */
export async function describeRevision(
  db: Db,
  { resource, id }: Of,
  row: RowFacts,
  stored: Stored,
): Promise<Revision> {
  const { version, baseVersion, startedBy, updatedBy, values } = stored;
  const facts = { version, startedBy, updatedBy, updatedAt: stored.updatedAt.toISOString() };
  if (baseVersion === row.version) return { ...facts, values, taken: [], clashes: [] };
  const base = await findVersion(db, { resource, id, version: baseVersion });
  const fields = Object.keys(inputSchemaOf(resource).shape);
  const from = base && pick(base.values, fields);
  const merged = mergeValues(from, values, pick({ ...row }, fields));
  const clashes = merged.clashes.map(({ path }) => path);
  return { ...facts, values: merged.values, taken: merged.taken, clashes };
}

/** Narrows a list to what has unpublished changes: a few among many, so they are looked up first. */
export function isChanged({ table, resource }: Listed, { state }: StateAsked): SQL | undefined {
  if (state !== 'changed') return undefined;
  return sql`${table.id} = any(array(
    select record_id from record_revision where resource = ${resource}))`;
}

type Listed = { table: ResourceTable; resource: MaintainedName };
export type StateAsked = { state?: string | undefined };

/** The rows of a list, with a mark at those that have unpublished changes. */
export async function markChanged<Row extends { id: number }>(
  db: Db,
  resource: MaintainedName,
  rows: Row[],
): Promise<Row[]> {
  if (!REVISED.has(resource) || rows.length === 0) return rows;
  const found = await db
    .select({ id: recordRevision.recordId })
    .from(recordRevision)
    .where(
      and(
        eq(recordRevision.resource, resource),
        inArray(
          recordRevision.recordId,
          rows.map(({ id }) => id),
        ),
      ),
    );
  const changed = new Set(found.map(({ id }) => id));
  return rows.map((row) => (changed.has(row.id) ? { ...row, changesWait: true } : row));
}

type NewRevision = ParsedInputOf<'records/saveRevision'> & { by: string };

/** Over the version that the caller knows of; where there is another, somebody else was first. */
export async function writeRevision(
  tx: Db,
  { resource, id, version, over, values, by }: NewRevision,
): Promise<Stored> {
  const written = { values, baseVersion: over, updatedBy: by };
  const [kept] =
    version === 0
      ? await tx
          .insert(recordRevision)
          .values({ resource, recordId: id, startedBy: by, ...written })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(recordRevision)
          .set({ ...written, version: sql`default`, updatedAt: sql`now()` })
          .where(isVersion({ resource, id }, version))
          .returning();
  if (!kept) throw new AppError('conflict');
  return kept;
}

/** Published or dropped: it is gone, where it is still the one that the caller knows of. */
export async function takeRevision(tx: Db, of: Of, version: number): Promise<Stored> {
  const [taken] = await tx.delete(recordRevision).where(isVersion(of, version)).returning();
  if (!taken) throw new AppError('conflict');
  return taken;
}

/** The newest of these kinds, as far as this is true of them. */
export async function listRevisions(
  db: Db,
  resources: readonly MaintainedName[],
  where: SQL | undefined,
  most: number,
) {
  return db
    .select()
    .from(recordRevision)
    .where(and(inArray(recordRevision.resource, [...resources]), where))
    .orderBy(desc(recordRevision.updatedAt))
    .limit(most);
}

function isOf({ resource, id }: Of) {
  return and(eq(recordRevision.resource, resource), eq(recordRevision.recordId, id));
}

function isVersion(of: Of, version: number) {
  return and(isOf(of), eq(recordRevision.version, version));
}
