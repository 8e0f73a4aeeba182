import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, inject } from 'vitest';
import { createCaseNews } from '#server/cases/news.ts';
import { type AppParts, createApp } from '#server/compose/app.ts';
import { openLocalStore } from '#server/files/local-store.ts';
import { followChanges } from '#server/platform/change-feed.ts';
import { openDatabase, WORKING } from '#server/platform/db.ts';
import { HtmlCache } from '#server/platform/html-cache.ts';
import { createLogger } from '#server/platform/logger.ts';
import { readSettings } from '#server/platform/settings.ts';
import { loadWebBuild } from '#server/platform/web-build.ts';
import { passNews } from './heard.ts';
import { cloneTemplate } from './template-database.ts';

/** A database of this test file's own, cloned from the migrated one. */
export async function cloneDatabase(): Promise<string> {
  const { url, drop } = await cloneTemplate(inject('templateUrl'));
  afterAll(drop);
  return url;
}

/** The app on a database, with the log it wrote. */
export async function startApp(
  url: string,
  settings: Partial<AppParts['settings']> = {},
  given: Partial<Pick<AppParts, 'secretKey' | 'previousKey' | 'store' | 'web'>> = {},
) {
  const lines: string[] = [];
  const log = createLogger(
    'debug',
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const folder = await mkdtemp(join(tmpdir(), 'chanote-files-'));
  const store = given.store ?? (await openLocalStore(folder));
  // As patient as the background: a busy machine says nothing about the product.
  const database = openDatabase(url, log, 5, WORKING);
  const cache = new HtmlCache();
  const news = createCaseNews();
  const secretKey = given.secretKey ?? randomBytes(32).toString('hex');
  const changes = followChanges(url, log, {
    content_changed: () => cache.invalidate(),
    application_news: passNews(database.db, news.tell),
  });
  await changes.ready;
  const app = await createApp({
    settings: {
      publicOrigin: 'http://chanote.test',
      metricsToken: undefined,
      trustProxy: false,
      captcha: { provider: 'altcha' },
      // The way is the same; its length is told by captcha.test.ts.
      captchaTries: 3,
      smtpUrl: undefined,
      mailFrom: 'Chanote <no-reply@chanote.test>',
      smtpAllowPrivate: true,
      smsAllowPrivate: false,
      bodies: readSettings({}).bodies,
      ...settings,
    },
    secretKey,
    previousKey: given.previousKey,
    store,
    database,
    log,
    web: given.web ?? (await loadWebBuild()),
    cache,
    news,
  });
  // The last is the first to run; one by one, so that what stands still is named.
  afterAll(() => rm(folder, { recursive: true, force: true }));
  afterAll(() => database.close());
  afterAll(() => changes.stop());
  afterAll(() => app.close());
  return { app, db: database.db, pool: database.pool, store, folder, secretKey, log: lines };
}

/** Posts a call the way the web does. */
export async function post(
  app: Awaited<ReturnType<typeof createApp>>,
  path: string,
  body: object = {},
  headers: Record<string, string> = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload: body,
    headers,
  });
  return { status: response.statusCode, body: response.json() };
}
