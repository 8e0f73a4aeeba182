import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { openLocalStore } from './local-store.ts';
import { openWhole } from './open-whole.ts';
import { createPrivateFiles, DamagedFileError } from './private-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'chanote-private-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const store = await openLocalStore(folder);
const secret = randomBytes(32).toString('hex');
const files = createPrivateFiles(store, secret);

const HEADER = 64;
const SEALED = 64 * 1024 + 16;
const placeOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2));

async function read(key: string, belongsTo = 'one', from = files) {
  const opened = await from.open(key, belongsTo);
  return opened && buffer(opened);
}

/** Keeps a content, changes what lies in the store, and reads it. */
async function readChanged(content: Buffer, change: (stored: Buffer) => Buffer) {
  const { key } = await files.put(content, 'one');
  await writeFile(placeOf(key), change(await readFile(placeOf(key))));
  return read(key);
}

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_001])('%i bytes come back', async (size) => {
  const content = randomBytes(size);
  const kept = await files.put(content, 'one');
  expect(kept).toMatchObject({
    bytes: size,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  expect((await read(kept.key))?.equals(content)).toBe(true);
});

test('a stream of uneven parts comes back too', async () => {
  const parts = [1, 70_000, 3, 65_536, 200_000].map((size) => randomBytes(size));
  const { key } = await files.put(Readable.from(parts), 'one');
  expect((await read(key))?.equals(Buffer.concat(parts))).toBe(true);
});

test('a file that is opened to be sent is whole, and closed also when nobody begins to read it', async () => {
  const content = randomBytes(150_000);
  const { key: fileKey } = await files.put(content, 'one');
  const { streams, watching } = watchStore();
  const watched = createPrivateFiles(watching, secret);
  const file = { fileKey, tokenHash: 'one' };
  const read = await openWhole(watched, file);
  expect(read && (await buffer(read)).equals(content)).toBe(true);
  const left = await openWhole(watched, file);
  Readable.from(left ?? []).destroy();
  await expect.poll(() => streams.map(({ closed }) => closed)).toEqual([true, true]);
});

test('a file of which it cannot be noted that somebody opens it is closed', async () => {
  const { key: fileKey } = await files.put(randomBytes(150_000), 'one');
  const { streams, watching } = watchStore();
  const watched = createPrivateFiles(watching, secret);
  const refused = () => Promise.reject(new Error('the record takes nothing'));
  const opening = openWhole(watched, { fileKey, tokenHash: 'one' }, refused);
  await expect(opening).rejects.toThrow('the record takes nothing');
  await expect.poll(() => streams.map(({ closed }) => closed)).toEqual([true]);
});

test('a file that cannot be put under the present key is closed', async () => {
  const { key } = await files.put(randomBytes(150_000), 'one');
  const { streams, watching } = watchStore();
  const write = () => Promise.reject(new Error('the disk is full'));
  const renewed = createPrivateFiles({ ...watching, write }, 'b'.repeat(64), secret);
  await expect(renewed.rewrap(key, 'one')).rejects.toThrow('the disk is full');
  await expect.poll(() => streams.map(({ closed }) => closed)).toEqual([true, true]);
});

/** The store, with all that was opened in it. */
function watchStore() {
  const streams: Readable[] = [];
  const open: typeof store.open = async (key, range) => {
    const opened = await store.open(key, range);
    if (opened) streams.push(opened.stream);
    return opened;
  };
  return { streams, watching: { ...store, open } };
}

test('nothing of the content lies in the store, and the same content lies there differently', async () => {
  const content = Buffer.from('%PDF-1.7 somebody’s life '.repeat(100));
  const [first, second] = [await files.put(content, 'one'), await files.put(content, 'one')];
  const [one, two] = await Promise.all([first, second].map(({ key }) => readFile(placeOf(key))));
  expect(one?.includes('somebody')).toBe(false);
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(false);
});

test('a changed byte is refused, wherever it stands', async () => {
  const content = randomBytes(150_000);
  for (const at of [0, 5, 30, 60, HEADER, HEADER + SEALED - 1, HEADER + SEALED + 9, 150_100]) {
    const changed = readChanged(content, (stored) => {
      stored.writeUInt8(stored.readUInt8(at) ^ 1, at);
      return stored;
    });
    await expect(changed, String(at)).rejects.toThrow(DamagedFileError);
  }
});

test('a file that was cut is refused, also between two pieces', async () => {
  const content = randomBytes(150_000);
  for (const length of [0, 10, HEADER, HEADER + 5, HEADER + SEALED, HEADER + 2 * SEALED, 150_000])
    await expect(
      readChanged(content, (stored) => stored.subarray(0, length)),
      String(length),
    ).rejects.toThrow(DamagedFileError);
});

test('pieces that were exchanged, repeated or added are refused', async () => {
  const content = randomBytes(200_000);
  const parts = (stored: Buffer) => ({
    head: stored.subarray(0, HEADER),
    one: stored.subarray(HEADER, HEADER + SEALED),
    two: stored.subarray(HEADER + SEALED, HEADER + 2 * SEALED),
    rest: stored.subarray(HEADER + 2 * SEALED),
  });
  for (const change of [
    ({ head, one, two, rest }: ReturnType<typeof parts>) => [head, two, one, rest],
    ({ head, one, rest }: ReturnType<typeof parts>) => [head, one, one, rest],
    ({ head, one, two, rest }: ReturnType<typeof parts>) => [head, one, two, rest, rest],
    ({ head, two, rest }: ReturnType<typeof parts>) => [head, two, rest],
  ])
    await expect(
      readChanged(content, (stored) => Buffer.concat(change(parts(stored)))),
    ).rejects.toThrow(DamagedFileError);
});

test('another key, and another owner, read nothing', async () => {
  const { key } = await files.put(randomBytes(1_000), 'one');
  const others = createPrivateFiles(store, randomBytes(32).toString('hex'));
  await expect(read(key, 'one', others)).rejects.toThrow(DamagedFileError);
  await expect(read(key, 'two')).rejects.toThrow(DamagedFileError);
});

test('a file that is not there is none, and one whose source fails is not kept', async () => {
  expect(await read('f'.repeat(32))).toBeUndefined();
  const broken = Readable.from(
    (function* () {
      yield randomBytes(70_000);
      throw new Error('aborted');
    })(),
  );
  await expect(files.put(broken, 'one')).rejects.toThrow('aborted');
});

test('a new key takes over the head of a file; its content stays as it lies there', async () => {
  const content = randomBytes(200_000);
  const { key } = await files.put(content, 'one');
  const before = await readFile(placeOf(key));
  const nextSecret = randomBytes(32).toString('hex');
  const both = createPrivateFiles(store, nextSecret, secret);
  expect((await read(key, 'one', both))?.equals(content)).toBe(true);
  await expect(both.rewrap(key, 'two')).rejects.toThrow(DamagedFileError);
  expect(await both.rewrap(key, 'one')).toBe('done');
  expect(await both.rewrap(key, 'one')).toBe('current');
  expect(await both.rewrap('f'.repeat(32), 'one')).toBe('missing');
  const after = await readFile(placeOf(key));
  expect(after.subarray(HEADER).equals(before.subarray(HEADER))).toBe(true);
  const next = createPrivateFiles(store, nextSecret);
  expect((await read(key, 'one', next))?.equals(content)).toBe(true);
  await expect(read(key)).rejects.toThrow(DamagedFileError);
});
