import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import { newestFirst } from './queries.ts';
import { inCategory, isShown, selectSummaries, toSummary } from './summaries.ts';
import { article, articleCategory } from './tables.ts';

const PAGE_SIZE = 12;
/** Totals are exact up to here, and pages end here. */
const COUNTED = 10_000;
const LAST_PAGE = Math.ceil(COUNTED / PAGE_SIZE);

export type ArticleFilter = { category: number | undefined; search: string };

/** One numbered page of the articles, and how many there are. */
export async function listArticlePage(
  db: Db,
  language: Language,
  { page, ...filter }: ArticleFilter & { page: number },
) {
  const condition = matches(filter);
  const offset = (Math.min(page, LAST_PAGE) - 1) * PAGE_SIZE;
  const [rows, found] = await Promise.all([
    selectSummaries(db)
      .where(condition)
      .orderBy(...newestFirst)
      .limit(PAGE_SIZE)
      .offset(offset),
    countUpTo(db, condition, COUNTED + 1),
  ]);
  const total = Math.min(found, COUNTED);
  return {
    articles: rows.map((row) => toSummary(row, language)),
    total,
    /** There are more than `total`. */
    uncounted: found > COUNTED,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  };
}

function matches({ category, search }: ArticleFilter): SQL {
  return and(
    isShown(),
    category ? eq(article.categoryId, category) : undefined,
    search ? contains(search) : undefined,
  ) as SQL;
}

/** Lowered by the database, as the column is: two programs' ideas of lower case may differ. */
function contains(search: string): SQL {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${article.searchText} like lower(${pattern})`;
}

async function countUpTo(db: Db, condition: SQL, most: number): Promise<number> {
  const found = db
    .select({ id: article.id })
    .from(article)
    .innerJoin(articleCategory, inCategory)
    .where(condition)
    .limit(most)
    .as('found');
  const [row] = await db.select({ total: count() }).from(found);
  return row?.total ?? 0;
}
