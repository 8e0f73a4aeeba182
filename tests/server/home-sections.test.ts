import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { PARAMETERS } from '#contract/parameters/parameters.ts';
import { loadDemoContent } from '#server/demo/load.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const SECTIONS = [
  ['first_page_show_banner', 'banner'],
  ['register_show', 'register'],
  ['first_page_show_products', 'products'],
  ['first_page_show_Cal', 'calculator'],
  ['first_page_show_articles', 'articles'],
  ['first_page_show_promotions', 'promotions'],
  ['first_page_show_fqa', 'faq'],
  ['first_page_show_subscribe', 'contact'],
  ['first_page_show_work_with_us', 'work'],
] as const satisfies [keyof typeof PARAMETERS, string][];

const ALL = SECTIONS.map(([, id]) => id);

const { app, db, store } = await startApp(await cloneDatabase());

beforeAll(() => loadDemoContent(db, store));
afterEach(() => db.delete(globalParameter));

async function expectSections(expected: readonly string[]): Promise<void> {
  // Changes reach the pages by a notification, which a busy machine delivers late.
  await vi.waitFor(async () => {
    const { body } = await app.inject({ url: '/', headers: { 'accept-encoding': 'identity' } });
    const main = body.split('<main')[1] ?? '';
    const ids = [...main.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(expected);
  }, 30_000);
}

test('the nine sections stand in the order of the specification', () => expectSections(ALL));

test.each(SECTIONS)('%s hides %s and nothing else', async (name, id) => {
  await expectSections(ALL);
  await db.insert(globalParameter).values({ name, value: 'N' });
  await expectSections(ALL.filter((other) => other !== id));
});
