import { isDatabaseUnavailable } from '#server/platform/db.ts';
import type { FileStore } from './store.ts';

/**
 * Removes files whose rows were refused. Where the database was lost on the way, nobody knows whether
 * the rows stand: it may have written them and only its answer got lost. A file too many takes up room,
 * a row without its file is a promise that cannot be kept.
 */
export async function removeUnwritten(
  store: Pick<FileStore, 'remove'>,
  keys: readonly string[],
  refusal: unknown,
): Promise<void> {
  if (isDatabaseUnavailable(refusal)) return;
  // The refusal is what is told, also where the store refuses next.
  for (const key of keys) await store.remove(key).catch(() => undefined);
}
