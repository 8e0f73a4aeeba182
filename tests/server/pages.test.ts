import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { article, articleCategory } from '#server/articles/tables.ts';
import { loadDemoContent } from '#server/demo/load.ts';
import { banner, jobPosting, pageText, question } from '#server/pages/tables.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import { cleanRichText } from '#server/platform/clean-rich-text.ts';
import { productDetail } from '#server/products/tables.ts';
import { promotion } from '#server/promotions/tables.ts';
import { PAGES } from '#tests/support/pages.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const url = await cloneDatabase();
const { app, db, store } = await startApp(url);
const other = await startApp(url);

beforeAll(() => loadDemoContent(db, store));

const get = (path: string, headers = {}, instance = app) =>
  instance.inject({ url: path, headers: { 'accept-encoding': 'identity', ...headers } });

/** Changes reach the pages by a notification, which a busy machine delivers late. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, 30_000);

async function setSwitch(name: string, value: string) {
  await db
    .insert(globalParameter)
    .values({ name, value })
    .onConflictDoUpdate({ target: globalParameter.name, set: { value } });
}

test('a page is Thai until the visitor chooses, and the choice is kept in a cookie', async () => {
  expect((await get('/')).body).toContain('<html lang="th"');
  const chosen = await get('/?lang=en');
  expect(chosen.body).toContain('<html lang="en"');
  expect(chosen.headers['set-cookie']).toMatch(
    /^language=en; Path=\/; Max-Age=31536000; SameSite=Lax/,
  );
  expect((await get('/', { cookie: 'a=b; language=en' })).body).toContain('<html lang="en"');
  expect((await get('/?lang=klingon', { cookie: 'language=xx' })).body).toContain(
    '<html lang="th"',
  );
});

test('the partial languages show what they have and fall back to English', async () => {
  const { body } = await get('/?lang=ja');
  expect(body).toContain('<html lang="ja"');
  expect(body).toMatch(/[\u3040-\u30ff]/);
});

test('addresses of both languages are announced, with one canonical each', async () => {
  const { body } = await get('/?lang=en&utm_source=x');
  expect(body).toContain('<link rel="canonical" href="http://chanote.test/?lang=en"/>');
  expect(body).toContain('hrefLang="th" href="http://chanote.test/"');
});

test('a reading page ships no React: two small module scripts, nothing inline', async () => {
  const { body, headers } = await get('/');
  const scripts = (body.match(/<script[^>]*>/g) ?? []).filter((tag) => !tag.includes('ld+json'));
  expect(scripts).toEqual([
    expect.stringMatching(/type="module" .*src="\/assets\/ask-consent-[\w-]+\.js"/),
    expect.stringMatching(/type="module" src="\/assets\/site-script-[\w-]+\.js"/),
  ]);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});

test('a public page waits for two style sheets at most, and for no script of React', async () => {
  for (const { path } of PAGES.filter((page) => !('role' in page))) {
    const { body } = await get(path);
    const sheets = body.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets.length, path).toBeLessThanOrEqual(2);
    expect(body, path).not.toContain('rel="modulepreload"');
  }
});

test('an interactive page names each inline script and style by hash, and no nonce stays in the cached bytes', async () => {
  const { body, headers } = await get('/login');
  expect(body).not.toContain('nonce=');
  const policy = String(headers['content-security-policy']);
  // What a page was told stands beside it as data, which runs nothing.
  const inline = [
    ...body.matchAll(/<(?:script(?![^>]*(?:src=|application\/json))|style)[^>]*>([^<]+)/g),
  ];
  expect(inline.length).toBeGreaterThan(0);
  expect(policy.match(/'sha256-/g)).toHaveLength(inline.length);
  expect(policy).not.toContain('unsafe-inline');
});

test('an interactive page is drawn whole: no part waits for a script, none has a style of its own', async () => {
  for (const path of ['/BranchGSB', '/Cal', '/Register', '/Status', '/Subscribe', '/login']) {
    const { body } = await get(path);
    expect(body, path).not.toMatch(/ style="| id="[BS]:\d|<template/);
    if (path === '/BranchGSB')
      expect(body).toMatch(/<svg[^>]*class="sheet_[^>]*>(?:<!--\$-->)?<path/);
  }
});

test('every answer carries the security headers, and a number where something can be logged under it', async () => {
  const ready = ['/', '/login', '/favicon.svg'];
  for (const path of [...ready, '/no-such-page', '/api/nothing', '/healthz']) {
    const { headers } = await get(path);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const number = ready.includes(path) ? undefined : expect.stringMatching(/^[\w-]{36}$/);
    expect(headers['x-request-id'], path).toEqual(number);
  }
});

test('the same bytes come in brotli, gzip and plain, and an unchanged page is 304', async () => {
  const plain = await get('/');
  const br = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  const gzip = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  const again = await get('/', { 'if-none-match': plain.headers.etag });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('the link of a campaign leads to the page that is kept for all, and nothing of it stays there', async () => {
  const page = await get('/Articles?page=1');
  const marked = '/Articles?utm_source=line&page=1&fbclid=IwY2xjawExample&openExternalBrowser=1';
  const { headers, body } = await get(marked);
  expect(headers).toMatchObject({ etag: page.headers.etag, 'cache-control': 'no-cache' });
  expect(body).toBe(page.body);
  const first = await get('/About?gclid=Example&lang=en');
  expect(first.headers['set-cookie']).toMatch(/^language=en/);
  expect(first.body).not.toContain('Example');
  // What a page might mean is its own.
  expect((await get('/Articles?q=utm_source')).headers['cache-control']).toBe('no-store');
});

test('a switched-off section leaves the home page of every instance', async () => {
  const heading = 'id="faq"';
  expect((await get('/')).body).toContain(heading);
  expect((await get('/', {}, other.app)).body).toContain(heading);
  await setSwitch('first_page_show_fqa', 'N');
  for (const instance of [app, other.app]) {
    await eventually(async () =>
      expect((await get('/', {}, instance)).body).not.toContain(heading),
    );
  }
  await setSwitch('first_page_show_fqa', 'y');
  await eventually(async () => expect((await get('/')).body).toContain(heading));
});

test('the home page shows three articles and three promotions, and the menu four categories', async () => {
  const extra = (position: number) => ({ name: { th: `หมวดเพิ่ม ${position}` }, position });
  const [fifth] = await db
    .insert(articleCategory)
    .values(extra(99))
    .returning({ id: articleCategory.id });
  const [row] = await db.select().from(article).limit(1);
  const { id: _, searchText: __, ...copy } = row as NonNullable<typeof row>;
  await db.insert(article).values({ ...copy, categoryId: fifth?.id ?? 0 });
  await eventually(async () => {
    const { body } = await get('/Articles');
    expect(body).toContain('หมวดเพิ่ม 99');
  });
  const { body } = await get('/');
  const section = (id: string) =>
    body.split(`<section id="${id}"`)[1]?.split('</section>')[0] ?? '';
  expect(section('articles').match(/href="\/Article\?id=/g)).toHaveLength(3);
  expect(section('promotions').match(/href="\/Promotion\?id=/g)).toHaveLength(3);
  const categories = new Set(body.match(/\/Articles\?category=\d+/g));
  expect(categories.size).toBe(4);
  expect(categories).not.toContain(`/Articles?category=${fifth?.id}`);
});

test('a banner that staff published speaks first on the home page', async () => {
  await db.insert(banner).values({
    name: { th: 'ดอกเบี้ยพิเศษเดือนนี้' },
    detail: { th: 'ถึงสิ้นเดือนเท่านั้น' },
    action: { th: 'ดูโปรโมชัน' },
    href: '/Promotions',
    published: true,
  });
  await eventually(async () => expect((await get('/')).body).toContain('ดอกเบี้ยพิเศษเดือนนี้'));
  await db.delete(banner);
});

test('a script smuggled into content is neither run by a hash nor left unescaped', async () => {
  const attack = '<script nonce="guess">alert(1)</script>';
  const [row] = await db.select({ id: question.id }).from(question).limit(1);
  await db
    .update(question)
    .set({ name: { th: attack } })
    .where(eq(question.id, row?.id ?? 0));
  await eventually(async () => expect((await get('/')).body).toContain('alert(1)'));
  const { body, headers } = await get('/');
  expect(body).not.toContain(attack);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});

test('what is not there is a real 404 page in both languages', async () => {
  const thai = await get('/no/such/page');
  expect(thai.statusCode).toBe(404);
  expect(thai.body).toContain('ไม่พบ');
  const english = await get('/no/such/page?lang=en');
  expect(english.statusCode).toBe(404);
  expect(english.body).toContain('<html lang="en"');
});

test.each([
  `/?${'x'.repeat(100_000)}`,
  '/?lang=th&lang=en',
  '/%',
  '/%00',
  '//evil.example/',
  '/..%2f..%2fetc%2fpasswd',
  '/?id[]=1&__proto__[x]=1',
])('junk in the address is answered, never a 500: %.40s', async (path) => {
  const { statusCode } = await get(path);
  expect(statusCode).toBeGreaterThanOrEqual(200);
  expect(statusCode).toBeLessThan(500);
});

test('files of the build are served whole, unchanging ones for a year', async () => {
  const { body } = await get('/');
  const [script = ''] = body.match(/\/assets\/site-script-[\w-]+\.js/) ?? [];
  const file = await get(script);
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers['content-type']).toContain('javascript');
  expect((await get('/assets/../../package.json')).statusCode).toBe(404);
  expect((await get('/.vite/manifest.json')).statusCode).toBe(404);
});

test('health, readiness and metrics answer; metrics only nearby or with the token', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  expect((await get('/metrics')).body).toContain(
    'chanote_http_requests_total{route="/*",status="200"}',
  );
  const remote = { remoteAddress: '203.0.113.7' };
  expect((await app.inject({ url: '/metrics', ...remote })).statusCode).toBe(404);
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404);
  const guarded = await startApp(url, { metricsToken: 'secret' });
  const ask = (authorization: string) =>
    guarded.app.inject({ url: '/metrics', ...remote, headers: { authorization } });
  expect((await ask('Bearer secret')).statusCode).toBe(200);
  expect((await ask('Bearer wrong!')).statusCode).toBe(404);
});

test('kept for all is what a page differs by; whatever else an address says is made for who asks', async () => {
  for (const path of ['/', '/About', '/Article?id=1', '/Articles?category=1', '/Branches?page=2'])
    expect((await get(path)).headers, path).toMatchObject({ 'cache-control': 'no-cache' });
  for (const [path, address] of [
    ['/?id=1', '/'],
    ['/About?id=5', '/About'],
    ['/about', '/About'],
    ['/ABOUT/?page=2', '/About'],
    ['/Promotions?category=1', '/Promotions'],
    ['/Article?page=1&id=1', '/Article?id=1'],
    ['/Articles?category=&category=', undefined],
    ['/cal?id=7&market=1', '/Cal'],
  ]) {
    const { statusCode, headers, body } = await get(path ?? '');
    expect(statusCode, path).toBe(200);
    expect(headers['cache-control'], path).toBe('no-store');
    if (address) expect(body).toContain(`rel="canonical" href="http://chanote.test${address}"`);
  }
});

test('pages of the office are made for one request, however their address is written', async () => {
  for (const path of ['/DashboardMt', '/dashboardmt', '/USER/', '/Account?x=1']) {
    const { headers } = await get(path);
    expect(headers['cache-control'], path).toBe('no-store');
    expect(headers['content-security-policy'], path).toMatch(/style-src 'self' 'nonce-/);
  }
});

test('texts of the demo stand as an editor stores them: saved again, nothing has changed', async () => {
  const tables = [article, promotion, question, jobPosting, pageText, productDetail];
  for (const table of tables) {
    const rows = await db.select({ detail: table.detail }).from(table);
    expect(rows.length).toBeGreaterThan(0);
    for (const { detail } of rows) expect(cleanRichText(detail)).toEqual(detail);
  }
});
