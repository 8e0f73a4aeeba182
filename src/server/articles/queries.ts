import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ArticleSummary } from '#contract/articles.ts';
import type { ParsedInputOf } from '#contract/calls.ts';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import type { Db } from '#server/platform/db.ts';
import { isPublished } from '#server/platform/published.ts';
import { article, articleCategory } from './tables.ts';

const MENU_CATEGORIES = 4;

const publishedOn = sql<string>`to_char(${article.publishFrom} at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`;

export async function listArticles(
  db: Db,
  { language, category, limit, after }: ParsedInputOf<'articles/list'>,
): Promise<ArticleSummary[]> {
  const rows = await db
    .select({
      id: article.id,
      name: article.name,
      summary: article.summary,
      readingMinutes: article.readingMinutes,
      publishedOn,
      categoryId: articleCategory.id,
      categoryName: articleCategory.name,
    })
    .from(article)
    .innerJoin(articleCategory, eq(articleCategory.id, article.categoryId))
    .where(
      and(
        isPublished(article),
        category ? eq(article.categoryId, category) : undefined,
        after ? isAfter(after) : undefined,
      ),
    )
    .orderBy(desc(article.publishFrom), desc(article.id))
    .limit(limit);
  return rows.map(({ categoryId, categoryName, readingMinutes, ...row }) => ({
    ...row,
    name: localize(row.name, language),
    summary: localize(row.summary, language),
    category: { id: categoryId, name: localize(categoryName, language) },
    readingMinutes: readingMinutes[language] ?? readingMinutes.en ?? readingMinutes.th ?? 1,
  }));
}

function isAfter(id: number): SQL {
  return sql`(${article.publishFrom}, ${article.id}) < (select publish_from, id from article where id = ${id})`;
}

/** Categories that have something to read, for the menu. */
export async function listMenuCategories(db: Db, language: Language) {
  const rows = await db
    .select({ id: articleCategory.id, name: articleCategory.name })
    .from(articleCategory)
    .where(
      and(
        isNull(articleCategory.deletedAt),
        sql`exists (select from ${article} where ${article.categoryId} = ${articleCategory.id} and ${isPublished(article)})`,
      ),
    )
    .orderBy(articleCategory.position, articleCategory.id)
    .limit(MENU_CATEGORIES);
  return rows.map(({ id, name }) => ({ id, name: localize(name, language) }));
}
