import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ArticleSummary } from '#contract/articles/articles.ts';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import type { Db } from '#server/platform/db.ts';
import { isPublished } from '#server/platform/published.ts';
import { contains } from '#server/platform/search.ts';
import { article, articleCategory } from './tables.ts';

/** What a list shows of an article: everything but its text. */
export const summaryColumns = {
  id: article.id,
  name: article.name,
  summary: article.summary,
  readingMinutes: article.readingMinutes,
  pictureId: article.pictureId,
  publishedOn: sql<string>`to_char(${article.publishFrom} at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`,
  categoryId: articleCategory.id,
  categoryName: articleCategory.name,
};

type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

export function selectSummaries(db: Db) {
  return db.select(summaryColumns).from(article).innerJoin(articleCategory, inCategory);
}

export const inCategory = eq(articleCategory.id, article.categoryId);

/** A category in the bin takes its articles with it, and brings them back. */
export function isShown(): SQL {
  return and(isPublished(article), isNull(articleCategory.deletedAt)) as SQL;
}

/** By title, summary or text. */
export const isFound = (search: string): SQL | undefined =>
  contains(article.searchText, search, { body: article.bodyText });

export function toSummary(row: SummaryRow, language: Language): ArticleSummary {
  const { id, pictureId, publishedOn, readingMinutes } = row;
  return {
    id,
    pictureId,
    publishedOn,
    name: localize(row.name, language),
    summary: localize(row.summary, language),
    category: { id: row.categoryId, name: localize(row.categoryName, language) },
    readingMinutes: readingMinutes[language] ?? readingMinutes.en ?? readingMinutes.th ?? 1,
  };
}
