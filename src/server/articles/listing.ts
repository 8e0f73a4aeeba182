import { and, count, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import { newestFirst } from './queries.ts';
import { inCategory, isFound, isShown, selectSummaries, toSummary } from './summaries.ts';
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
  countFound: CountFound,
) {
  const offset = (Math.min(page, LAST_PAGE) - 1) * PAGE_SIZE;
  const { rows, found } = filter.search
    ? await readSearched(db, filter, offset, countFound)
    : await readAll(db, filter, offset, countFound);
  const total = Math.min(found, COUNTED);
  return {
    articles: rows.map((row) => toSummary(row, language)),
    total,
    /** There are more than `total`. */
    uncounted: found > COUNTED,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  };
}

type CountFound = (filter: ArticleFilter) => Promise<number>;

async function readAll(db: Db, filter: ArticleFilter, offset: number, countFound: CountFound) {
  // The ids alone are sorted: whole rows of thousands of articles would be sorted on disk.
  const ids = selectIds(db, filter)
    .orderBy(...newestFirst)
    .limit(PAGE_SIZE)
    .offset(offset);
  const [rows, found] = await Promise.all([readSummaries(db, ids), countFound(filter)]);
  return { rows, found };
}

/** What a search finds is looked through once, for the page and for the count. */
async function readSearched(db: Db, filter: ArticleFilter, offset: number, countFound: CountFound) {
  const newest = db
    .select({ id: article.id, publishFrom: article.publishFrom })
    .from(article)
    .innerJoin(articleCategory, inCategory)
    .where(matches(filter))
    .orderBy(...newestFirst)
    .limit(COUNTED + 1)
    .as('newest');
  const listed = await db
    .select({ id: newest.id, found: sql<number>`(count(*) over ())::int` })
    .from(newest)
    .orderBy(desc(newest.publishFrom), desc(newest.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  const [first] = listed;
  // Beyond the last page there is no row to say how many there are.
  if (!first) return { rows: [], found: await countFound(filter) };
  const ids = listed.map(({ id }) => id);
  return { rows: await readSummaries(db, ids), found: first.found };
}

function readSummaries(db: Db, ids: number[] | SQLWrapper) {
  return selectSummaries(db)
    .where(inArray(article.id, ids))
    .orderBy(...newestFirst);
}

function matches({ category, search }: ArticleFilter): SQL {
  return and(
    isShown(),
    category ? eq(article.categoryId, category) : undefined,
    isFound(search),
  ) as SQL;
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
