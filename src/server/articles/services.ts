import type { ArticleSummary } from '#contract/articles/articles.ts';
import type { ParsedInputOf } from '#contract/calls.ts';
import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import type { Remember } from '#server/platform/read-memory.ts';
import { findCategory, listCategories, listMenuCategories } from './categories.ts';
import { articleFeed } from './feed.ts';
import { type ArticleFilter, countArticles, listArticlePage } from './listing.ts';
import { findArticle, listArticles, listRelated } from './queries.ts';

export function articleServices(db: Db, remember: Remember) {
  const countAll = remember('article count', (category: number | undefined) =>
    countArticles(db, { category, search: '' }),
  );
  const countFound = (filter: ArticleFilter) =>
    filter.search ? countArticles(db, filter) : countAll(filter.category);
  return {
    /** The newest ones, as everybody asks for them. */
    first: (asked: Omit<ParsedInputOf<'articles/list'>, 'after'>) => listArticles(db, asked),
    newest: (language: Language, limit: number) => listArticles(db, { language, limit }),
    page: (language: Language, asked: ArticleFilter & { page: number }) =>
      listArticlePage(db, language, asked, countFound),
    find: (language: Language, id: number) => findArticle(db, language, id),
    related: (
      language: Language,
      article: Pick<ArticleSummary, 'id' | 'category'>,
      limit: number,
    ) => listRelated(db, language, article, limit),
    menuCategories: (language: Language) => listMenuCategories(db, language),
    categories: (language: Language) => listCategories(db, language),
    category: (language: Language, id: number) => findCategory(db, language, id),
    feed: (language: Language, origin: string) => articleFeed(db, origin, language),
  };
}
