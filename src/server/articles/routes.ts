import type { ArticleSummary, articleCalls } from '#contract/articles/articles.ts';
import type { ParsedInputOf } from '#contract/calls.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { listArticles } from './queries.ts';

type Asked = Omit<ParsedInputOf<'articles/list'>, 'after'>;

export function articleRoutes(
  db: Db,
  first: (asked: Asked) => Promise<ArticleSummary[]>,
): Handlers<keyof typeof articleCalls> {
  return {
    'articles/list': async ({ after, ...asked }) => ({
      data: await (after === undefined ? first(asked) : listArticles(db, { ...asked, after })),
    }),
  };
}
