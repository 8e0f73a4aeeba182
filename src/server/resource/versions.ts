import { and, desc, eq, inArray, lt, lte } from 'drizzle-orm';
import { differingFields } from '#contract/audit/differing-fields.ts';
import type { ParsedInputOf } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import type { VersionSummary } from '#contract/resource/records.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import type { MaintainedName } from '#contract/resource/windows.ts';
import type { Db } from '#server/platform/db.ts';
import { recordVersion } from './tables.ts';

type Values = Record<string, unknown>;

/** Keeps what a record is now. A record older than its history is kept as it was before as well. */
export async function keepVersions(
  tx: Db,
  resource: MaintainedName,
  rows: ReadonlyArray<RowFacts | undefined>,
): Promise<void> {
  const kept = rows.flatMap((row) => (row ? [toVersion(resource, row)] : []));
  await tx.insert(recordVersion).values(kept).onConflictDoNothing();
}

/** With the records that they are of, where those tell of people. */
export async function dropVersions(tx: Db, resource: MaintainedName, ids: number[]): Promise<void> {
  await tx
    .delete(recordVersion)
    .where(and(eq(recordVersion.resource, resource), inArray(recordVersion.recordId, ids)));
}

function toVersion(resource: MaintainedName, row: RowFacts) {
  const { id, version, updatedAt, updatedBy, deletedAt: _, ...values } = row;
  return { resource, recordId: id, version, at: new Date(updatedAt), by: updatedBy, values };
}

/** Newest first; the fields are those that can be written, not what is counted or looked up. */
export async function listVersions(
  db: Db,
  { resource, id, before, size }: ParsedInputOf<'records/versions'>,
  fields: readonly string[],
) {
  const rows = await db
    .select()
    .from(recordVersion)
    .where(and(isOf(resource, id), before ? lt(recordVersion.version, before) : undefined))
    .orderBy(desc(recordVersion.version))
    // One more, for what the last of the page changed.
    .limit(size + 1);
  const versions = rows.slice(0, size).map((row, index): VersionSummary => {
    const older = rows[index + 1];
    const [from, to] = [pick(older?.values ?? {}, fields), pick(row.values, fields)];
    const changed = older ? differingFields(from, to).map(({ path }) => path) : [];
    return { ...factsOf(row), changed, first: !older };
  });
  return { versions, more: rows.length > size };
}

export async function readVersion(
  db: Db,
  { resource, id, version }: ParsedInputOf<'records/version'>,
) {
  const [row, older] = await db
    .select()
    .from(recordVersion)
    .where(and(isOf(resource, id), lte(recordVersion.version, version)))
    .orderBy(desc(recordVersion.version))
    .limit(2);
  if (row?.version !== version) throw new AppError('not_found');
  return { ...factsOf(row), values: row.values, previous: older?.values ?? null };
}

/** What a record was in one version, where that was kept. */
export async function findVersion(
  db: Db,
  { resource, id, version }: { resource: MaintainedName; id: number; version: number },
): Promise<{ values: Values } | undefined> {
  const [found] = await db
    .select({ values: recordVersion.values })
    .from(recordVersion)
    .where(and(isOf(resource, id), eq(recordVersion.version, version)));
  return found;
}

function isOf(resource: MaintainedName, id: number) {
  return and(eq(recordVersion.resource, resource), eq(recordVersion.recordId, id));
}

function factsOf({ version, at, by }: typeof recordVersion.$inferSelect) {
  return { version, at: at.toISOString(), by };
}

export function pick(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
