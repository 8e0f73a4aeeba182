import { max, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/platform/db.ts';
import { LAST } from './ordering-rules.ts';
import type { ResourceTable } from './page.ts';

type Ordered = ResourceTable & { position: PgColumn };

/** A new row without a place of its own stands after all others. */
export function placeLast(table: Ordered) {
  return async (tx: Db, { position }: { position: number }) => {
    if (position > 0) return {};
    const [last] = await tx
      .select({ position: sql<number>`coalesce(${max(table.position)}, 0)` })
      .from(table);
    const most = last?.position ?? 0;
    return { position: Math.max(most, Math.min(most + 1, LAST)) };
  };
}

/**
 * Of a kind whose new rows need nothing else: those that come together in a sheet get one place, and
 * stand there in the order of the sheet.
 */
export const placedLast = (table: Ordered) => ({
  newColumns: placeLast(table),
  independent: true,
});
