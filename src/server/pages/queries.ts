import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import type { Db } from '#server/platform/db.ts';
import { isPublished } from '#server/platform/published.ts';
import { parseRichText } from '#server/platform/rich-text.ts';
import { jobPosting, menuLink, question } from './tables.ts';

export async function listQuestions(db: Db, language: Language) {
  const rows = await db
    .select({ id: question.id, name: question.name, detail: question.detail })
    .from(question)
    .where(isPublished(question))
    .orderBy(question.position, question.id);
  return rows.map(({ id, name, detail }) => ({
    id,
    name: localize(name, language),
    detail: parseRichText(localize(detail, language)),
  }));
}

export async function listMenuLinks(db: Db, language: Language) {
  const rows = await db
    .select({ id: menuLink.id, name: menuLink.name, href: menuLink.href })
    .from(menuLink)
    .where(isPublished(menuLink))
    .orderBy(menuLink.position, menuLink.id);
  return rows.map(({ id, name, href }) => ({ id, href, name: localize(name, language) }));
}

export async function listJobPostings(db: Db, language: Language) {
  const rows = await db
    .select({ id: jobPosting.id, name: jobPosting.name, detail: jobPosting.detail })
    .from(jobPosting)
    .where(isPublished(jobPosting))
    .orderBy(jobPosting.position, jobPosting.id);
  return rows.map(({ id, name, detail }) => ({
    id,
    name: localize(name, language),
    detail: parseRichText(localize(detail, language)),
  }));
}
