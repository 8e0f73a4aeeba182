import type { LocalizedText } from '#contract/localized.ts';
import type { Publishing } from '#contract/resource/publishing.ts';
import type { ResourceName, RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { EnglishFilter, readEnglish } from './english-filter.tsx';
import { usePublishColumns } from './publish-columns.tsx';
import { readState, StateFilter } from './state-filter.tsx';

type Listed = Publishing & { name: LocalizedText; position: number };
/** The kinds of things that stand on the site by name, in an order, while they are published. */
type ListedName = {
  [Name in ResourceName]: RowOf<Name> extends Listed ? Name : never;
}[ResourceName];

type Props<Name extends ListedName> = {
  name: Name;
  control: ListControl;
  texts: { name: string; things: string; empty: string };
  /** What else is worth a column, behind the state. */
  further?: ReadonlyArray<Column<RowOf<Name>>>;
};

/** The list of what staff publish in an order of their own. */
export function ListedTable<Name extends ListedName>(props: Props<Name>) {
  const { name, control, texts, further = [] } = props;
  const { state, dates, position, changed } = usePublishColumns();

  const columns = [
    { key: 'name', title: texts.name, sort: 'name' },
    state,
    ...further,
    position,
    dates,
    changed,
  ] as unknown as Column<RowOf<Name>>[];

  return (
    <ResourceTable
      name={name}
      texts={texts}
      columns={columns}
      control={control}
      tools={
        <>
          <StateFilter control={control} />
          <EnglishFilter control={control} />
        </>
      }
      filters={{ ...readState(control.state.filters), ...readEnglish(control.state.filters) }}
    />
  );
}
