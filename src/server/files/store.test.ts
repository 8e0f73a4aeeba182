import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { draftOf } from '#server/platform/atomic-folder.ts';
import { startObjectStore } from '#tests/support/object-store.ts';
import { openLocalStore } from './local-store.ts';
import { openS3Store } from './s3-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'chanote-store-'));
const objects = await startObjectStore();
afterAll(async () => {
  await objects.stop();
  await rm(folder, { recursive: true });
});

const STORES = {
  'a folder': await openLocalStore(folder),
  'a bucket': await openS3Store(objects.settings),
};

async function collect(names: AsyncIterable<string>) {
  const found = [];
  for await (const name of names) found.push(name);
  return found;
}

describe.each(Object.entries(STORES))('the file store, %s', (_name, store) => {
  test('takes streams under random names, and lists them', async () => {
    const { key, bytes } = await store.put(Readable.from([Buffer.from('ab'), Buffer.from('c')]));
    expect(bytes).toBe(3);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(await collect(store.list())).toContain(key);
  });

  test('gives back what it took, whole or in part, until it is removed', async () => {
    const { key, sha256 } = await store.put(Buffer.from('abcdef'));
    expect(sha256).toBe('bef57ec7f53a6d40beb640a780a639c83bc29ac8a9816f1fc6c5c6dcd93c4721');
    const whole = await store.open(key);
    expect(whole?.size).toBe(6);
    expect(whole && (await text(whole.stream))).toBe('abcdef');
    const part = await store.open(key, { start: 2, end: 3 });
    expect(part?.size).toBe(6);
    expect(part && (await text(part.stream))).toBe('cd');
    await store.remove(key);
    expect(await store.open(key)).toBeUndefined();
    expect(await collect(store.list())).not.toContain(key);
  });

  test('keeps an empty file, and one of many parts', async () => {
    const empty = await store.put(Buffer.alloc(0));
    expect(empty.bytes).toBe(0);
    const nothing = await store.open(empty.key);
    expect([nothing?.size, nothing && (await text(nothing.stream))]).toEqual([0, '']);
    const pieces = Array.from({ length: 21 }, () => randomBytes(1024 * 1024));
    const content = Buffer.concat(pieces);
    const kept = await store.put(Readable.from(pieces));
    expect(kept).toMatchObject({
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    const opened = await store.open(kept.key);
    expect(opened && (await buffer(opened.stream)).equals(content)).toBe(true);
    const end = { start: content.length - 5, end: content.length - 1 };
    const part = await store.open(kept.key, end);
    expect(part && (await buffer(part.stream)).equals(content.subarray(-5))).toBe(true);
  });

  test('writes in place of what is there', async () => {
    const { key } = await store.put(Buffer.from('old'));
    expect(await store.write(key, Buffer.from('newer'))).toMatchObject({ key, bytes: 5 });
    const opened = await store.open(key);
    expect(opened && (await text(opened.stream))).toBe('newer');
    await expect(store.write('../secret.key', Buffer.from('x'))).rejects.toThrow('no key');
  });

  test('knows no paths', async () => {
    for (const key of ['../secret.key', 'drafts', '', 'a'.repeat(32), '..'.repeat(16)]) {
      expect(await store.open(key)).toBeUndefined();
      await store.remove(key);
    }
  });

  test.each([1, 9 * 1024 * 1024])('forgets a file that broke off after %i bytes', async (size) => {
    const before = await collect(store.list());
    const broken = new Readable({
      read() {
        this.push(Buffer.alloc(size));
        this.destroy(new Error('the connection was lost'));
      },
    });
    await expect(store.put(broken)).rejects.toThrow('the connection was lost');
    expect(await collect(store.list())).toHaveLength(before.length);
  });
});

describe('a folder', () => {
  const store = STORES['a folder'];
  const placeOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2));

  test('keeps files to itself and leaves no drafts', async () => {
    const { key } = await store.put(Buffer.from('mine'));
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(placeOf(key))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'drafts'))).toEqual([]);
  });

  test('is cleaned of what a killed process left, not of what another still writes, on this machine or elsewhere', async () => {
    const other = join(folder, 'other');
    await mkdir(join(other, 'drafts'), { recursive: true });
    const of = (name: string, pid: number) => draftOf(name).replace(`-${process.pid}-`, `-${pid}-`);
    const elsewhere = (name: string) => `${name}.00000000-999999999-0a0a0a0a.draft`;
    const [current, abroad] = [of('current', process.ppid), elsewhere('current')];
    const names = [of('left', 999_999_999), current, abroad, elsewhere('left')];
    for (const name of names) await writeFile(join(other, 'drafts', name), 'x');
    const before = new Date(Date.now() - 2 * 86_400_000);
    await utimes(join(other, 'drafts', elsewhere('left')), before, before);
    await openLocalStore(other);
    expect(new Set(await readdir(join(other, 'drafts')))).toEqual(new Set([current, abroad]));
    await rm(other, { recursive: true });
  });
});

test('a bucket that holds files is opened again', async () => {
  const { key } = await STORES['a bucket'].put(Buffer.from('kept'));
  const again = await openS3Store(objects.settings);
  expect(await collect(again.list())).toContain(key);
});

describe('a bucket that cannot be used is named at the start', () => {
  test.each([
    [{ bucket: 'not-there' }, 'has no bucket not-there'],
    [{ accessKey: 'stranger' }, 'refuses the bucket chanote-files (403)'],
    [{ endpoint: 'http://127.0.0.1:1' }, 'cannot be reached: check S3_ENDPOINT'],
  ])('%j', async (wrong, sentence) => {
    await expect(openS3Store({ ...objects.settings, ...wrong })).rejects.toThrow(sentence);
  });
});
