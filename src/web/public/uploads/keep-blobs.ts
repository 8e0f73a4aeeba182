import type { createBrowserStore } from '../../site/browser-store.ts';
import type { KeptFile } from './kept-file.ts';

export const BLOBS = 'blobs';

type WithFiles = { files: readonly KeptFile[] };

/** Where chosen files wait on this device until they are uploaded. */
export function keepBlobs(run: ReturnType<typeof createBrowserStore>) {
  const dropBlob = (key: string) => run(BLOBS, 'readwrite', (store) => store.delete(key));
  return {
    readBlob: (key: string): Promise<Blob | undefined> =>
      run(BLOBS, 'readonly', (store) => store.get(key) as IDBRequest<Blob | undefined>),
    /** One that does not fit is refused by the browser. */
    writeBlob: (key: string, blob: Blob) =>
      run(BLOBS, 'readwrite', (store) => store.put(blob, key)),
    dropBlob,
    /** Of those named, or of all, what no other has. */
    dropUnneeded: async (others: readonly WithFiles[], named?: readonly string[]) => {
      const keys = named ?? (await run(BLOBS, 'readonly', (store) => store.getAllKeys()));
      const needed = new Set(others.flatMap(({ files }) => files.map(({ key }) => key)));
      for (const key of keys) if (!needed.has(String(key))) await dropBlob(String(key));
    },
  };
}

export type BlobKeep = Pick<ReturnType<typeof keepBlobs>, 'readBlob' | 'writeBlob' | 'dropBlob'>;
