import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { crc32 } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { applicationDraft, applicationFile } from '#server/applications/tables.ts';
import { formSending } from '#server/captcha/tables.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addOffers, loanForm, uploadDocument } from '#tests/support/loan-form.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { writeZip } from '#tests/support/write-zip.ts';
import { cleanApplying } from './cleaning.ts';

const { app, db, store, folder } = await startApp(await cloneDatabase());
const { productId, deedTypeId, photoTypeId } = await addOffers(db);

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(200_000), Buffer.from('%%EOF')]);
const PHOTO = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#123456' } })
  .withExif({ IFD0: { Artist: 'Somebody Private', Orientation: '6' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

const OF_PRINT = await sharp(PHOTO).toColourspace('cmyk').jpeg().toBuffer();

beforeEach(async () => {
  await db.delete(formSending);
});

const upload = (draftId: string, content: Buffer, more: object = {}) =>
  uploadDocument(app, { draftId, uploadTypeId: photoTypeId, ...more }, content);
const view = (holder: object) =>
  app.inject({ method: 'POST', url: '/api/register/viewUpload', payload: holder });
const filesOnDisk = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
    .length;
const rowsOf = (draftId: string) =>
  db.select().from(applicationFile).where(eq(applicationFile.draftId, draftId));

await eventually(async () => expect((await upload(randomUUID(), PDF)).isSuccess).toBe(true));

describe('what is taken', () => {
  test('a PDF comes back byte by byte to its holder, and lies encrypted on the disk', async () => {
    const draftId = randomUUID();
    const { data } = await upload(draftId, PDF, { name: 'โฉนด หน้า 1.pdf' });
    expect(data).toEqual({
      token: expect.any(String),
      bytes: PDF.length,
      name: 'โฉนด หน้า 1.pdf',
      contentType: 'application/pdf',
    });
    const shown = await view({ draftId, token: data.token });
    expect(shown.headers['content-type']).toBe('application/pdf');
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    expect(shown.rawPayload.equals(PDF)).toBe(true);
    const [row] = await rowsOf(draftId);
    expect(row?.sha256).toBe(createHash('sha256').update(PDF).digest('hex'));
    expect(JSON.stringify(row)).not.toContain(data.token);
    const opened = await store.open(row?.fileKey ?? '');
    const stored = Buffer.concat(await (opened?.stream.toArray() ?? []));
    expect(stored.includes(PDF.subarray(0, 100))).toBe(false);
  });

  test('a photo is turned upright and loses what it told besides', async () => {
    const draftId = randomUUID();
    const { data } = await upload(draftId, PHOTO, { name: 'IMG_1.HEIC' });
    expect(data).toMatchObject({ name: 'IMG_1.jpg', contentType: 'image/jpeg' });
    const shown = (await view({ draftId, token: data.token })).rawPayload;
    expect(await sharp(shown).metadata()).toMatchObject({ width: 80, height: 60 });
    expect(shown.includes('Somebody Private')).toBe(false);
    expect((await sharp(shown).metadata()).exif).toBeUndefined();
  });

  test('names are made safe and end as the content does', async () => {
    const nameOf = async (name: string) => (await upload(randomUUID(), PDF, { name })).data.name;
    expect(await nameOf('../../etc/passwd')).toBe('etc passwd.pdf');
    expect(await nameOf('a"; filename="b.exe')).toBe('a filename= b.pdf');
    expect(await nameOf('ok\r\nSet-Cookie: x.pdf')).toBe('ok Set-Cookie x.pdf');
    expect(await nameOf('invoice\u202Efdp.exe')).toBe('invoice fdp.pdf');
    expect(await nameOf('<script>.pdf')).toBe('script.pdf');
    expect(await nameOf('')).toBe('document.pdf');
    expect(await nameOf('....')).toBe('document.pdf');
  });
});

describe('what is refused, leaving nothing behind', () => {
  const problemOf = async (content: Buffer, more: object = {}) =>
    (await upload(randomUUID(), content, more)).data?.fields?.file;

  test('by content, whatever the name says', async () => {
    const before = await filesOnDisk();
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(100)]);
    const zip = writeZip(['a.txt']);
    expect(await problemOf(heic, { name: 'photo.jpg' })).toBe('heic_unsupported');
    expect(await problemOf(Buffer.from('MZ program'), { name: 'deed.pdf' })).toBe('file_kind');
    expect(await problemOf(Buffer.from('<svg onload="alert(1)"/>'))).toBe('file_kind');
    expect(await problemOf(Buffer.from('<html>%PDF-1.7'))).toBe('file_kind');
    expect(await problemOf(zip, { name: 'scan.pdf' })).toBe('file_kind');
    expect(await problemOf(Buffer.from('GIF89a'))).toBe('file_kind');
    expect(await problemOf(Buffer.alloc(0))).toBe('empty');
    expect(await problemOf(PHOTO.subarray(0, 300))).toBe('unreadable');
    expect(await filesOnDisk()).toBe(before);
  });

  test('pictures that claim more pixels than can be decoded', async () => {
    const before = await filesOnDisk();
    expect(await problemOf(pngClaiming(50_000, 50_000))).toBe('too_many_pixels');
    expect(await problemOf(pngClaiming(8_000, 5_001))).toBe('too_many_pixels');
    expect(await problemOf(pngClaiming(5_000, 5_000, SIXTEEN_BITS))).toBe('too_many_pixels');
    expect(await problemOf(jpegClaiming(5_000, 5_000, OF_PRINT))).toBe('too_many_pixels');
    // Of fewer it is looked at what there is.
    expect(await problemOf(pngClaiming(4_000, 4_000, SIXTEEN_BITS))).toBe('unreadable');
    expect(await filesOnDisk()).toBe(before);
  });

  test('files beyond the limit of the parameter, and kinds that are not offered', async () => {
    await setParameter(db, 'upload_file_megabytes', 1);
    const large = Buffer.concat([PDF, Buffer.alloc(1024 * 1024)]);
    await eventually(async () => expect(await problemOf(large)).toBe('too_big'));
    await setParameter(db, 'upload_file_megabytes', 15);
    await eventually(async () => {
      const { data } = await upload(randomUUID(), large);
      expect(data.bytes).toBe(large.length);
    });
    const unknown = await upload(randomUUID(), PDF, { uploadTypeId: 9_999 });
    expect(unknown.data.fields).toEqual({ uploadTypeId: 'invalid' });
    expect(await filesOnDisk()).toBe((await db.select().from(applicationFile)).length);
  });

  test('more of a kind than there may be, also all at once', async () => {
    const draftId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => upload(draftId, PDF, { uploadTypeId: deedTypeId })),
    );
    expect(answers.filter(({ isSuccess }) => isSuccess)).toHaveLength(3);
    for (const { isSuccess, data } of answers)
      if (!isSuccess) expect(data.fields).toEqual({ file: 'too_many' });
    expect(await rowsOf(draftId)).toHaveLength(3);
  });

  test('more megabytes, or more files, than one form may hold', async () => {
    const draftId = randomUUID();
    const row = (number: number, bytes: number) => ({
      draftId,
      documentName: {},
      fileKey: `${draftId} ${number}`,
      name: 'x.pdf',
      contentType: 'application/pdf',
      bytes,
      sha256: '',
      tokenHash: `${draftId} ${number}`,
    });
    await db.insert(applicationFile).values(row(0, 100 * 1024 * 1024 - 100));
    expect((await upload(draftId, PDF)).data.fields).toEqual({ file: 'too_much' });
    await db.delete(applicationFile).where(eq(applicationFile.draftId, draftId));
    await db.insert(applicationFile).values(Array.from({ length: 100 }, (_, at) => row(at, 1)));
    // However often it is tried, nothing is read and nothing is kept.
    for (let time = 0; time < 50; time += 1)
      expect((await upload(draftId, PDF)).data.fields).toEqual({ file: 'too_many' });
    await db.delete(applicationFile).where(eq(applicationFile.draftId, draftId));
  });

  test('what breaks off on the way', async () => {
    const before = await filesOnDisk();
    const draftId = randomUUID();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    for (let time = 0; time < 5; time += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `POST /api/register/upload?draftId=${draftId}&uploadTypeId=${photoTypeId} HTTP/1.1\r\nhost: x\r\ncontent-type: application/octet-stream\r\ncontent-length: 1000000\r\n\r\n`,
      );
      await new Promise((sent) => socket.write(PDF, sent));
      socket.destroy();
    }
    expect((await upload(randomUUID(), PDF)).isSuccess).toBe(true);
    expect(await rowsOf(draftId)).toEqual([]);
    expect(await filesOnDisk()).toBe(before + 1);
  });
});

