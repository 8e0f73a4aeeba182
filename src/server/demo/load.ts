import { sql } from 'drizzle-orm';
import { readingMinutes } from '#server/articles/rules.ts';
import { article, articleCategory } from '#server/articles/tables.ts';
import { jobPosting, menuLink, question } from '#server/pages/tables.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import { ADVISORY_LOCKS } from '#server/platform/advisory-locks.ts';
import type { Db } from '#server/platform/db.ts';
import { creditLimit, product } from '#server/products/tables.ts';
import { promotion } from '#server/promotions/tables.ts';
import { articleCategories } from './articles.ts';
import type { DemoCategory, DemoProduct } from './demo-rows.ts';
import { jobPostings } from './job-postings.ts';
import { menuLinks } from './menu-links.ts';
import { products } from './products.ts';
import { promotionsAt } from './promotions.ts';
import { questions } from './questions.ts';

const DEMO = { updatedBy: 'demo' };
const PUBLISHED = { ...DEMO, published: true };

/** Loads the demo content unless it ever was: what staff deleted does not come back. */
export async function loadDemoContent(db: Db): Promise<boolean> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.demoContent})`);
    const marked = await tx
      .insert(globalParameter)
      .values({ ...DEMO, name: 'demo_loaded', value: true })
      .onConflictDoNothing()
      .returning({ name: globalParameter.name });
    if (marked.length === 0) return false;

    for (const category of inOrder(articleCategories)) await insertCategory(tx, category);
    for (const row of inOrder(products)) await insertProduct(tx, row);
    await tx.insert(promotion).values(promotionsAt(new Date()).map(publishedInOrder));
    await tx.insert(question).values(questions.map(publishedInOrder));
    await tx.insert(menuLink).values(menuLinks.map(publishedInOrder));
    await tx.insert(jobPosting).values(jobPostings.map(publishedInOrder));
    return true;
  });
}

async function insertCategory(
  tx: Db,
  { category, articles, position }: DemoCategory & { position: number },
): Promise<void> {
  const [inserted] = await tx
    .insert(articleCategory)
    .values({ ...category, ...DEMO, position })
    .returning({ id: articleCategory.id });
  if (!inserted) throw new Error('the demo category was not inserted');
  const categoryId = inserted.id;
  const rows = articles.map((row) => ({
    ...row,
    ...PUBLISHED,
    categoryId,
    readingMinutes: readingMinutes(row.detail),
  }));
  await tx.insert(article).values(rows);
}

async function insertProduct(
  tx: Db,
  { product: row, bands, position }: DemoProduct & { position: number },
): Promise<void> {
  const [inserted] = await tx
    .insert(product)
    .values({ ...row, ...PUBLISHED, position })
    .returning({ id: product.id });
  if (!inserted) throw new Error('the demo product was not inserted');
  const productId = inserted.id;
  await tx.insert(creditLimit).values(bands.map((band) => ({ ...band, ...DEMO, productId })));
}

function inOrder<Row>(rows: readonly Row[]): (Row & { position: number })[] {
  return rows.map((row, index) => ({ ...row, position: index + 1 }));
}

function publishedInOrder<Row>(row: Row, index: number): Row & typeof PUBLISHED {
  return { ...row, ...PUBLISHED, position: index + 1 };
}
