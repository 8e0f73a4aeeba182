import { once } from 'node:events';
import { truncate, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { document, documentDownloadDay, documentHeader } from '#server/documents/tables.ts';
import { keepFile } from '#server/files/queries.ts';
import { storedFile } from '#server/files/tables.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app, db, store, folder, log } = await startApp(await cloneDatabase());

const TEXT = '0123456789'.repeat(10);
const PDF = Buffer.from(`%PDF-1.7\n${TEXT}`);
const SIZE = PDF.length;
const PUBLISHED = { published: true, remark: {} };

let headerId: number;

beforeEach(async () => {
  headerId = await insertHeader({ name: { th: 'แบบฟอร์ม', en: 'Forms' } });
});

async function insertHeader(values: Partial<typeof documentHeader.$inferInsert>) {
  const [row] = await db
    .insert(documentHeader)
    .values({ ...PUBLISHED, name: {}, ...values })
    .returning({ id: documentHeader.id });
  return row?.id ?? 0;
}

async function insertDocument(
  values: Partial<typeof document.$inferInsert> = {},
  { name = 'form.pdf', contentType = 'application/pdf', content = PDF } = {},
) {
  const { key } = await keepFile(db, store, { name, contentType, content });
  const [row] = await db
    .insert(document)
    .values({ ...PUBLISHED, headerId, name: { th: 'ใบคำขอ', en: 'Form' }, fileKey: key, ...values })
    .returning({ id: document.id });
  return { id: row?.id ?? 0, key };
}

const get = (id: number | string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url: `/download/${id}`, method, headers });

async function countOf(id: number): Promise<number> {
  const rows = await db
    .select({ total: documentDownloadDay.total })
    .from(documentDownloadDay)
    .where(eq(documentDownloadDay.documentId, id));
  return rows.reduce((sum, { total }) => sum + total, 0);
}

test('a published document is sent whole, with its type, and never run by the browser', async () => {
  const { id } = await insertDocument();
  const { statusCode, headers, rawPayload } = await get(id);
  expect(statusCode).toBe(200);
  expect(rawPayload).toEqual(PDF);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(SIZE),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
  });
});

test('HEAD answers the same headers without the bytes', async () => {
  const { id } = await insertDocument();
  const { statusCode, headers, rawPayload } = await get(id, {}, 'HEAD');
  expect(statusCode).toBe(200);
  expect(headers['content-length']).toBe(String(SIZE));
  expect(rawPayload).toHaveLength(0);
  expect(await countOf(id)).toBe(0);
});

