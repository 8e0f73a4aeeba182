import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sheetsOf } from '#contract/resource/names.ts';
import { ORDERED } from '#contract/resource/ordered.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { Loading } from '../states/list-states.tsx';
import { fieldsOfKind } from './bulk-acts.ts';
import type { Column } from './column.ts';
import { laterPart } from './later-part.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListNotice } from './list-notice.tsx';
import { ListRows, type RowsProps } from './list-rows.tsx';
import { ListTools } from './list-tools.tsx';
import { useNamesIn } from './names-in.ts';
import { listQuery, type ResourceName, type RowOf } from './resource.ts';
import styles from './resource-table.module.css';
import { useRowName } from './row-name.ts';
import type { BulkChoice, SearchWords } from './tools-props.ts';
import { useListLook } from './use-list-look.ts';
import type { ListControl } from './use-list-state.ts';
import { useMay } from './use-may.ts';
import { type Selection, useSelection } from './use-selection.ts';

export type { Column };

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
  /** What those can be moved to at once. */
  choice?: BulkChoice;
};

type Props<Name extends ResourceName> = TableProps<Name> & {
  nameOf: (row: RowOf<Name>) => string;
  may: { add: boolean; delete: boolean };
  mayEdit: boolean;
};

const ImportPanel = laterPart(async () => (await import('../imports/import-panel.tsx')).default, {
  meanwhile: <Loading />,
});

/** In the same places at once, and soon with the handles. */
const OrderedRows = laterPart(async () => (await import('./ordered-rows.tsx')).OrderedRows, {
  meanwhile: (props: RowsProps<RowFacts>) => <ListRows {...props} />,
}) as <Row extends RowFacts>(props: RowsProps<Row>) => ReactNode;

/** A list of maintained things, or in its place the import of further ones. */
export function ResourceTable<Name extends ResourceName>(props: TableProps<Name>) {
  const { name, control } = props;
  const own = useMay(name);
  const rowName = useRowName();
  const may = { add: own('add'), delete: own('delete'), ...props.may };
  const mayImport = sheetsOf(name) === 'both' && (own('add') || own('edit'));
  if (!control.importing || !mayImport)
    return (
      <RecordList {...props} nameOf={props.nameOf ?? rowName} may={may} mayEdit={own('edit')} />
    );
  return <ImportPanel name={name} control={control} />;
}

/** Search, sort, pages, selection, bin. */
function RecordList<Name extends ResourceName>(props: Props<Name>) {
  const { name, columns, nameOf, control, may } = props;
  const language = useNamesIn();
  const query = useQuery({
    ...listQuery(name, control.state, props.filters, language),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection(control.state);
  const look = useListLook(name);
  const rows = query.data?.rows ?? [];
  const changeable = props.mayEdit && fieldsOfKind(rows[0]).length > 0;
  const selectable = may.delete || changeable || props.bulk !== undefined;
  const { sort = 'position', descending, search, bin } = control.state;
  const narrowed = search !== '' || Object.keys(props.filters ?? {}).length > 0;
  const inOrder = sort === 'position' && !descending && !bin && !narrowed;
  const orderable = ORDERED.has(name) && props.mayEdit && inOrder && rows.length > 1;
  const shown = columns.filter(({ key, hidden }) => control.columns?.includes(key) ?? !hidden);
  const listed = {
    name,
    rows,
    columns: shown,
    nameOf,
    control,
    look,
    selection: selectable ? selection : undefined,
  };

  return (
    <section
      className={styles.list}
      data-roomy={look.roomy || undefined}
      aria-busy={query.isFetching}
    >
      <ListTools
        {...props}
        selection={selection}
        look={look}
        found={query.data}
        sample={rows[0]}
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
      ) : orderable ? (
        <OrderedRows {...listed} />
      ) : (
        <ListRows {...listed} />
      )}
      {query.data && <ListFoot page={query.data} control={control} />}
    </section>
  );
}