test('a full disk is told as such, and nothing half is left', async () => {
  const draftId = randomUUID();
  const before = await filesOnDisk();
  const put = store.put;
  store.put = async (content) => {
    if (!Buffer.isBuffer(content)) content.destroy();
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  const answer = await upload(draftId, PDF);
  store.put = put;
  expect(answer).toEqual({ isSuccess: false, reasonText: 'unavailable', data: null });
  expect(await rowsOf(draftId)).toEqual([]);
  expect(await filesOnDisk()).toBe(before);
  expect((await upload(draftId, PDF)).isSuccess).toBe(true);
});

describe('whose it is', () => {
  test('other ids and tokens find nothing, and the file stays as it was', async () => {
    const [mine, others] = [randomUUID(), randomUUID()];
    const { token } = (await upload(mine, PDF)).data;
    const { token: other } = (await upload(others, PDF)).data;
    for (const holder of [
      { draftId: others, token },
      { draftId: mine, token: other },
      { draftId: mine, token: 'x' },
      { draftId: mine, token: `${token}x` },
    ]) {
      expect((await view(holder)).statusCode).toBe(404);
      expect((await post(app, 'register/removeUpload', holder)).status).toBe(404);
    }
    const stolen = loanForm(productId, { id: others, files: [token] });
    expect((await post(app, 'register/send', stolen)).body.data.fields).toEqual({
      files: 'file_gone',
    });
    expect((await view({ draftId: mine, token })).rawPayload.equals(PDF)).toBe(true);
  });

  test('removed, it is gone from the disk too; sent, it can neither be seen nor removed', async () => {
    const draftId = randomUUID();
    const first = (await upload(draftId, PDF)).data;
    const before = await filesOnDisk();
    const removal = { draftId, token: first.token };
    expect((await post(app, 'register/removeUpload', removal)).body.isSuccess).toBe(true);
    expect((await post(app, 'register/removeUpload', removal)).status).toBe(404);
    expect(await filesOnDisk()).toBe(before - 1);
    const { token } = (await upload(draftId, PDF)).data;
    const form = loanForm(productId, { id: draftId, files: [token] });
    expect((await post(app, 'register/send', form)).body.isSuccess).toBe(true);
    expect((await view({ draftId, token })).statusCode).toBe(404);
    expect((await post(app, 'register/removeUpload', { draftId, token })).status).toBe(404);
    expect((await upload(draftId, PDF)).reasonText).toBe('already_sent');
    expect(await rowsOf(draftId)).toHaveLength(1);
  });
});

test('a form learns which of its documents are still there, and nothing of others', async () => {
  const [draftId, other] = [randomUUID(), randomUUID()];
  const [first, second, foreign] = [
    (await upload(draftId, PDF)).data.token,
    (await upload(draftId, PDF)).data.token,
    (await upload(other, PDF)).data.token,
  ];
  const find = async (tokens: string[]) =>
    (await post(app, 'register/findUploads', { draftId, tokens })).body.data;
  expect(await find([])).toEqual([]);
  expect(await find([second, 'x', foreign, first])).toEqual([second, first]);
  await post(app, 'register/removeUpload', { draftId, token: first });
  expect(await find([first, second])).toEqual([second]);
  // Whose answer was lost sends the same again, and it is there.
  await post(app, 'register/send', loanForm(productId, { id: draftId, files: [second] }));
  expect(await find([first, second])).toEqual([second]);
});

test('what was not sent is dropped after a day, but for forms that are kept', async () => {
  const [abandoned, kept, recent] = [randomUUID(), randomUUID(), randomUUID()];
  for (const draftId of [abandoned, kept, recent]) await upload(draftId, PDF);
  const old = new Date(Date.now() - 3 * 86_400_000);
  for (const draftId of [abandoned, kept])
    await db
      .update(applicationFile)
      .set({ uploadedAt: old })
      .where(eq(applicationFile.draftId, draftId));
  const draft = { tokenHash: kept, email: '', content: '', language: 'th' as const };
  const tomorrow = new Date(Date.now() + 86_400_000);
  await db.insert(applicationDraft).values({ ...draft, id: kept, expiresAt: tomorrow });
  const before = await filesOnDisk();
  await cleanApplying(db, store);
  expect(await rowsOf(abandoned)).toEqual([]);
  expect(await rowsOf(kept)).toHaveLength(1);
  expect(await rowsOf(recent)).toHaveLength(1);
  expect(await filesOnDisk()).toBe(before - 1);
  await db.update(applicationDraft).set({ expiresAt: old }).where(eq(applicationDraft.id, kept));
  await cleanApplying(db, store);
  expect(await rowsOf(kept)).toEqual([]);
  expect(await db.select().from(applicationDraft)).toEqual([]);
});

/** A small file that says it is a large picture. */
const [EIGHT_BITS, SIXTEEN_BITS] = [
  [8, 2],
  [16, 6],
];

function pngClaiming(width: number, height: number, depth = EIGHT_BITS): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([...depth, 0, 0, 0], 16);
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21);
  const data = Buffer.concat([Buffer.from([0, 0, 0, 0]), Buffer.from('IDAT', 'latin1')]);
  const end = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(Buffer.from('IDAT', 'latin1')));
  return Buffer.concat([mark, header, data, check, end]);
}

function jpegClaiming(width: number, height: number, photo: Buffer): Buffer {
  const claiming = Buffer.from(photo);
  // Behind its mark, its length and its bits stand how high and how wide the picture is.
  const at = claiming.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  claiming.writeUInt16BE(height, at);
  claiming.writeUInt16BE(width, at + 2);
  return claiming;
}
