import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  findPreviousKey,
  findSecretKey,
  fingerprintOf,
  loadSecretKey,
  makeDataDir,
  replaceKeyFile,
} from './secret-key.ts';
import { StartupError } from './startup-error.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chanote-key-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const load = (secretKey?: string) => loadSecretKey({ dataDir: folder, secretKey });

describe('the secret key', () => {
  it('is the one given, and then leaves no file', async () => {
    expect(await load('k'.repeat(32))).toBe('k'.repeat(32));
    expect(await readdir(folder)).toEqual([]);
  });

  it('is made once, for the owner alone to read', async () => {
    const key = await load();
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await load()).toBe(key);
    expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secret.key']);
  });

  it('is the same for all who start at once', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => load()));
    expect(new Set(keys).size).toBe(1);
    expect(await readdir(folder)).toEqual(['secret.key']);
  });

  it.each(['', 'short', `${'z'.repeat(64)}\n`])(
    'is not taken from a damaged file',
    async (text) => {
      await writeFile(join(folder, 'secret.key'), text);
      await expect(load()).rejects.toThrow(/is damaged: restore it from a backup/);
    },
  );
});

describe('the data folder', () => {
  it('is made with its parents, closed to other users', async () => {
    const dataDir = join(folder, 'deep', 'data');
    await makeDataDir({ dataDir });
    await makeDataDir({ dataDir });
    const expected = process.getuid?.() === 0 ? 0o711 : 0o700;
    expect((await stat(dataDir)).mode & 0o777).toBe(expected);
  });

  it('keeps the mode that its owner chose', async () => {
    await chmod(folder, 0o750);
    await makeDataDir({ dataDir: folder });
    expect((await stat(folder)).mode & 0o777).toBe(0o750);
  });

  it.each(['file', 'file/below'])('cannot stand where a file is: %s', async (path) => {
    await writeFile(join(folder, 'file'), '');
    const attempt = makeDataDir({ dataDir: join(folder, path) });
    await expect(attempt).rejects.toThrow(StartupError);
    await expect(attempt).rejects.toThrow(/a file stands in its place: set DATA_DIR/);
  });

  it('cannot stand on a file system that takes no files', async () => {
    const attempt = makeDataDir({ dataDir: '/proc/chanote' });
    await expect(attempt).rejects.toThrow(/^The data folder \/proc\/chanote cannot be used/);
  });
});

describe('a new key in the folder', () => {
  const settings = (secretKey?: string, previousKey?: string) => ({
    dataDir: folder,
    secretKey,
    previousKey,
  });

  it('leaves the one before beside it, to read with, and is not made twice', async () => {
    const old = await load();
    expect(await findPreviousKey(settings())).toBeUndefined();
    await replaceKeyFile(settings());
    const made = await load();
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(made).not.toBe(old);
    expect(await findPreviousKey(settings())).toBe(old);
    await expect(replaceKeyFile(settings())).rejects.toThrow(StartupError);
    expect(await load()).toBe(made);
  });

  it('is nothing to those who are given their keys', async () => {
    await load();
    await replaceKeyFile(settings());
    expect(await findPreviousKey(settings('k'.repeat(32)))).toBeUndefined();
    expect(await findPreviousKey(settings('k'.repeat(32), 'p'.repeat(32)))).toBe('p'.repeat(32));
  });

  it('is only looked for by commands: looking makes none', async () => {
    expect(await findSecretKey(settings())).toBeUndefined();
    await expect(replaceKeyFile(settings())).rejects.toThrow('There is no key file');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is told apart by a fingerprint that tells nothing else', () => {
    const print = fingerprintOf('k'.repeat(32));
    expect(print).toMatch(/^[0-9a-f]{16}$/);
    expect(print).not.toBe(fingerprintOf('p'.repeat(32)));
  });
});
