import { readingMinutes } from '#server/articles/rules.ts';
import { article, articleCategory } from '#server/articles/tables.ts';
import type { FileStore } from '#server/files/store.ts';
import { readData, readTexts } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import { addPictures } from './pictures.ts';
import { asWritten, DEMO, PUBLISHED } from './publishing.ts';
import { Categories } from './rows.ts';

/** The categories, in the order of the menu, and their articles. */
export async function loadDemoArticles(tx: Db, store: FileStore): Promise<void> {
  const categories = readData('demo/articles.json', Categories);
  const pictures = await addPictures(
    tx,
    store,
    categories.flatMap(({ articles }) => articles),
  );
  for (const [index, { name, articles }] of categories.entries()) {
    const [inserted] = await tx
      .insert(articleCategory)
      .values({ name, ...DEMO, position: index + 1 })
      .returning({ id: articleCategory.id });
    if (!inserted) throw new Error('The demo category was not inserted.');
    for (const { key, alt: _, ...row } of articles) {
      const detail = await readTexts(`demo/articles/${key}`);
      await tx.insert(article).values({
        ...asWritten({ ...row, detail }),
        ...PUBLISHED,
        categoryId: inserted.id,
        pictureId: pictures.get(key) ?? null,
        readingMinutes: readingMinutes(detail),
      });
    }
  }
}
