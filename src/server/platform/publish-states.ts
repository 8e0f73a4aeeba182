import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PublishState } from '#contract/resource/publish-states.ts';

type Publishable = { published: PgColumn; publishFrom: PgColumn; publishUntil: PgColumn };

/**
 * Narrows a list to what stands so with visitors now; the same four as the office shows. What has
 * changes that wait is known beside the table.
 */
export function inState(table: Publishable, state: PublishState | undefined): SQL | undefined {
  if (state === undefined || state === 'changed') return undefined;
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
