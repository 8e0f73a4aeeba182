import { readingMinutes } from '#server/articles/rules.ts';
import { article, articleCategory } from '#server/articles/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { articleCategories } from './articles.ts';
import { asWritten, DEMO, PUBLISHED } from './publishing.ts';

/** The categories and their articles; the pictures are in the articles' order. */
export async function loadDemoArticles(tx: Db, pictureIds: readonly number[]): Promise<void> {
  const pictures = pictureIds.values();
  for (const [index, { category, articles }] of articleCategories.entries()) {
    const [inserted] = await tx
      .insert(articleCategory)
      .values({ ...category, ...DEMO, position: index + 1 })
      .returning({ id: articleCategory.id });
    if (!inserted) throw new Error('The demo category was not inserted.');
    const rows = articles.map((row) => ({
      ...asWritten(row),
      ...PUBLISHED,
      categoryId: inserted.id,
      pictureId: pictures.next().value ?? null,
      readingMinutes: readingMinutes(row.detail),
    }));
    await tx.insert(article).values(rows);
  }
}
