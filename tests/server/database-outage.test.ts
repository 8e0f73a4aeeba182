import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { migrateDatabase } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts';
import { post, startApp } from '#tests/support/test-app.ts';

const folder = await mkdtemp(join(tmpdir(), 'chanote-outage-'));
await chmod(folder, 0o711);
afterAll(() => rm(folder, { recursive: true, force: true }));
let postgres = await startEmbeddedPostgres({ dataDir: folder, config: { fsync: 'off' } });
afterAll(() => postgres.stop());
await migrateDatabase(postgres.url);
const { app, log } = await startApp(postgres.url);

const NEITHER_CALL_NOR_PAGE = [
  { url: `/ForgotPassword?prop1=YWRtaW4=&token=${'x'.repeat(43)}` },
  { url: '/rss.xml' },
  { url: '/sitemap.xml' },
  { url: '/share/article/1.png' },
  { url: '/share/product/1.png' },
  { url: '/share/promotion/1.png' },
  { url: '/pictures/1-0123456789abcdef0123456789abcdef.webp' },
  { url: '/download/1' },
  { url: '/sms/report', method: 'POST' as const, payload: {} },
  { url: '/line/webhook', method: 'POST' as const, payload: {} },
];

test('while the database is down calls are 503 and cached pages are served; then all recovers', async () => {
  const home = await app.inject('/');
  expect(home.statusCode).toBe(200);

  const underLoad = Array.from({ length: 40 }, () => post(app, 'visit_count/addVisitCountMySQL'));
  await postgres.stop();
  const answers = await Promise.all(underLoad);
  for (const { status, body } of answers) {
    if (status !== 200)
      expect(body).toEqual({ isSuccess: false, reasonText: 'unavailable', data: null });
    expect([200, 503]).toContain(status);
  }
  expect(await post(app, 'visit_count/addVisitCountMySQL')).toEqual({
    status: 503,
    body: { isSuccess: false, reasonText: 'unavailable', data: null },
  });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const cached = await app.inject('/');
  expect(cached.statusCode).toBe(200);
  expect(cached.body).toBe(home.body);
  const uncached = await app.inject('/Register?lang=en');
  expect(uncached.statusCode).toBe(503);
  expect(uncached.body).toContain('<html lang="en"');
  for (const asked of NEITHER_CALL_NOR_PAGE) {
    const { statusCode, headers, body } = await app.inject(asked);
    expect(statusCode, asked.url).toBe(503);
    expect(headers['retry-after'], asked.url).toBe('2');
    expect(headers['cache-control'], asked.url).toBe('no-store');
    expect(body, asked.url).toContain('Please try again in a moment.');
    expect(body, asked.url).not.toMatch(/select|params|econn/i);
  }
  const causes = log.filter((line) => line.includes('a request failed'));
  expect(causes.length).toBeGreaterThan(0);
  for (const line of causes) expect(JSON.parse(line).err.cause, line).toBeDefined();

  postgres = await startEmbeddedPostgres({ dataDir: folder, config: { fsync: 'off' } });
  await vi.waitFor(async () => expect((await app.inject('/readyz')).statusCode).toBe(200), 30_000);
  expect((await post(app, 'visit_count/addVisitCountMySQL')).body.isSuccess).toBe(true);
  await vi.waitFor(
    async () => expect((await app.inject('/Register')).statusCode).toBe(200),
    30_000,
  );
});
