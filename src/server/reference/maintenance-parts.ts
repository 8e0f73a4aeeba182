import { eq, max, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/platform/db.ts';
import type { ResourceTable } from '#server/resource/page.ts';
import { flagColumn, localizedColumns, numberColumn } from '#server/resource/sheet-columns.ts';

type Own = 'id' | 'name' | 'detail' | 'pictureId' | 'position' | 'active';
type ReferenceTable = ResourceTable & Record<Own | 'searchText', PgColumn>;

/** What is read of all reference data. */
export function ownColumns<Table extends Record<Own, PgColumn>>(table: Table): Pick<Table, Own> {
  const { id, name, detail, pictureId, position, active } = table;
  return { id, name, detail, pictureId, position, active };
}

/** How lists of reference data are narrowed, and where a new one stands. */
export const isOffered = (table: ReferenceTable) => ({
  filter: ({ active }: { active?: boolean | undefined }) =>
    active === undefined ? undefined : eq(table.active, active),
  newColumns: placeLast(table),
});

/** What the sheets of all reference data hold. */
export const referenceSheet = () => [
  ...localizedColumns('name', { required: true }),
  ...localizedColumns('detail'),
  numberColumn('pictureId', { empty: null }),
  numberColumn('position', { empty: 0 }),
  flagColumn('active', { empty: true }),
];

/** A new row without a place of its own stands after all others. */
function placeLast(table: ReferenceTable) {
  return async (tx: Db, { position }: { position: number }) => {
    if (position > 0) return {};
    const [last] = await tx
      .select({ position: sql<number>`coalesce(${max(table.position)}, 0)` })
      .from(table);
    return { position: Math.min((last?.position ?? 0) + 1, LAST_POSITION) };
  };
}

const LAST_POSITION = 9_999;
