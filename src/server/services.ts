import type { Language } from '#contract/language.ts';
import { listArticles, listMenuCategories } from './articles/queries.ts';
import { listJobPostings, listMenuLinks, listQuestions } from './pages/queries.ts';
import { readParameters } from './parameters/queries.ts';
import type { Db } from './platform/db.ts';
import { listProducts } from './products/queries.ts';
import { listPromotions } from './promotions/queries.ts';

/** What server-rendered pages read. Loaders call these, never the API over HTTP. */
export function createServices(db: Db) {
  return {
    parameters: () => readParameters(db),
    menu: async (language: Language) => {
      const [categories, links] = await Promise.all([
        listMenuCategories(db, language),
        listMenuLinks(db, language),
      ]);
      return { categories, links };
    },
    articles: (language: Language, limit: number) => listArticles(db, { language, limit }),
    products: (language: Language) => listProducts(db, language),
    promotions: (language: Language, limit: number) => listPromotions(db, language, limit),
    questions: (language: Language) => listQuestions(db, language),
    jobPostings: (language: Language) => listJobPostings(db, language),
  };
}

export type Services = ReturnType<typeof createServices>;
