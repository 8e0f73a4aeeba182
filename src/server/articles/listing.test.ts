import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ArticleSummary } from '#contract/articles/articles.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { article, articleCategory } from './tables.ts';

const { app, db } = await startApp(await cloneDatabase());
const emptySite = await startApp(await cloneDatabase());
const get = (url: string, instance = app) => instance.inject({ url });

test('a list without any article says so', async () => {
  expect((await get('/Articles?q=x&lang=en', emptySite.app)).body).toContain(
    'Your search for &quot;x&quot; found no results.',
  );
  expect((await get('/Articles?lang=en', emptySite.app)).body).toContain('No articles yet');
});

test('a list counts exactly up to 10,000 and its pages end there', async () => {
  await addArticles(10_001);
  const { body } = await get('/Articles?page=834&lang=en');
  expect(body).toContain('10,000+ articles');
  expect(body).toContain('<article');
  expect((await get('/Articles?page=835')).headers.location).toBe('/Articles?page=834');
});

test('the call lists articles with the picture they have, if any', async () => {
  await addArticles(1);
  const { body } = await post(app, 'articles/list', { language: 'en', limit: 1 });
  expect(body.data).toMatchObject([{ category: { name: 'Many' }, pictureId: null }]);
});

test('what the call tells is told until an article changes, and no longer', async () => {
  await addArticles(1);
  const list = async () =>
    (await post(app, 'articles/list', { language: 'en', limit: 2 })).body.data as ArticleSummary[];
  const [first] = await list();
  expect(await list()).toMatchObject([first, {}]);
  await db
    .update(article)
    .set({ name: { th: 'เปลี่ยนแล้ว', en: 'Changed' } })
    .where(eq(article.id, first?.id ?? 0));
  await expect.poll(async () => (await list())[0]).toEqual({ ...first, name: 'Changed' });
});

async function addArticles(count: number): Promise<void> {
  const [category] = await db
    .insert(articleCategory)
    .values({ name: { th: 'มาก', en: 'Many' } })
    .returning();
  await db.transaction(async (tx) => {
    // Nobody waits for this answer: it may take longer than a statement of the site.
    await tx.execute(sql`set local statement_timeout = '5min'`);
    await tx.execute(sql`
      insert into article (category_id, name, summary, detail, reading_minutes, published, publish_from)
      select ${category?.id}::int, jsonb_build_object('th', 'บทความ ' || n), '{}', '{}', '{}', true,
        now() - n * interval '1 minute'
      from generate_series(1, ${count}) n`);
  });
}
