import type { ServerBuild } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadDemoContent } from '#server/demo/load.ts';
import { loadWebBuild } from '#server/platform/web-build.ts';
import { PAGES } from '#tests/support/pages.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const url = await cloneDatabase();
const own = await startApp(url);
const web = await loadWebBuild();
const { build } = web;
/** A build that may change, as in development, is drawn by the router's own handler alone. */
const routed = await startApp(
  url,
  {},
  {
    store: own.store,
    secretKey: own.secretKey,
    web: { ...web, build: async () => build as ServerBuild },
  },
);

beforeAll(async () => {
  await loadDemoContent(own.db, own.store);
});

const PUBLIC = PAGES.filter((page) => !('role' in page)).map(({ path }) => path);

type App = (typeof own)['app'];

/** All that is told, but for the time and for what is drawn anew for each. */
async function ask(app: App, method: 'GET' | 'HEAD', path: string, language: string) {
  const response = await app.inject({
    method,
    url: path,
    headers: { cookie: `language=${language}` },
  });
  const { date: _, 'x-request-id': __, etag: ___, ...headers } = response.headers;
  const told = JSON.stringify({ status: response.statusCode, headers, body: response.body });
  return told.replaceAll(/nonce([-=\\"]*)[\w-]{22}/g, 'nonce$1');
}

/** Pages are long: where they begin to differ is enough to know. */
function difference(one: string, other: string): string[] {
  const at = [...one].findIndex((character, index) => character !== other[index]);
  if (at === -1 && one.length === other.length) return [];
  return [one, other].map((text) => text.slice(Math.max(0, at - 200), at + 200));
}

/** By an address that no page is kept for: where a build may change, none is kept at all. */
async function expectSame(page: string) {
  const path = `${page}${page.includes('?') ? '&' : '?'}nocache=1`;
  for (const language of ['th', 'en'])
    for (const method of ['GET', 'HEAD'] as const) {
      const drawn = await ask(own.app, method, path, language);
      const expected = await ask(routed.app, method, path, language);
      expect(difference(drawn, expected), `${method} ${path} ${language}`).toEqual([]);
    }
}

test('a public page is the same as the router alone draws it', async () => {
  for (const path of PUBLIC) await expectSame(path);
}, 240_000);

test('so is what is not simply a page that is there', async () => {
  for (const path of [
    '/about',
    '/About/',
    '//About',
    '/About.data',
    '/_root.data',
    '/Article?id=99999',
    '/Articles?page=999',
    '/Articles?page=x',
    '/Branches?page=999',
    '/Product?id=%00',
    '/no-such-page',
    '/home',
    '/DashboardMt',
    '/logout',
    '/%',
    '/__manifest?paths=/About&version=1',
  ])
    await expectSame(path);
}, 60_000);

test('a page that fails is told of once, in its own words, and noted', async () => {
  await own.pool.query('alter table article rename to article_away');
  try {
    for (const { app, log } of [own, routed]) {
      log.length = 0;
      const { statusCode, body } = await app.inject('/Article?id=1&nocache=1');
      expect(statusCode).toBe(500);
      expect(body).toContain('<h1');
      expect(log.filter((line) => line.includes('article'))).toHaveLength(1);
    }
  } finally {
    await own.pool.query('alter table article_away rename to article');
  }
});
