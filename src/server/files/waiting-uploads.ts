import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/platform/db.ts';
import { networkOf, wideNetworkOf } from '#server/platform/network.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';
import type { CleanFile } from './clean-picture.ts';
import type { PrivateFiles } from './private-files.ts';
import type { FileStore } from './store.ts';
import { removeUnwritten } from './unwritten.ts';
import { refuseFull } from './with-upload.ts';

/** A table of files that belong to an application, or wait to be sent along with one. */
export type WaitingTable = PgTable & {
  id: AnyPgColumn;
  /** Null while it waits. */
  applicationId: AnyPgColumn;
  fileKey: AnyPgColumn;
  bytes: AnyPgColumn;
  /** Of the network that it came from, while it waits. */
  networkDigest: AnyPgColumn;
};

/** What may wait, in bytes: of one network, and of all. A store that is full helps nobody. */
export type WaitingLimits = { ofOne: number; ofAll: number };

const AT_ONCE = 500;

/** All networks around one may have as much as so many: half of the whole at most. */
const NETWORKS_AROUND = 2;

/**
 * Refuses where too much waits to be sent: of this network or those around it, long before the whole
 * is full, so that nobody alone can close it to others. Answers how much this network has of it.
 */
export async function demandSpace(
  db: Db,
  table: WaitingTable,
  networkDigest: string,
  { ofOne, ofAll }: WaitingLimits,
): Promise<number> {
  const [widest = ''] = networkDigest.split(' ');
  const bytes = sql`sum(${table.bytes})`;
  const [waiting] = await db
    .select({
      own: sql<number>`coalesce(${bytes} filter (where ${table.networkDigest} = ${networkDigest}), 0)::float8`,
      around: sql<number>`coalesce(${bytes} filter (where starts_with(${table.networkDigest}, ${widest})), 0)::float8`,
      all: sql<number>`coalesce(${bytes}, 0)::float8`,
    })
    .from(table)
    .where(isNull(table.applicationId));
  const { own = 0, around = 0, all = 0 } = waiting ?? {};
  const share = Math.max(own, around / NETWORKS_AROUND);
  if (share > ofOne) throw new AppError('too_many_requests');
  if (all > ofAll) throw new AppError('unavailable');
  return share;
}

export async function countWaiting(db: Db, table: WaitingTable): Promise<number> {
  const [waiting] = await db
    .select({ bytes: sql<number>`coalesce(sum(${table.bytes}), 0)::float8` })
    .from(table)
    .where(isNull(table.applicationId));
  return waiting?.bytes ?? 0;
}

export type SealedFile = {
  fileKey: string;
  contentType: string;
  bytes: number;
  sha256: string;
  tokenHash: string;
};

/** Seals a file for who gets its token. Stored first, and removed again where its row is refused. */
export async function keepSealed<Written>(
  files: PrivateFiles,
  { content, contentType }: CleanFile,
  write: (kept: SealedFile) => Promise<Written>,
): Promise<{ token: string; bytes: number; written: Written }> {
  const token = makeToken();
  const tokenHash = hashToken(token);
  const { key, bytes, sha256 } = await files.put(content, tokenHash).catch(refuseFull);
  try {
    const written = await write({ fileKey: key, contentType, bytes, sha256, tokenHash });
    return { token, bytes, written };
  } catch (error) {
    await removeUnwritten(files, [key], error);
    throw error;
  }
}

/** Drops those of the waiting files, with their rows first. */
export async function dropWaiting(
  db: Db,
  store: Pick<FileStore, 'remove'>,
  table: WaitingTable,
  which: SQL | undefined,
): Promise<void> {
  const waits = isNull(table.applicationId);
  for (;;) {
    const some = db.select({ id: table.id }).from(table).where(and(waits, which)).limit(AT_ONCE);
    const dropped = await db
      .delete(table)
      // Sent in the meantime, it is nobody’s to drop.
      .where(and(inArray(table.id, some), waits))
      .returning({ fileKey: table.fileKey });
    for (const { fileKey } of dropped) await store.remove(String(fileKey));
    if (dropped.length < AT_ONCE) return;
  }
}

/**
 * Says which files came from the same network, and no more; before it stands, where there is one,
 * which came from the networks around.
 */
export function digestNetwork(sealing: Sealing, address: string): string {
  return [wideNetworkOf(address), networkOf(address)]
    .filter((network) => network !== undefined)
    .map((network) => sealing.digest(network, 'network of uploads'))
    .join(' ');
}
