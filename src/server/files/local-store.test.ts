import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { openLocalStore } from './local-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'chanote-store-'));
const store = await openLocalStore(folder);
afterAll(() => rm(folder, { recursive: true }));

const placeOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2));

describe('the file store', () => {
  test('keeps files to itself, under random names, and leaves no drafts', async () => {
    const { key, bytes } = await store.put(Readable.from([Buffer.from('ab'), Buffer.from('c')]));
    expect(bytes).toBe(3);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(placeOf(key))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'drafts'))).toEqual([]);
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
  });

  test('knows no paths', async () => {
    for (const key of ['../secret.key', 'drafts', '', 'a'.repeat(32), '..'.repeat(16)]) {
      expect(await store.open(key)).toBeUndefined();
      await store.remove(key);
    }
  });

  test('forgets a file that broke off', async () => {
    const broken = new Readable({
      read() {
        this.push('half');
        this.destroy(new Error('the connection was lost'));
      },
    });
    await expect(store.put(broken)).rejects.toThrow('the connection was lost');
    expect(await readdir(join(folder, 'drafts'))).toEqual([]);
  });

  test('is cleaned of what a killed process left, not of what another still writes', async () => {
    const other = join(folder, 'other');
    await mkdir(join(other, 'drafts'), { recursive: true });
    const [left, current] = [`a.999999999-0a.draft`, `b.${process.ppid}-0b.draft`];
    for (const name of [left, current]) await writeFile(join(other, 'drafts', name), 'x');
    await openLocalStore(other);
    expect(await readdir(join(other, 'drafts'))).toEqual([current]);
    await rm(other, { recursive: true });
  });
});
