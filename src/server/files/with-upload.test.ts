import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { shareMemory } from './memory-guard.ts';
import type { PrivateFiles } from './private-files.ts';
import { withUpload } from './with-upload.ts';

afterAll(() => shareMemory(1));

const MEGABYTE = 1024 * 1024;
const JPEG = Buffer.from('\xff\xd8\xff and so on', 'latin1');
const PDF = Buffer.from('%PDF-1.7');

/** A store that says of each file that it has so many bytes. */
function createFiles(bytes: number) {
  const kept = new Map<string, Buffer>();
  const files: Pick<PrivateFiles, 'put' | 'open' | 'remove'> = {
    async put(content) {
      const key = randomBytes(8).toString('hex');
      kept.set(key, Buffer.concat(await Readable.from(content).toArray()));
      return { key, bytes, sha256: '' };
    },
    async open(key) {
      const content = kept.get(key);
      return content && (Readable.from([content]) as never);
    },
    async remove(key) {
      kept.delete(key);
    },
  };
  return { files: files as PrivateFiles, kept };
}

/** Piece by piece, however small they are. */
const send = (content: Buffer, ip = '203.0.113.7') => ({
  upload: Readable.from([...content].map((byte) => Buffer.from([byte]))),
  request: { ip },
});

/** Pictures are taken in until `letGo`; all that was read is noted. */
function startTaking({ bytes }: { bytes: number }) {
  const { files, kept } = createFiles(bytes);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const read: string[] = [];
  const take = async (content: Buffer, ip = '203.0.113.7') => {
    await withUpload(files, send(content, ip), MEGABYTE, async (whole) => {
      if (whole.equals(JPEG)) await held;
      read.push(`${ip} ${whole.toString('latin1', 0, 5)}`);
    });
  };
  return { take, read, kept, letGo };
}

test('pictures wait for their turn in the store: other files have the memory meanwhile', async () => {
  shareMemory(2);
  const { take, read, kept, letGo } = startTaking({ bytes: 20 * MEGABYTE });
  const pictures = Array.from({ length: 10 }, () => take(JPEG));
  await expect.poll(() => kept.size).toBe(10);
  await take(PDF);
  expect(read).toEqual(['203.0.113.7 %PDF-']);

  letGo();
  await Promise.all(pictures);
  expect(read).toHaveLength(11);
  expect(kept.size).toBe(0);
});

test('who sends many pictures at once lets others go between, and has an end', async () => {
  const { take, read, kept, letGo } = startTaking({ bytes: MEGABYTE });
  const crowd = Array.from({ length: 23 }, () => take(JPEG));
  await expect.poll(() => kept.size).toBe(23);
  await expect(take(JPEG)).rejects.toThrow('too_many_requests');
  const other = take(JPEG, '198.51.100.7');
  await expect.poll(() => kept.size).toBe(24);

  letGo();
  await Promise.all([other, ...crowd]);
  expect(read.findIndex((one) => one.startsWith('198.51.100.7'))).toBeLessThan(5);
});

test('what was kept, or refused, is told so, also where the store then removes nothing', async () => {
  const { files } = createFiles(MEGABYTE);
  const gone = { ...files, remove: () => Promise.reject(new Error('the store is silent')) };
  const take = (use: () => Promise<string>) => withUpload(gone, send(PDF), MEGABYTE, use);
  expect(await take(async () => 'kept')).toBe('kept');
  const refused = take(async () => Promise.reject(new Error('no picture')));
  await expect(refused).rejects.toThrow('no picture');
});
