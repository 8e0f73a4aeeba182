import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ResourceTable } from '#server/resource/page.ts';
import { placeLast } from '#server/resource/place-last.ts';
import {
  flagColumn,
  localizedColumns,
  numberColumn,
  positionColumn,
} from '#server/resource/sheet-columns.ts';

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
  positionColumn(),
  flagColumn('active', { empty: true }),
];
