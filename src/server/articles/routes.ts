import type { articleCalls } from '#contract/articles/articles.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { listArticles } from './queries.ts';

export function articleRoutes(db: Db): Handlers<keyof typeof articleCalls> {
  return {
    'articles/list': async (input) => ({ data: await listArticles(db, input) }),
  };
}
