import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { draftOf, flushFolder, removeAbandonedDrafts } from '#server/platform/atomic-folder.ts';
import { errorCode } from '#server/platform/startup-error.ts';
import { FILE_KEY, type FileStore, type KeptBytes } from './store.ts';

const ONLY_US = 0o700;

/** Files in a folder that only this user can enter: `ab/cdef…`, a subfolder for each first byte. */
export async function openLocalStore(folder: string): Promise<FileStore> {
  const drafts = join(folder, 'drafts');
  await mkdir(drafts, { recursive: true, mode: ONLY_US });
  await chmod(folder, ONLY_US);
  await removeAbandonedDrafts(drafts);

  const placeOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2));

  async function write(key: string, content: Buffer | Readable): Promise<KeptBytes> {
    if (!FILE_KEY.test(key)) throw new Error('no key of a file');
    const draft = draftOf(join(drafts, key));
    try {
      const kept = await writeDraft(draft, content);
      const place = placeOf(key);
      const made = await mkdir(dirname(place), { recursive: true, mode: ONLY_US });
      await rename(draft, place);
      await flushFolder(dirname(place));
      if (made) await flushFolder(folder);
      return { key, ...kept };
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  return {
    put: (content) => write(randomBytes(16).toString('hex'), content),
    write,

    async open(key, range) {
      if (!FILE_KEY.test(key)) return undefined;
      try {
        const handle = await open(placeOf(key), 'r');
        const { size } = await handle.stat();
        return { stream: handle.createReadStream(range), size };
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },

    async remove(key) {
      if (FILE_KEY.test(key)) await rm(placeOf(key), { force: true });
    },

    async *list(writtenBefore) {
      for (const first of await readdir(folder)) {
        if (!/^[0-9a-f]{2}$/.test(first)) continue;
        for (const rest of await readdir(join(folder, first))) {
          const key = first + rest;
          if (!FILE_KEY.test(key)) continue;
          if (!writtenBefore || (await isOlder(placeOf(key), writtenBefore))) yield key;
        }
      }
    },
  };
}

/** What was removed meanwhile is not. */
async function isOlder(place: string, moment: Date): Promise<boolean> {
  try {
    return (await stat(place)).mtime < moment;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Under another name until it is whole and on the disk: a file of the store is never half a file. */
async function writeDraft(draft: string, content: Buffer | Readable) {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
  await pipeline(
    source,
    measure,
    createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { bytes, sha256: hash.digest('hex') };
}
