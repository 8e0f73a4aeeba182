import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { cleanRichText } from '#server/platform/clean-rich-text.ts';
import { nameOrder } from '#server/platform/columns.ts';
import type { Db } from '#server/platform/db.ts';
import { prepareOnce } from '#server/platform/prepared.ts';
import { inState } from '#server/platform/publish-states.ts';
import { publishColumns, publishValues } from '#server/platform/publishing-columns.ts';
import type { KindOf, RowOfKind } from '#server/resource/kind.ts';
import { placedLast } from '#server/resource/place-last.ts';
import { plainKind } from '#server/resource/plain-kind.ts';
import { hasGivenId } from '#server/resource/rows.ts';
import {
  localizedColumns,
  numberColumn,
  positionColumn,
  publishSheet,
} from '#server/resource/sheet-columns.ts';
import { byThaiName, referenceColumn } from '#server/resource/sheet-references.ts';
import { richTextColumns } from '#server/resource/sheet-rich-text.ts';
import { readingMinutes } from './rules.ts';
import { inCategory, isFound } from './summaries.ts';
import { article, articleCategory } from './tables.ts';

type Article = RowOfKind<'article'> & { id: number };
type Category = RowOfKind<'articleCategory'> & { id: number };

export const articleKind: KindOf<'article'> = {
  resource: 'article',
  table: article,
  searched: isFound,
  sorts: {
    publishFrom: article.publishFrom,
    name: nameOrder(article.name),
    updatedAt: article.updatedAt,
  },
  filter: ({ state, categoryId }) =>
    and(inState(article, state), categoryId ? eq(article.categoryId, categoryId) : undefined),
  sheet: [
    referenceColumn('categoryId', byThaiName(readCategoryNames), { required: true }),
    ...localizedColumns('name', { required: true }),
    ...localizedColumns('summary'),
    ...richTextColumns('detail', { required: true }),
    numberColumn('pictureId', { empty: null }),
    ...publishSheet(),
  ],
  read: readArticles,
  columns: ({ name, categoryId, summary, pictureId, ...values }) => {
    const detail = cleanRichText(values.detail);
    return {
      name,
      categoryId,
      summary,
      detail,
      readingMinutes: readingMinutes(detail),
      pictureId,
      ...publishColumns(values),
    };
  },
  nameOf: ({ name }) => name.th ?? '',
  beforeSave: (tx, { values }) => demandCategory(tx, values.categoryId),
  independent: true,
  beforeRestore: async (tx, rows) => {
    const ids = rows.map(({ categoryId }) => categoryId);
    if (await isAnyInBin(tx, ids)) throw new AppError('category_in_bin');
  },
};

const MAINTAINED = {
  id: article.id,
  name: article.name,
  categoryId: article.categoryId,
  categoryName: articleCategory.name,
  summary: article.summary,
  detail: article.detail,
  pictureId: article.pictureId,
  published: article.published,
  publishFrom: article.publishFrom,
  publishUntil: article.publishUntil,
};

async function readArticles(db: Db, ids: number[]): Promise<Article[]> {
  const select = prepareOnce('maintained articles', () => ({
    returned: MAINTAINED,
    query: db
      .select(MAINTAINED)
      .from(article)
      .innerJoin(articleCategory, inCategory)
      .where(hasGivenId(article)),
  }));
  const rows = await select(db, { ids });
  return rows.map(({ published, publishFrom, publishUntil, ...row }) => ({
    ...row,
    ...publishValues({ published, publishFrom, publishUntil }),
  }));
}

async function readCategoryNames(db: Db) {
  return db
    .select({ id: articleCategory.id, name: articleCategory.name })
    .from(articleCategory)
    .where(isNull(articleCategory.deletedAt));
}

/** Held until the save is through, so that it cannot be deleted meanwhile. */
async function demandCategory(tx: Db, id: number): Promise<void> {
  const [category] = await tx
    .select({ deletedAt: articleCategory.deletedAt })
    .from(articleCategory)
    .where(eq(articleCategory.id, id))
    .for('share');
  if (!category) throw new AppError('invalid_input', { categoryId: 'invalid' });
  if (category.deletedAt) throw new AppError('invalid_input', { categoryId: 'in_bin' });
}

async function isAnyInBin(tx: Db, categoryIds: number[]): Promise<boolean> {
  if (categoryIds.length === 0) return false;
  const categories = await tx
    .select({ deletedAt: articleCategory.deletedAt })
    .from(articleCategory)
    .where(inArray(articleCategory.id, categoryIds))
    .for('share');
  return categories.some(({ deletedAt }) => deletedAt !== null);
}

export const articleCategoryKind: KindOf<'articleCategory'> = {
  ...plainKind('articleCategory', articleCategory),
  ...placedLast(articleCategory),
  sheet: [...localizedColumns('name', { required: true }), positionColumn()],
  read: readCategories,
  beforeDelete: async (_tx, rows) => {
    const used = rows.filter(({ articleCount }) => articleCount > 0);
    const fields = Object.fromEntries(used.map(({ id }) => [id, 'ArticlesMaint']));
    if (used.length > 0) throw new AppError('in_use', fields);
  },
};

/** With how many articles stand in each, those in the bin left out. */
async function readCategories(db: Db, ids: number[]): Promise<Category[]> {
  return db
    .select({
      id: articleCategory.id,
      name: articleCategory.name,
      position: articleCategory.position,
      articleCount: count(article.id),
    })
    .from(articleCategory)
    .leftJoin(article, and(inCategory, isNull(article.deletedAt)))
    .where(inArray(articleCategory.id, ids))
    .groupBy(articleCategory.id);
}
