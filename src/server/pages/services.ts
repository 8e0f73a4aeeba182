import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import { listJobPostings, listMenuLinks, listQuestions } from './queries.ts';

export function pageServices(db: Db) {
  return {
    menuLinks: (language: Language) => listMenuLinks(db, language),
    questions: (language: Language) => listQuestions(db, language),
    jobPostings: (language: Language) => listJobPostings(db, language),
  };
}
