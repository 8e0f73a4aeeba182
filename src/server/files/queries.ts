import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import type { FileStore } from './store.ts';
import { storedFile } from './tables.ts';
import { removeUnwritten } from './unwritten.ts';

export type StoredFile = typeof storedFile.$inferSelect;

/**
 * Puts the bytes into the store, then the row that names them; with it, both or neither, what `note`
 * writes of it. No connection waits for the store.
 */
export async function keepFile(
  db: Db,
  store: FileStore,
  { name, contentType, content }: { name: string; contentType: string; content: Buffer | Readable },
  note?: (tx: Db, kept: StoredFile) => Promise<unknown>,
): Promise<StoredFile> {
  const kept = await store.put(content);
  const insert = async (executor: Db) => {
    const [row] = await executor
      .insert(storedFile)
      .values({ ...kept, name, contentType })
      .returning();
    if (!row) throw new Error('the file’s row was not inserted');
    await note?.(executor, row);
    return row;
  };
  try {
    return await (note ? db.transaction(insert) : insert(db));
  } catch (error) {
    await removeUnwritten(store, [kept.key], error);
    throw error;
  }
}

export async function findStoredFile(db: Db, key: string): Promise<StoredFile | undefined> {
  const [row] = await db.select().from(storedFile).where(eq(storedFile.key, key));
  return row;
}

/** The row first: a row without its file would be a promise that cannot be kept. */
export async function dropFile(db: Db, store: FileStore, key: string): Promise<void> {
  await db.delete(storedFile).where(eq(storedFile.key, key));
  await store.remove(key);
}
