import { Checkbox, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sheetsOf } from '#contract/resource/names.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { Loading } from '../states/list-states.tsx';
import { useOfficeTexts } from '../texts.ts';
import { laterPart } from './later-part.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListNotice } from './list-notice.tsx';
import { ListTools } from './list-tools.tsx';
import { listQuery, type ResourceName, type RowOf } from './resource.ts';
import styles from './resource-table.module.css';
import { useRowName } from './row-name.ts';
import type { SearchWords } from './tools-props.ts';
import type { ListControl } from './use-list-state.ts';
import { useMay } from './use-may.ts';
import { type Selection, useSelection } from './use-selection.ts';

export type Column<Row> = {
  key: string;
  title: string;
  /** What stands in it; unless told, what the row is called. */
  cell?: (row: Row) => ReactNode;
  /** The list can be sorted by it under this name. */
  sort?: string;
  /** Numbers stand right. */
  numeric?: boolean;
  /** Only where there is room for it. */
  wide?: boolean;
  /** Not shown until chosen. */
  hidden?: boolean;
};

export type TableProps<Name extends ResourceName> = {
  name: Name;
  /** What the things are called in sentences, and what belongs here while there is nothing yet. */
  texts: { things: string; empty: string };
  columns: ReadonlyArray<Column<RowOf<Name>>>;
  /** What a row is called; unless told, by its name. */
  nameOf?: (row: RowOf<Name>) => string;
  control: ListControl;
  /** What can be done here; unless told, by the permissions of the kind's window. */
  may?: { add?: boolean; delete?: boolean };
  /** Further tools beside the search, such as filters. */
  tools?: ReactNode;
  /** What the filters in the address mean to the server. */
  filters?: object;
  search?: SearchWords;
  /** What else can be done with those that are selected. */
  bulk?: (selection: Selection) => ReactNode;
};

type Props<Name extends ResourceName> = TableProps<Name> & {
  nameOf: (row: RowOf<Name>) => string;
  may: { add: boolean; delete: boolean };
};

const ImportPanel = laterPart(async () => (await import('../imports/import-panel.tsx')).default, {
  meanwhile: <Loading />,
});

/** A list of maintained things, or in its place the import of further ones. */
export function ResourceTable<Name extends ResourceName>(props: TableProps<Name>) {
  const { name, control } = props;
  const own = useMay(name);
  const rowName = useRowName();
  const may = { add: own('add'), delete: own('delete'), ...props.may };
  if (!control.importing || !may.add || sheetsOf(name) !== 'both')
    return <RecordList {...props} nameOf={props.nameOf ?? rowName} may={may} />;
  return <ImportPanel name={name} control={control} />;
}

/** Search, sort, pages, selection, bin. */
function RecordList<Name extends ResourceName>(props: Props<Name>) {
  const { name, columns, nameOf, control, may } = props;
  const texts = useOfficeTexts().resource;
  const { state } = control;
  const query = useQuery({
    ...listQuery(name, state, props.filters),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection();
  const rows = query.data?.rows ?? [];
  const selectable = may.delete || props.bulk !== undefined;
  const shown = columns.filter(({ key, hidden }) => control.columns?.includes(key) ?? !hidden);

  return (
    <section className={styles.list} aria-busy={query.isFetching}>
      <ListTools
        {...props}
        selection={selection}
        found={query.data}
        nameOf={nameOf as (row: RowFacts) => string}
      />
      {query.isLoadingError || rows.length === 0 ? (
        <ListNotice
          query={query}
          control={control}
          empty={props.texts.empty}
          searched={props.search?.hint}
          onAdd={may.add ? () => control.open('new') : undefined}
        />
      ) : (
        <div className={styles.scroll}>
          <Table highlightOnHover verticalSpacing="xs" stickyHeader>
            <Table.Thead>
              <Table.Tr>
                {selectable && (
                  <Table.Th className={styles.check}>
                    <Checkbox
                      aria-label={texts.selectPage}
                      checked={rows.every((row) => selection.has(row.id))}
                      onChange={(event) =>
                        selection.set(
                          rows.map((row) => [row.id, nameOf(row)]),
                          event.currentTarget.checked,
                        )
                      }
                    />
                  </Table.Th>
                )}
                {shown.map((column) => (
                  <SortableHead key={column.key} column={column} control={control} />
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr
                  key={row.id}
                  data-row={row.id}
                  data-opened={control.opened === row.id || undefined}
                  className={styles.row}
                >
                  {selectable && (
                    <Table.Td className={styles.check}>
                      <Checkbox
                        aria-label={texts.selectRow(nameOf(row))}
                        checked={selection.has(row.id)}
                        onChange={(event) =>
                          selection.set([[row.id, nameOf(row)]], event.currentTarget.checked)
                        }
                      />
                    </Table.Td>
                  )}
                  {shown.map((column, index) => (
                    <Cell
                      key={column.key}
                      column={column}
                      row={row}
                      nameOf={nameOf}
                      onOpen={index === 0 ? () => control.open(row.id) : undefined}
                    />
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {query.data && <ListFoot page={query.data} control={control} />}
    </section>
  );
}

type CellProps<Row> = {
  column: Column<Row>;
  row: Row;
  nameOf: (row: Row) => string;
  onOpen: (() => void) | undefined;
};

function Cell<Row>({ column, row, nameOf, onOpen }: CellProps<Row>) {
  const content = (column.cell ?? nameOf)(row);
  return (
    <Table.Td className={classOf(column)} title={typeof content === 'string' ? content : undefined}>
      {onOpen ? (
        <UnstyledButton className={styles.open} onClick={onOpen}>
          {content}
        </UnstyledButton>
      ) : (
        content
      )}
    </Table.Td>
  );
}

function SortableHead<Row>({ column, control }: { column: Column<Row>; control: ListControl }) {
  const texts = useOfficeTexts().resource;
  const { title, sort } = column;
  const { state, change } = control;
  const active = sort !== undefined && state.sort === sort;
  if (!sort) return <Table.Th className={classOf(column)}>{title}</Table.Th>;
  return (
    <Table.Th
      className={classOf(column)}
      aria-sort={active ? (state.descending ? 'descending' : 'ascending') : 'none'}
    >
      <UnstyledButton
        className={styles.sort}
        onClick={() => change({ sort, desc: active && !state.descending ? '1' : undefined })}
      >
        {title}
        {active &&
          (state.descending ? (
            <IconArrowDown size={14} aria-label={texts.sortedDown} />
          ) : (
            <IconArrowUp size={14} aria-label={texts.sortedUp} />
          ))}
      </UnstyledButton>
    </Table.Th>
  );
}

function classOf({ numeric, wide }: { numeric?: boolean; wide?: boolean }): string {
  return [numeric && styles.numeric, wide && styles.wide].filter(Boolean).join(' ');
}
