import { desc, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { article } from '#server/articles/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { isPublished } from '#server/platform/published.ts';
import { product } from '#server/products/tables.ts';
import { promotion } from '#server/promotions/tables.ts';
import type { SitePage } from './sitemap.ts';

/** A sitemap may hold 50,000 addresses. */
const MOST_OF_A_KIND = 15_000;

type Published = PgTable & {
  id: PgColumn;
  published: PgColumn;
  publishFrom: PgColumn;
  publishUntil: PgColumn;
  deletedAt: PgColumn;
  updatedAt: PgColumn;
};

/** The address of everything that has a page of its own. */
export async function listPublishedPages(db: Db): Promise<SitePage[]> {
  const lists = await Promise.all([
    listPages(db, product, '/Product'),
    listPages(db, promotion, '/Promotion'),
    listPages(db, article, '/Article'),
  ]);
  return lists.flat();
}

async function listPages(db: Db, table: Published, path: string): Promise<SitePage[]> {
  const rows = await db
    .select({
      id: table.id,
      changedOn: sql<string>`to_char(${table.updatedAt} at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`,
    })
    .from(table)
    .where(isPublished(table))
    .orderBy(desc(table.id))
    .limit(MOST_OF_A_KIND);
  return rows.map(({ id, changedOn }) => ({ path: `${path}?id=${id}`, changedOn }));
}
