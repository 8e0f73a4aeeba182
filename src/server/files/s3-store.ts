import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { inParts } from './in-parts.ts';
import { withMemory } from './memory-guard.ts';
import { openBucket, type S3Settings } from './s3-bucket.ts';
import { FILE_KEY, type FileStore, type KeptBytes } from './store.ts';

/** The protocol takes no smaller parts; of a file, one is in memory at a time. */
export const PART = 5 * 1024 * 1024;

/** Files in a bucket of an S3-compatible store, each an object named by its key. */
export async function openS3Store(settings: S3Settings): Promise<FileStore> {
  const bucket = await openBucket(settings);

  async function write(key: string, content: Buffer | Readable): Promise<KeptBytes> {
    if (!FILE_KEY.test(key)) throw new Error('no key of a file');
    return withMemory(PART, () => writeParts(key, content));
  }

  async function writeParts(key: string, content: Buffer | Readable): Promise<KeptBytes> {
    const hash = createHash('sha256');
    let bytes = 0;
    let upload: Awaited<ReturnType<typeof bucket.startUpload>> | undefined;
    try {
      const source = Buffer.isBuffer(content) ? [content] : content;
      for await (const { part, last } of inParts(source, PART)) {
        hash.update(part);
        bytes += part.length;
        // What fits into one part is one request, and appears whole or not at all.
        if (last && !upload) await bucket.put(key, part);
        else {
          upload ??= await bucket.startUpload(key);
          await upload.add(part);
        }
      }
      await upload?.finish();
    } catch (error) {
      await upload?.abort().catch(() => undefined);
      throw error;
    }
    return { key, bytes, sha256: hash.digest('hex') };
  }

  return {
    put: (content) => write(randomBytes(16).toString('hex'), content),
    write,

    async open(key, range) {
      if (!FILE_KEY.test(key)) return undefined;
      const response = await bucket.get(key, range);
      if (!response) return undefined;
      const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
      const size = Number(total ?? response.headers.get('content-length'));
      return {
        stream: response.body
          ? Readable.fromWeb(response.body as ReadableStream)
          : Readable.from([]),
        size,
      };
    },

    async remove(key) {
      if (FILE_KEY.test(key)) await bucket.remove(key);
    },

    async *list(writtenBefore) {
      for await (const { name, written } of bucket.list()) {
        // Without a date it may have been written just now.
        if (writtenBefore && !(written && written < writtenBefore)) continue;
        if (FILE_KEY.test(name)) yield name;
      }
    },
  };
}
