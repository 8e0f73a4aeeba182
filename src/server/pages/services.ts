import type { Language } from '#contract/language.ts';
import type { PageKey } from '#contract/pages/kinds.ts';
import type { Db } from '#server/platform/db.ts';
import { findCompany } from './company.ts';
import {
  findPageText,
  listBanners,
  listJobPostings,
  listMenuLinks,
  listQuestions,
  policyInForce,
} from './queries.ts';

export function pageServices(db: Db) {
  return {
    text: (key: PageKey, language: Language) => findPageText(db, key, language),
    /** From which version of their policy on cookies are asked about again. */
    cookiesAsked: async () => (await policyInForce(db, 'cookie-policy')).askAgainFrom,
    company: (language: Language) => findCompany(db, language),
    banners: (language: Language) => listBanners(db, language),
    menuLinks: (language: Language) => listMenuLinks(db, language),
    questions: (language: Language) => listQuestions(db, language),
    jobPostings: (language: Language) => listJobPostings(db, language),
  };
}
