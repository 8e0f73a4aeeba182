import { beforeAll, describe, expect, test } from 'vitest';
import { loadDemoContent } from '#server/demo/load.ts';
import { LANGUAGES } from '#tests/support/pages.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const { app, db, store } = await startApp(await cloneDatabase());

/** What these answer is no page, or lists the same again. */
const ENDS = /^\/(download|share|rss|assets)|[?&](lang|branch)=/;

type Visited = { status: number; body: string };

async function visit(language: string, path: string): Promise<Visited> {
  const { statusCode, body } = await app.inject({
    url: path,
    headers: { 'accept-encoding': 'identity', cookie: `language=${language}` },
  });
  return { status: statusCode, body };
}

/** Where the page leads inside the site: links and plain forms, without the place in the page. */
function linksOf(body: string): string[] {
  const found = [...body.matchAll(/<(?:a|form|link)\b[^>]*?\b(?:href|action)="(\/[^"]*)"/g)];
  const links = found.map(([, href = '']) => href.replaceAll('&amp;', '&'));
  // The branches of a list differ by their number only: the first stands for the others.
  const isBranch = (href: string) => /[?&]branch=/.test(href);
  return [...links.filter((href) => !isBranch(href)), ...links.filter(isBranch).slice(0, 1)];
}

/** Walks the whole site from its home page; answers with what each address said. */
async function walk(language: string) {
  const visited = new Map<string, Visited>();
  const from = new Map<string, string>();
  const queue = ['/', '/login', '/no-such-page'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (visited.has(path)) continue;
    const page = await visit(language, path);
    visited.set(path, page);
    if (ENDS.test(path)) continue;
    for (const href of linksOf(page.body)) {
      const [target = ''] = href.split('#');
      from.set(target, path);
      queue.push(target);
    }
  }
  return { visited, from };
}

beforeAll(() => loadDemoContent(db, store));

describe.each(LANGUAGES)('the site in %s', (language) => {
  let visited: Map<string, Visited>;
  let from: Map<string, string>;

  beforeAll(async () => {
    ({ visited, from } = await walk(language));
  });

  test('has no link that leads nowhere', () => {
    const dead = [...visited]
      .filter(([path, { status }]) => status >= 400 && path !== '/no-such-page')
      .map(([path, { status }]) => `${path} ${status}, on ${from.get(path)}`);
    expect(dead).toEqual([]);
    for (const path of ['/Register', '/Cal', '/Article?id=1', '/BranchBCP', '/Promotion?id=1']) {
      expect(visited.has(path), path).toBe(true);
    }
    expect(visited.size).toBeGreaterThan(100);
  });

  test('has no link to a place in a page that is not there', () => {
    const missing = new Set<string>();
    for (const [path, { body }] of visited) {
      for (const [, href = ''] of body.matchAll(/<a\b[^>]*?\bhref="([^":]*#[^"]*)"/g)) {
        const [page = '', place] = href.replaceAll('&amp;', '&').split('#');
        const target = page ? visited.get(page)?.body : body;
        if (target && !target.includes(`id="${place}"`)) missing.add(`${href} on ${path}`);
      }
    }
    expect([...missing]).toEqual([]);
  });

  test('ends every page that is read with a next step', () => {
    const pages = [...visited].filter(([, { body }]) => body.includes('id="cookie-notice"'));
    expect(pages.length).toBeGreaterThan(60);
    for (const [path, { body }] of pages) {
      const expected =
        !/^\/(login|Register|Status|workWithUs|ForgotPassword|Unsubscribe|SmsStop|no-such-page)/.test(
          path,
        );
      expect(body.includes('id="next-step"'), path).toBe(expected);
    }
  });
});
