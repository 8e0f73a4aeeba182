import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import {
  findPageText,
  listBanners,
  listJobPostings,
  listMenuLinks,
  listQuestions,
  type PageKey,
} from './queries.ts';

export function pageServices(db: Db) {
  return {
    text: (key: PageKey, language: Language) => findPageText(db, key, language),
    banners: (language: Language) => listBanners(db, language),
    menuLinks: (language: Language) => listMenuLinks(db, language),
    questions: (language: Language) => listQuestions(db, language),
    jobPostings: (language: Language) => listJobPostings(db, language),
  };
}