describe('a part of a document', () => {
  test.each([
    ['bytes=0-3', 0, 3],
    ['bytes=9-', 9, SIZE - 1],
    ['bytes=-5', SIZE - 5, SIZE - 1],
    ['bytes=10-99999999999999999999', 10, SIZE - 1],
    ['bytes=-99999', 0, SIZE - 1],
    [' Bytes = 4 - 6 ', 4, 6],
    [`bytes=${SIZE - 1}-`, SIZE - 1, SIZE - 1],
  ])('%s is bytes %i to %i', async (range, start, end) => {
    const { id } = await insertDocument();
    const { statusCode, headers, rawPayload } = await get(id, { range });
    expect(statusCode).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end}/${SIZE}`);
    expect(headers['content-length']).toBe(String(end - start + 1));
    expect(rawPayload).toEqual(PDF.subarray(start, end + 1));
  });

  test.each([`bytes=${SIZE}-`, 'bytes=99999-100000', 'bytes=-0'])(
    '%s asks for bytes there are not: 416 with the length',
    async (range) => {
      const { id } = await insertDocument();
      const { statusCode, headers, body } = await get(id, { range });
      expect(statusCode).toBe(416);
      expect(headers['content-range']).toBe(`bytes */${SIZE}`);
      expect(headers['content-disposition']).toBeUndefined();
      expect(body).toBe('');
    },
  );

  test.each(['bytes=0-1,4-5', 'lines=1-2', 'bytes=5-2', 'bytes=-', 'bytes=x-y', 'junk', ''])(
    '"%s" is answered with the whole, as the standard allows',
    async (range) => {
      const { id } = await insertDocument();
      const { statusCode, rawPayload } = await get(id, { range });
      expect(statusCode).toBe(200);
      expect(rawPayload).toEqual(PDF);
    },
  );

  test('HEAD knows no parts', async () => {
    const { id } = await insertDocument();
    expect((await get(id, { range: 'bytes=0-3' }, 'HEAD')).statusCode).toBe(200);
  });

  test('If-Range gives the rest of the same file, and the whole of another', async () => {
    const { id } = await insertDocument();
    const { etag } = (await get(id)).headers;
    const ask = (condition: string | undefined) =>
      get(id, { range: 'bytes=9-', 'if-range': condition });
    expect((await ask(String(etag))).statusCode).toBe(206);
    expect((await ask(`W/${etag}`)).statusCode).toBe(200);
    expect((await ask('"another"')).statusCode).toBe(200);
    expect((await ask('Sun, 15 Nov 2026 00:00:00 GMT')).statusCode).toBe(200);
  });
});

test('what the client already has is 304', async () => {
  const { id } = await insertDocument();
  const { etag } = (await get(id)).headers;
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const { statusCode, body, headers } = await get(id, { 'if-none-match': known });
    expect(statusCode).toBe(304);
    expect(body).toBe('');
    expect(headers.etag).toBe(etag);
  }
  expect((await get(id, { 'if-none-match': '"x"' })).statusCode).toBe(200);
});

test('a download is counted when it starts: not when it goes on, is known, is read ahead or refused', async () => {
  const { id } = await insertDocument();
  const { etag } = (await get(id)).headers;
  expect(await countOf(id)).toBe(1);
  await get(id, { range: 'bytes=9-' });
  await get(id, { range: 'bytes=-5' });
  await get(id, { range: `bytes=${SIZE}-` });
  await get(id, { 'if-none-match': etag });
  await get(id, { 'sec-purpose': 'prefetch;prerender' });
  expect(await countOf(id)).toBe(1);
  await get(id, { range: 'bytes=0-' });
  await Promise.all(Array.from({ length: 20 }, () => get(id)));
  expect(await countOf(id)).toBe(22);
});

test('a document is saved under its name in the visitor’s language, with a plain one for old clients', async () => {
  const { id } = await insertDocument({ name: { th: 'แบบ "คำขอ"\r\nx: y', en: 'Form' } });
  const named = async (path: string, headers = {}) =>
    (await app.inject({ url: path, headers })).headers['content-disposition'];
  const thai = encodeURIComponent('แบบ คำขอ x y.pdf');
  expect(await named(`/download/${id}`)).toBe(
    `attachment; filename="document-${id}.pdf"; filename*=UTF-8''${thai}`,
  );
  const english = `attachment; filename="Form.pdf"; filename*=UTF-8''Form.pdf`;
  expect(await named(`/download/${id}`, { cookie: 'language=en' })).toBe(english);
  expect(await named(`/download/${id}?lang=en`)).toBe(english);
});

describe('404, in the site’s own words', () => {
  const expectMissing = async (id: number | string) => {
    const { statusCode, headers, body } = await get(id);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-disposition']).toBeUndefined();
    expect(headers.etag).toBeUndefined();
    expect(body).toContain('ไม่พบ');
  };

  test.each(['0', '-1', '1e3', '99999999999', '2147483648', 'x', '%00', '1%2F2', '๑', '007'])(
    'for the junk id %s',
    expectMissing,
  );

  test('in the visitor’s language', async () => {
    const { statusCode, body } = await get('999999?lang=en');
    expect(statusCode).toBe(404);
    expect(body).toContain('<html lang="en"');
    expect(body.match(/<main/g)).toHaveLength(1);
  });

  test('for documents that are drafts, deleted, over, to come, or under such a header', async () => {
    const [past, future] = [new Date(Date.now() - 1000), new Date(Date.now() + 60_000)];
    const draftHeader = await insertHeader({ published: false });
    const deletedHeader = await insertHeader({ deletedAt: past });
    const hidden = [
      { published: false },
      { deletedAt: past },
      { publishUntil: past },
      { publishFrom: future },
      { headerId: draftHeader },
      { headerId: deletedHeader },
    ];
    for (const values of hidden) {
      const { id } = await insertDocument(values);
      await expectMissing(id);
      expect(await countOf(id)).toBe(0);
    }
  });

  test('where the store has lost or cut the file, which the log tells', async () => {
    const lost = await insertDocument();
    await store.remove(lost.key);
    await expectMissing(lost.id);
    const cut = await insertDocument();
    await writeFile(placeOf(cut.key), '%PDF');
    await expectMissing(cut.id);
    const told = log.filter((line) => line.includes('the file of a document is not in the store'));
    expect(told).toHaveLength(2);
    expect(await countOf(lost.id)).toBe(0);
  });
});

const BROKEN = 'an answer broke off while it was sent';
const toldBroken = () => log.filter((line) => line.includes(BROKEN));

/** Some of a document, then whatever comes of it. */
function sendDocument(rest: () => Promise<Buffer>): Readable {
  const stream = Readable.from(
    (async function* () {
      yield PDF.subarray(0, 20);
      yield await rest();
    })(),
  );
  vi.spyOn(store, 'open').mockResolvedValueOnce({ stream, size: SIZE });
  return stream;
}

test('a document that breaks while it is sent is logged and counted, without a word of it', async () => {
  const { id } = await insertDocument();
  sendDocument(() => Promise.reject(new Error('สมชาย 0812345678')));
  const response = await fetch(`${await listen()}/download/${id}`);
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow();
  await expect.poll(toldBroken).toHaveLength(1);
  const [line = ''] = toldBroken();
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    route: '/download/:id',
    err: { type: 'Error' },
  });
  expect(line).not.toMatch(/สมชาย|0812345678/);
  const { body } = await app.inject('/metrics');
  expect(body).toContain('chanote_http_requests_total{route="/download/:id",status="500"} 1');
});

test('who goes away while a document is sent is no failure', async () => {
  const told = toldBroken().length;
  const { id } = await insertDocument();
  const stream = sendDocument(() => new Promise(() => undefined));
  const visitor = request(`${await listen()}/download/${id}`).end();
  const [response] = await once(visitor, 'response');
  await once(response, 'data');
  visitor.destroy();
  await expect.poll(() => stream.destroyed).toBe(true);
  expect(toldBroken()).toHaveLength(told);
});

let address: string | undefined;
async function listen(): Promise<string> {
  address ??= await app.listen({ port: 0, host: '127.0.0.1' });
  return address;
}

const placeOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2));

test('a document of a gigabyte is sent as it is read, not read before it is sent', async () => {
  const size = 1024 ** 3;
  const { id, key } = await insertDocument();
  await truncate(placeOf(key), size);
  await db.update(storedFile).set({ bytes: size }).where(eq(storedFile.key, key));
  const origin = await listen();
  const before = process.memoryUsage.rss();
  const visitor = request(`${origin}/download/${id}`).end();
  const [response] = await once(visitor, 'response');
  expect(response.headers['content-length']).toBe(String(size));
  await once(response, 'data');
  expect(process.memoryUsage.rss() - before).toBeLessThan(size / 8);
  visitor.destroy();
});
