import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import type { Db } from '#server/platform/db.ts';
import { isPublished } from '#server/platform/published.ts';
import { article, articleCategory } from './tables.ts';

const MENU_CATEGORIES = 4;
/** Nobody reads through more; those beyond are still found by search. */
const MOST_CATEGORIES = 50;

/** Categories that have something to read, for the menu. */
export async function listMenuCategories(db: Db, language: Language) {
  return await listCategories(db, language, MENU_CATEGORIES);
}

export async function listCategories(db: Db, language: Language, limit = MOST_CATEGORIES) {
  const rows = await selectCategories(
    db,
    sql`exists (select from ${article} where ${article.categoryId} = ${articleCategory.id} and ${isPublished(article)})`,
  ).limit(limit);
  return rows.map(({ id, name }) => ({ id, name: localize(name, language) }));
}

/** A category that exists, whether or not there is something to read in it. */
export async function findCategory(db: Db, language: Language, id: number) {
  const [row] = await selectCategories(db, eq(articleCategory.id, id));
  return row && { id: row.id, name: localize(row.name, language) };
}

function selectCategories(db: Db, condition: SQL) {
  return db
    .select({ id: articleCategory.id, name: articleCategory.name })
    .from(articleCategory)
    .where(and(isNull(articleCategory.deletedAt), condition))
    .orderBy(articleCategory.position, articleCategory.id);
}
