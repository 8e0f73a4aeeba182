import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { loadDemoContent } from '#server/demo/load.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app, db, pool, store } = await startApp(await cloneDatabase());
await loadDemoContent(db, store);

test('the sitemap lists every public page in both languages, and none of the office', async () => {
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(body).toContain('<loc>http://chanote.test/Articles</loc>');
  expect(body).toMatch(
    /<loc>http:\/\/chanote\.test\/Article\?id=\d+<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/,
  );
  expect(body).toMatch(/hreflang="en" href="http:\/\/chanote\.test\/Article\?id=\d+&amp;lang=en"/);
  expect(body, 'whom no language is known of').toContain(
    '<xhtml:link rel="alternate" hreflang="x-default" href="http://chanote.test/Articles"/>',
  );
  expect(body).toContain('<loc>http://chanote.test/workWithUs</loc>');
  expect(body).not.toMatch(/login|Maint|Dashboard/);
});

test('a page names its address in each language, and the one for everybody else', async () => {
  const { body } = await app.inject({
    url: '/Costs?lang=en',
    headers: { 'accept-encoding': 'identity' },
  });
  const links = [...body.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g)];
  expect(links.map(([, language, href]) => [language, href])).toEqual([
    ['th', 'http://chanote.test/Costs'],
    ['en', 'http://chanote.test/Costs?lang=en'],
    ['x-default', 'http://chanote.test/Costs'],
  ]);
});

test('browsers that ask for /favicon.ico get a real icon, of the same drawing as the logo', async () => {
  const { rawPayload, headers, statusCode } = await app.inject('/favicon.ico');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
  // The header of an icon file: reserved, kind 1, how many; each entry is 16 bytes.
  expect([...rawPayload.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  const sizes = Array.from(
    { length: rawPayload.readUInt16LE(4) },
    (_, place) => rawPayload[6 + place * 16],
  );
  expect(sizes).toEqual([16, 32, 48]);
  const at = rawPayload.readUInt32LE(6 + 16 + 12);
  const length = rawPayload.readUInt32LE(6 + 16 + 8);
  const icon = await sharp(rawPayload.subarray(at, at + length))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const logo = await sharp('public/favicon.svg').resize(32, 32).ensureAlpha().raw().toBuffer();
  const off = icon.reduce((sum, value, place) => sum + Math.abs(value - (logo[place] ?? 0)), 0);
  expect(off / icon.length, 'the present logo').toBeLessThan(12);
});

test('a page changed at one in the morning in Thailand changed on that day', async () => {
  const { rows } = await pool.query(
    `update article set updated_at = '2026-03-04T18:00:00Z' where id = (select min(id) from article) returning id`,
  );
  await vi.waitFor(async () => {
    const { body } = await app.inject('/sitemap.xml');
    expect(body).toContain(`Article?id=${rows[0].id}</loc><lastmod>2026-03-05</lastmod>`);
  }, 30_000);
});

test('robots.txt leads to the sitemap and keeps robots out of the API', async () => {
  const { body } = await app.inject('/robots.txt');
  expect(body).toContain('Disallow: /api/');
  expect(body).toContain('Sitemap: http://chanote.test/sitemap.xml');
});

test('the news feed is RSS in Thai, or in English when asked', async () => {
  const thai = await app.inject('/rss.xml');
  expect(thai.headers['content-type']).toContain('application/rss+xml');
  expect(thai.body).toMatch(/<rss version="2.0"/);
  expect(thai.body).toMatch(/[ก-๙]/);
  const english = await app.inject('/rss.xml?lang=en');
  expect(english.body).toContain('Chanote');
  expect(english.body).not.toBe(thai.body);
});

test('every article has a picture for chat apps with its title; what is not there has none', async () => {
  const { body } = await app.inject('/sitemap.xml');
  const id = /Article\?id=(\d+)/.exec(body)?.[1];
  const { rawPayload, headers } = await app.inject(`/share/article/${id}.png`);
  expect(headers['content-type']).toBe('image/png');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  const english = await app.inject(`/share/article/${id}.png?lang=en`);
  expect(english.rawPayload.equals(rawPayload)).toBe(false);
  expect((await app.inject('/share/site/0.png')).statusCode).toBe(200);
  for (const missing of ['article/999999', 'article/x', 'secret/1', 'article/-1', 'site/1']) {
    expect((await app.inject(`/share/${missing}.png`)).statusCode, missing).toBe(404);
  }
});
