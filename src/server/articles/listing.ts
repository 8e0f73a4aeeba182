import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
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

/** One numbered page of the articles, and how many there are by `countFound`. */
export async function listArticlePage(
  db: Db,
  language: Language,
  { page, ...filter }: ArticleFilter & { page: number },
  countFound: (filter: ArticleFilter) => Promise<number>,
) {
  // The ids alone are sorted: whole rows of thousands of articles would be sorted on disk.
  const ids = selectIds(db, filter)
    .orderBy(...newestFirst)
    .limit(PAGE_SIZE)
    .offset((Math.min(page, LAST_PAGE) - 1) * PAGE_SIZE);
  const [rows, found] = await Promise.all([
    selectSummaries(db)
      .where(inArray(article.id, ids))
      .orderBy(...newestFirst),
    countFound(filter),
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

/** One more than are counted says that there are more. */
export async function countArticles(db: Db, filter: ArticleFilter): Promise<number> {
  const found = selectIds(db, filter)
    .limit(COUNTED + 1)
    .as('found');
  const [row] = await db.select({ total: count() }).from(found);
  return row?.total ?? 0;
}

function selectIds(db: Db, filter: ArticleFilter) {
  return db
    .select({ id: article.id })
    .from(article)
    .innerJoin(articleCategory, inCategory)
    .where(matches(filter));
}
