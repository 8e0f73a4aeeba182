import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import type { PageKey } from '#contract/pages/kinds.ts';
import { safeHref } from '#contract/rich-text/links.ts';
import type { Db } from '#server/platform/db.ts';
import { isPublished } from '#server/platform/published.ts';
import { parseRichText } from '#server/platform/rich-text.ts';
import { banner, company, jobPosting, menuLink, pageText, question } from './tables.ts';

/** The text of a fixed page; undefined until staff have written one. */
export async function findPageText(db: Db, key: PageKey, language: Language) {
  const [row] = await db
    .select({
      name: pageText.name,
      summary: pageText.summary,
      detail: pageText.detail,
      version: pageText.version,
      askAgainFrom: pageText.askAgainFrom,
      updatedOn: sql<string>`to_char(${pageText.updatedAt} at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`,
    })
    .from(pageText)
    .where(and(eq(pageText.key, key), isNull(pageText.deletedAt)));
  if (!row) return undefined;
  return {
    name: localize(row.name, language),
    summary: localize(row.summary, language),
    detail: parseRichText(localize(row.detail, language)),
    /** Every save makes a new one. */
    version: row.version,
    askAgainFrom: row.askAgainFrom,
    updatedOn: row.updatedOn,
  };
}

/** How the house is called in contracts: by its registered name, where it has another than its own. */
export async function readLender(db: Db) {
  const [row] = await db.select().from(company).limit(1);
  if (!row) return { name: {}, number: '', address: {} };
  const name = row.registeredName.th ? row.registeredName : row.name;
  return { name, number: row.registrationNumber, address: row.address };
}

/** More than a visitor looks through. */
const MOST_BANNERS = 6;

export async function listBanners(db: Db, language: Language) {
  const rows = await db
    .select({
      id: banner.id,
      name: banner.name,
      detail: banner.detail,
      action: banner.action,
      href: banner.href,
      pictureId: banner.pictureId,
    })
    .from(banner)
    .where(isPublished(banner))
    .orderBy(banner.position, banner.id)
    .limit(MOST_BANNERS);
  return rows.map((row) => ({
    ...row,
    href: safeHref(row.href) ?? '/',
    name: localize(row.name, language),
    detail: localize(row.detail, language),
    action: localize(row.action, language),
  }));
}

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
  return rows.map(({ id, name, href }) => ({
    id,
    href: safeHref(href) ?? '/',
    name: localize(name, language),
  }));
}

export async function listJobPostings(db: Db, language: Language) {
  const rows = await db
    .select({
      id: jobPosting.id,
      name: jobPosting.name,
      detail: jobPosting.detail,
      pictureId: jobPosting.pictureId,
    })
    .from(jobPosting)
    .where(isPublished(jobPosting))
    .orderBy(jobPosting.position, jobPosting.id);
  return rows.map(({ id, name, detail, pictureId }) => ({
    id,
    pictureId,
    name: localize(name, language),
    detail: parseRichText(localize(detail, language)),
  }));
}

/** A posting that somebody can still apply for, in all its languages. */
export async function findOpening(db: Db, id: number) {
  const [row] = await db
    .select({ name: jobPosting.name })
    .from(jobPosting)
    .where(and(eq(jobPosting.id, id), isPublished(jobPosting)));
  return row;
}

/** More than a house that is hiring has ever had. */
const MOST_POSTINGS = 1_000;

/** Every posting there is or was, for those who handle applications. */
export async function listPostings(db: Db) {
  return db
    .select({ id: jobPosting.id, name: jobPosting.name })
    .from(jobPosting)
    .orderBy(jobPosting.position, jobPosting.id)
    .limit(MOST_POSTINGS);
}

/** The policy for personal data as it stands, or that for cookies; 0 where none is written. */
export async function policyInForce(
  db: Db,
  key: 'cookie-policy' | 'cookie-policy-private' = 'cookie-policy-private',
): Promise<{ version: number; askAgainFrom: number }> {
  const [row] = await db
    .select({ version: pageText.version, askAgainFrom: pageText.askAgainFrom })
    .from(pageText)
    .where(and(eq(pageText.key, key), isNull(pageText.deletedAt)));
  return row ?? { version: 0, askAgainFrom: 0 };
}

export async function policyVersion(db: Db): Promise<number> {
  return (await policyInForce(db)).version;
}
