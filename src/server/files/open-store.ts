import { join } from 'node:path';
import type { Settings } from '#server/platform/settings.ts';
import { openLocalStore } from './local-store.ts';
import type { FileStore } from './store.ts';

/** The store that the settings name: a bucket, else a folder in the data folder. */
export async function openStore({
  s3,
  dataDir,
}: Pick<Settings, 's3' | 'dataDir'>): Promise<FileStore> {
  if (!s3) return openLocalStore(join(dataDir, 'files'));
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(s3);
}
