import { describe, expect, test, vi } from 'vitest';
import { TEXT_PAGES } from '#contract/pages/kinds.ts';
import { pageText } from '#server/pages/tables.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());

const get = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'identity' } });
const read = async (url: string) => (await get(url)).body;

const YESTERDAY = new Date(Date.now() - 86_400_000);

describe('a page that staff write', () => {
  const text = {
    key: 'about' as const,
    name: { th: 'เกี่ยวกับเรา', en: 'About us' },
    summary: { th: 'สรุป' },
    detail: { th: '<h2>หัวข้อ</h2><p>เนื้อหา</p>' },
    updatedAt: new Date('2026-11-14T18:00:00Z'),
  };

  test.each(Object.values(TEXT_PAGES))('%s is a real 404 until it is written', async (path) =>
    expect((await get(path)).statusCode).toBe(404),
  );

  test('shows its text and the Thai day of its last change, in both calendars', async () => {
    await db.insert(pageText).values(text);
    await vi.waitFor(async () => expect((await get('/About')).statusCode).toBe(200), 30_000);
    const body = await read('/About');
    expect(body).toContain('<h2>หัวข้อ</h2><p>เนื้อหา</p>');
    expect(body).toContain('<time dateTime="2026-11-15">ปรับปรุงเมื่อ 15/11/2569</time>');
    const english = await read('/About?lang=en');
    expect(english).toContain('Updated 15/11/2026');
    expect(english).toContain('เนื้อหา');
  });

  test('is found by its path written large or small', async () => {
    const detail = { th: '<p>ข้อความ</p>' };
    await db.insert(pageText).values({ ...text, key: 'hardship', detail });
    await vi.waitFor(async () => expect((await get('/hardship')).statusCode).toBe(200), 30_000);
    for (const path of ['/Hardship', '/HARDSHIP', '/about'])
      expect((await get(path)).statusCode, path).toBe(200);
  });

  test('in the bin is a real 404 again', async () => {
    await db.update(pageText).set({ deletedAt: YESTERDAY });
    await vi.waitFor(async () => expect((await get('/About')).statusCode).toBe(404), 30_000);
  });
});

test('where nothing is lent, /Register says so and begins no application', async () => {
  const body = await read('/Register');
  expect(body).toContain('ปิดรับสมัคร');
  expect(body).toContain('href="tel:');
  expect(body).not.toContain('เริ่มกรอกใบสมัคร');
});

describe('the answer to the cookie notice without scripts', () => {
  const answer = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/cookie-policy',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  test('is kept in a cookie, and leads back to where it was given', async () => {
    const referer = 'http://chanote.test/Product?id=1';
    const { statusCode, headers } = await answer('consent=statistics', { referer });
    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/Product?id=1');
    expect(headers['set-cookie']).toBe(
      'consent=statistics; Path=/; Max-Age=15552000; SameSite=Lax',
    );
  });

  test.each(['', 'consent=all', 'consent=%E0', 'x'.repeat(100_000)])(
    'that is none is dropped (%#)',
    async (payload) => {
      const { statusCode, headers } = await answer(payload);
      expect(statusCode).toBe(303);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers.location).toBe('/cookie-policy');
    },
  );

  test('cannot be turned into a way off the site, nor be given by another site', async () => {
    const away = await answer('consent=necessary', { referer: 'http://x//evil.example/' });
    expect(away.headers.location).toBe('/evil.example/');
    const foreign = await answer('consent=statistics', { origin: 'http://evil.example' });
    expect(foreign.statusCode).toBe(403);
    expect(foreign.headers['set-cookie']).toBeUndefined();
  });
});

test('the telephone of every page is the parameter', async () => {
  await db.insert(globalParameter).values({ name: 'contact_telephone', value: '02-111-2222' });
  await vi.waitFor(async () => {
    const body = await read('/Products');
    expect(body).toContain('href="tel:+6621112222"');
    expect(body).not.toContain('02-000-1730');
  }, 30_000);
});
