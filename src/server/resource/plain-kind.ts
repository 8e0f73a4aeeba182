import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '#contract/localized.ts';
import type { PublishState } from '#contract/resource/publish-states.ts';
import type { MaintainedName } from '#contract/resource/windows.ts';
import { isRichText } from '#contract/rich-text/input.ts';
import { cleanRichText } from '#server/platform/clean-rich-text.ts';
import { nameOrder } from '#server/platform/columns.ts';
import type { Db } from '#server/platform/db.ts';
import { prepareOnce } from '#server/platform/prepared.ts';
import { inState } from '#server/platform/publish-states.ts';
import type { InputOfKind, RowOfKind } from './kind.ts';
import type { ResourceTable, Sorts } from './page.ts';
import { inputSchemaOf } from './registry.ts';
import type { EnglishAsked } from './routes.ts';
import { hasGivenId } from './rows.ts';

/** A table that is listed by name; what stands in an order has a place, what is published has dates. */
type NamedTable = ResourceTable & { name: PgColumn; searchText: PgColumn } & Partial<
    Record<'position' | 'published' | 'publishFrom' | 'publishUntil', PgColumn>
  >;

/** Of what is read, what can be written; what is derived beside it a kind reads by itself. */
type Written<Name extends MaintainedName> = Pick<
  RowOfKind<Name>,
  keyof RowOfKind<Name> & keyof InputOfKind<Name>
>;

/**
 * What follows from contract and table for a kind of thing whose fields are its columns: how it is
 * read, written, searched, sorted and called. A kind that needs more says so behind it.
 */
export function plainKind<Name extends MaintainedName>(
  resource: Name,
  table: NamedTable & Record<keyof InputOfKind<Name>, PgColumn>,
) {
  return {
    ...listedKind(resource, table),
    read: (db: Db, ids: number[]) =>
      readFields(db, resource, table, ids) as Promise<Array<Written<Name> & { id: number }>>,
    columns: (values: InputOfKind<Name>) => writtenFields(resource, table, values as object),
  };
}

/** The same without reading and writing, of a kind whose rows are more than their columns. */
export function listedKind<Name extends MaintainedName>(resource: Name, table: NamedTable) {
  const { published, publishFrom, publishUntil, position } = table;
  return {
    resource,
    table,
    searched: table.searchText,
    sorts: {
      ...(position && { position }),
      name: nameOrder(table.name),
      updatedAt: table.updatedAt,
    } as Sorts,
    filter: ({ state }: EnglishAsked & { state?: PublishState | undefined }) =>
      published && publishFrom && publishUntil
        ? inState({ published, publishFrom, publishUntil }, state)
        : undefined,
    nameOf: ({ name }: { name: LocalizedText }) => name.th ?? '',
  };
}

/** The rows of these ids with what can be written of them, moments as the contract has them. */
async function readFields(
  db: Db,
  resource: MaintainedName,
  table: ResourceTable,
  ids: number[],
): Promise<Array<{ id: number }>> {
  const select = prepareOnce(`fields of ${resource}`, () => {
    const returned: Record<string, PgColumn> = { id: table.id, ...columnsOf(resource, table) };
    return { returned, query: db.select(returned).from(table).where(hasGivenId(table)) };
  });
  const rows = await select(db, { ids });
  return rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([field, value]) => [
          field,
          value instanceof Date ? value.toISOString() : value,
        ]),
      ) as { id: number },
  );
}

/** And back: texts of editors cleaned, moments as the table has them. */
function writtenFields(resource: MaintainedName, table: ResourceTable, values: object): object {
  const given = new Map<string, unknown>(Object.entries(values));
  const { shape }: { shape: Record<string, unknown> } = inputSchemaOf(resource);
  return Object.fromEntries(
    Object.entries(columnsOf(resource, table)).map(([field, column]) => {
      const value = given.get(field);
      if (isRichText(shape[field])) return [field, cleanRichText(value as LocalizedText)];
      return [field, column.dataType === 'date' && value ? new Date(String(value)) : value];
    }),
  );
}

/** The columns of what can be written. */
function columnsOf(resource: MaintainedName, table: ResourceTable): Record<string, PgColumn> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return Object.fromEntries(
    Object.keys(inputSchemaOf(resource).shape).flatMap((field) => {
      const column = columns[field];
      return column ? [[field, column]] : [];
    }),
  );
}
