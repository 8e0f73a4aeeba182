import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#server/platform/db.ts';
import type { FileStore } from './store.ts';

export const REMOVE_FILES = 'remove_files';

const Payload = z.object({ keys: z.array(z.string()) });

/**
 * Asks for files to be removed, in the transaction that forgets them: a file goes when nothing names
 * it any more, and surely does, whatever dies in between.
 */
export async function queueRemoval(tx: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.execute(
    sql`select graphile_worker.add_job(${REMOVE_FILES}, payload := ${JSON.stringify({ keys })}::json)`,
  );
}

export async function removeFiles(store: FileStore, payload: unknown): Promise<void> {
  for (const key of Payload.parse(payload).keys) await store.remove(key);
}
