import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import { listArticles, listMenuCategories } from './queries.ts';

export function articleServices(db: Db) {
  return {
    newest: (language: Language, limit: number) => listArticles(db, { language, limit }),
    menuCategories: (language: Language) => listMenuCategories(db, language),
  };
}
