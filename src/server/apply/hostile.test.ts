import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { applicationFile } from '#server/applications/tables.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addOffers, uploadDocument } from '#tests/support/loan-form.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { writeZip } from '#tests/support/write-zip.ts';

const { app, db, folder } = await startApp(await cloneDatabase());
const { photoTypeId } = await addOffers(db);
const MEGABYTE = 1024 * 1024;

const upload = (content: Buffer, more: object = {}) =>
  uploadDocument(app, { draftId: randomUUID(), uploadTypeId: photoTypeId, ...more }, content);
const filesOnDisk = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
    .length;
const send = (headers: Record<string, string>, payload: Buffer) =>
  app.inject({
    method: 'POST',
    url: `/api/register/upload?draftId=${randomUUID()}&uploadTypeId=${photoTypeId}`,
    headers,
    payload,
  });

/** Half a gigabyte of nothing, in half a megabyte. */
function makeBomb(): Promise<Buffer> {
  const nothing = Buffer.alloc(MEGABYTE);
  const parts = Readable.from(Array.from({ length: 512 }, () => nothing));
  return buffer(parts.pipe(createGzip()));
}

function makeParts(count: number): Buffer {
  const part =
    '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-\r\n';
  return Buffer.from(`${part.repeat(count)}--cut--\r\n`);
}

test('bombs and floods are refused with a reason, take little memory and leave nothing behind', async () => {
  await eventually(async () =>
    expect((await upload(Buffer.from('MZ'))).data.fields).toEqual({ file: 'file_kind' }),
  );
  const bomb = await makeBomb();
  const parts = makeParts(10_000);
  const office = writeZip(['[Content_Types].xml', 'word/document.xml', 'a/'.repeat(2_000)]);
  const wide = await sharp({
    create: { width: 16_000, height: 2_600, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();
  const before = await filesOnDisk();
  const memory = process.memoryUsage.rss();
  for (let time = 0; time < 5; time += 1) {
    for (const [content, problem] of [
      [bomb, 'file_kind'],
      [parts, 'file_kind'],
      [office, 'file_kind'],
      [wide, 'too_many_pixels'],
    ] as const)
      expect((await upload(content, { name: 'โฉนด.pdf' })).data.fields).toEqual({ file: problem });
    const flood = await send({ 'content-type': 'multipart/form-data; boundary=cut' }, parts);
    expect(flood.statusCode).toBe(415);
    expect(flood.json()).toMatchObject({ isSuccess: false, reasonText: expect.any(String) });
    const packed = { 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' };
    expect((await send(packed, bomb)).json().isSuccess).toBe(false);
  }
  expect(process.memoryUsage.rss() - memory).toBeLessThan(100 * MEGABYTE);
  expect(await filesOnDisk()).toBe(before);
  expect(await db.select().from(applicationFile)).toEqual([]);
});
