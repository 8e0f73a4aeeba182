import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type PublishedTable = {
  published: PgColumn;
  publishFrom: PgColumn;
  publishUntil: PgColumn;
  deletedAt: PgColumn;
};

/** The one rule of what visitors may see. */
export function isPublished(table: PublishedTable): SQL {
  return and(
    eq(table.published, true),
    isNull(table.deletedAt),
    lte(table.publishFrom, sql`now()`),
    or(isNull(table.publishUntil), gt(table.publishUntil, sql`now()`)),
  ) as SQL;
}
