import { and, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { ArticleSummary } from '#contract/articles/articles.ts';
import type { ParsedInputOf } from '#contract/calls.ts';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import type { Db } from '#server/platform/db.ts';
import { prepareOnce } from '#server/platform/prepared.ts';
import { parseRichText } from '#server/platform/rich-text.ts';
import { inCategory, isShown, selectSummaries, summaryColumns, toSummary } from './summaries.ts';
import { article, articleCategory } from './tables.ts';

export const newestFirst = [desc(article.publishFrom), desc(article.id)];

export async function listArticles(
  db: Db,
  { language, category, limit, after }: ParsedInputOf<'articles/list'>,
): Promise<ArticleSummary[]> {
  const parts = `${category ? ' of category' : ''}${after ? ' after one' : ''}`;
  const select = prepareOnce(`articles${parts}`, () => ({
    returned: summaryColumns,
    query: selectSummaries(db)
      .where(
        and(
          isShown(),
          category ? eq(article.categoryId, sql.placeholder('category')) : undefined,
          after ? isAfter(sql.placeholder('after')) : undefined,
        ),
      )
      .orderBy(...newestFirst)
      .limit(sql.placeholder('limit')),
  }));
  const rows = await select(db, { limit, category, after });
  return rows.map((row) => toSummary(row, language));
}

function isAfter(id: Placeholder): SQL {
  return sql`(${article.publishFrom}, ${article.id}) < (select publish_from, id from article where id = ${id})`;
}

export async function findArticle(db: Db, language: Language, id: number) {
  const [row] = await db
    .select({
      ...summaryColumns,
      detail: article.detail,
      // An article may be finished long before its day.
      updatedOn: sql<string>`to_char(greatest(${article.updatedAt}, ${article.publishFrom}) at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`,
    })
    .from(article)
    .innerJoin(articleCategory, inCategory)
    .where(and(eq(article.id, id), isShown()));
  if (!row) return undefined;
  return {
    ...toSummary(row, language),
    updatedOn: row.updatedOn,
    detail: parseRichText(localize(row.detail, language)),
  };
}

/** Others to read after this one: of its category first, then of any. */
export async function listRelated(
  db: Db,
  language: Language,
  { id, category }: Pick<ArticleSummary, 'id' | 'category'>,
  limit: number,
): Promise<ArticleSummary[]> {
  // One more than needed, since the article itself may be among them.
  const alike = (
    await listArticles(db, { language, category: category.id, limit: limit + 1 })
  ).filter((other) => other.id !== id);
  if (alike.length >= limit) return alike.slice(0, limit);
  const known = new Set([id, ...alike.map((other) => other.id)]);
  const newest = await listArticles(db, { language, limit: limit + known.size });
  return [...alike, ...newest.filter((other) => !known.has(other.id))].slice(0, limit);
}
