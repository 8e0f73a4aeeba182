import { Parser } from 'htmlparser2';
import { beforeAll, expect, test } from 'vitest';
import { loadDemoContent } from '#server/demo/load.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { articleFeed, renderFeed } from './feed.ts';

const { db, store } = await startApp(await cloneDatabase());
const ORIGIN = 'https://chanote.test';

beforeAll(() => loadDemoContent(db, store));

/** Texts of the elements of one name, as a reader of the feed sees them. */
function textsOf(feed: string, name: string): string[] {
  const texts: string[] = [];
  let open = false;
  const parser = new Parser(
    {
      onopentag: (tag) => {
        open = tag === name;
        if (open) texts.push('');
      },
      ontext: (text) => {
        if (open) texts.push(`${texts.pop()}${text}`);
      },
      onclosetag: () => {
        open = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(feed);
  return texts;
}

test('the feed has the newest articles, each with its address in the language of the feed', async () => {
  const thai = await articleFeed(db, ORIGIN, 'th');
  const english = await articleFeed(db, ORIGIN, 'en');
  expect(textsOf(thai, 'item')).toHaveLength(12);
  expect(textsOf(thai, 'title')[1]).toContain('โฉนด น.ส.4จ');
  expect(textsOf(english, 'title')[1]).toContain('Chanote or Nor Sor');
  expect(textsOf(thai, 'link')[1]).toMatch(/^https:\/\/chanote\.test\/Article\?id=\d+$/);
  expect(textsOf(english, 'link')[1]).toMatch(/\/Article\?id=\d+&lang=en$/);
  expect(textsOf(english, 'pubDate')[0]).toBe('Thu, 12 Nov 2026 02:00:00 GMT');
});

test('whatever stands in an article, the feed is well-formed', () => {
  const odd = 'a < b & "c" ]]> \u0000\u0008\ud800</title>';
  const feed = renderFeed(
    [{ id: 1, name: odd, summary: odd, category: odd, publishedAt: new Date(0) }],
    ORIGIN,
    'en',
  );
  expect(textsOf(feed, 'description')[1]).toBe('a < b & "c" ]]> </title>');
});
