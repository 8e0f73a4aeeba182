import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Visibility } from '#contract/resource/visibility.ts';

type Publishable = { published: PgColumn; publishFrom: PgColumn; publishUntil: PgColumn };

/** Narrows a list to what stands so with visitors now; the same four as the office shows. */
export function inState(table: Publishable, state: Visibility | undefined): SQL | undefined {
  if (state === undefined) return undefined;
  const published = eq(table.published, true);
  const begun = lte(table.publishFrom, sql`now()`);
  const over = lte(table.publishUntil, sql`now()`);
  const notOver = or(isNull(table.publishUntil), gt(table.publishUntil, sql`now()`));
  switch (state) {
    case 'draft':
      return eq(table.published, false);
    case 'scheduled':
      return and(published, notOver, gt(table.publishFrom, sql`now()`));
    case 'visible':
      return and(published, notOver, begun);
    case 'ended':
      return and(published, over);
  }
}
