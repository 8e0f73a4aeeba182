import { crc32, deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { article, articleCategory } from '#server/articles/tables.ts';
import { createServices } from '#server/compose/services.ts';
import { keepFile } from '#server/files/queries.ts';
import { storedFile } from '#server/files/tables.ts';
import { addPicture } from '#server/pictures/add-picture.ts';
import { picture } from '#server/pictures/tables.ts';
import { tasksOf, workOffJobs } from '#tests/support/jobs.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const testApp = await startApp(await cloneDatabase());
const { app, db, pool, store } = testApp;
let reads = 0;
/** What they show is read anew each time. */
const services = createServices(db, () => reads++);

const ALT = { th: 'แปลงที่ดิน', en: 'A parcel' };
let color = 0;

/** Every picture is another one, unless made twice from the same bytes. */
function paint(width: number, height: number) {
  color += 1;
  const background = { r: color % 256, g: (color * 37) % 256, b: 120 };
  return sharp({ create: { width, height, channels: 3, background } });
}

async function show(id: number, language: 'th' | 'en' = 'th') {
  return (await services.pictures.find([id, null, 999_999], language))[id];
}

const addressesOf = (srcSet: string) =>
  srcSet.split(', ').map((source) => source.split(' ') as [path: string, width: string]);

const refusalOf = async (bytes: Buffer) =>
  addPicture(db, store, bytes, ALT).then(
    () => undefined,
    (error) => error.fields?.picture,
  );

describe('a picture wider than all its forms', () => {
  let id: number;
  let shown: NonNullable<Awaited<ReturnType<typeof show>>>;

  beforeAll(async () => {
    id = await addPicture(db, store, await paint(1600, 900).png().toBuffer(), ALT);
    expect(await show(id), 'nothing to show before it is encoded').toBeUndefined();
    await workOffJobs(testApp);
    const found = await show(id);
    if (!found) throw new Error('the picture was not encoded');
    shown = found;
  });

  test('comes in AVIF and WebP of three widths, and in one JPEG', async () => {
    expect(shown).toMatchObject({ width: 1280, height: 720, alt: 'แปลงที่ดิน' });
    expect(shown.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { type, srcSet } of shown.sources) {
      const sources = addressesOf(srcSet);
      expect(sources.map(([, width]) => width)).toEqual(['320w', '640w', '1280w']);
      for (const [path, width] of sources) {
        const { statusCode, headers, rawPayload } = await app.inject(path);
        expect(statusCode).toBe(200);
        expect(headers['content-type']).toBe(type);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(`${(await sharp(rawPayload).metadata()).width}w`).toBe(width);
      }
    }
    const fallback = await app.inject(shown.fallback);
    expect(fallback.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(fallback.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1280,
    });
  });

  test('is described in the reader’s language', async () => {
    expect((await show(id, 'en'))?.alt).toBe('A parcel');
  });

  test('answers 304 and HEAD as any file', async () => {
    const { headers } = await app.inject(shown.fallback);
    const again = await app.inject({
      url: shown.fallback,
      headers: { 'if-none-match': headers.etag },
    });
    expect(again.statusCode).toBe(304);
    const head = await app.inject({ url: shown.fallback, method: 'HEAD' });
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  test('is encoded once, however often it is asked for', async () => {
    const before = await db.$count(storedFile);
    await tasksOf(testApp).encode_picture?.({ id }, {} as never);
    expect(await db.$count(storedFile)).toBe(before);
  });

  test('no other file of the store can be reached beside it', async () => {
    const [row] = await db.select().from(picture).where(eq(picture.id, id));
    const secret = await keepFile(db, store, {
      name: 'id-card.jpg',
      contentType: 'image/jpeg',
      content: Buffer.from('private'),
    });
    const paths = [
      `/pictures/${id}-${secret.key}.jpg`,
      `/pictures/${id}-${row?.sourceKey}.png`,
      `/pictures/${id}-${row?.sourceKey}.jpg`,
      `/pictures/${id}-${'0'.repeat(32)}.avif`,
      `/pictures/${id + 1000}-${row?.variants[0]?.key}.avif`,
      '/pictures/..%2f..%2fsecret.key',
      '/pictures/x',
      '/pictures/',
    ];
    for (const path of paths) expect((await app.inject(path)).statusCode, path).toBe(404);
  });
});

test('a page shows the picture as soon as it is encoded, cached or not', async () => {
  const pictureId = await addPicture(db, store, await paint(800, 450).png().toBuffer(), ALT);
  const [category] = await db
    .insert(articleCategory)
    .values({ name: ALT })
    .returning({ id: articleCategory.id });
  const [row] = await db
    .insert(article)
    .values({
      categoryId: category?.id ?? 0,
      name: ALT,
      summary: ALT,
      detail: ALT,
      readingMinutes: { th: 1 },
      published: true,
      pictureId,
    })
    .returning({ id: article.id });
  const addresses = [`/Article?id=${row?.id}`, `/Article?id=${row?.id}&nocache=1`];
  const shows = async (url: string) => (await app.inject(url)).body.includes('/pictures/');
  for (const url of addresses) expect(await shows(url), url).toBe(false);
  await workOffJobs(testApp);
  for (const url of addresses)
    await vi.waitFor(async () => expect(await shows(url)).toBe(true), 30_000);
});

test('a picture is never shown larger than it is', async () => {
  const widthsOf = async (width: number) => {
    const id = await addPicture(db, store, await paint(width, 60).webp().toBuffer(), ALT);
    await workOffJobs(testApp);
    return addressesOf((await show(id))?.sources[0]?.srcSet ?? '').map(([, shown]) => shown);
  };
  expect(await widthsOf(500)).toEqual(['320w', '500w']);
  expect(await widthsOf(640)).toEqual(['320w', '640w']);
  expect(await widthsOf(90)).toEqual(['90w']);
});

test('where it was taken is gone, and it stands upright', async () => {
  const upload = await paint(400, 200)
    .withExif({ IFD0: { Copyright: 'SECRET PLACE' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(upload).metadata()).exif).toBeDefined();
  const id = await addPicture(db, store, upload, ALT);
  await workOffJobs(testApp);

  const [row] = await db.select().from(picture).where(eq(picture.id, id));
  expect(row).toMatchObject({ width: 200, height: 400 });
  for (const key of [
    row?.sourceKey ?? '',
    ...(row?.variants.map((variant) => variant.key) ?? []),
  ]) {
    const kept = await store.open(key);
    const bytes = Buffer.concat((await kept?.stream.toArray()) ?? []);
    const { exif, orientation } = await sharp(bytes).metadata();
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
    expect(bytes.includes('SECRET')).toBe(false);
  }
});

test('the same bytes are one picture, also when they come at once', async () => {
  const upload = await paint(300, 200).png().toBuffer();
  const ids = await Promise.all(
    Array.from({ length: 4 }, () => db.transaction((tx) => addPicture(tx, store, upload, ALT))),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await addPicture(db, store, upload, { th: 'อื่น' })).toBe(ids[0]);
  expect(await addPicture(db, store, await paint(300, 200).png().toBuffer(), ALT)).not.toBe(ids[0]);
});

test('a picture whose transaction is taken back leaves neither row nor job', async () => {
  const before = [await db.$count(picture), await countJobs()];
  const upload = await paint(300, 200).png().toBuffer();
  const failed = db.transaction(async (tx) => {
    await addPicture(tx, store, upload, ALT);
    throw new Error('the article was refused');
  });
  await expect(failed).rejects.toThrow('the article was refused');
  expect([await db.$count(picture), await countJobs()]).toEqual(before);
});

async function countJobs(): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as jobs from graphile_worker.jobs');
  return rows[0].jobs;
}

describe('refused', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>';

  test.each([
    ['SVG', Buffer.from(svg)],
    ['SVG behind a declaration', Buffer.from(`\uFEFF<?xml version="1.0"?>\n${svg}`)],
    ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
    ['PDF', Buffer.from('%PDF-1.7')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
  ])('is what is no picture by its content: %s', async (_kind, bytes) => {
    expect(await refusalOf(bytes)).toBe('not_a_picture');
  });

  test('are torn files and those that only begin like a picture', async () => {
    const whole = await paint(400, 400).jpeg().toBuffer();
    const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    expect(await refusalOf(whole.subarray(0, 200))).toBe('unreadable');
    expect(await refusalOf(Buffer.concat([png, Buffer.from(svg)]))).toBe('unreadable');
  });

  test('is a PNG of 50,000 by 50,000 pixels, before it takes memory', async () => {
    const before = process.memoryUsage().rss;
    expect(await refusalOf(hugePng(50_000))).toBe('too_many_pixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('leaves nothing behind', async () => {
    const before = [await db.$count(picture), await db.$count(storedFile)];
    await refusalOf(Buffer.from(svg));
    await refusalOf(hugePng(50_000));
    expect([await db.$count(picture), await db.$count(storedFile)]).toEqual(before);
  });
});

/** A real PNG header over few bytes of data that unfold to gigabytes. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1024 * 1024))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
