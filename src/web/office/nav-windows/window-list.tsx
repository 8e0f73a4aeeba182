import { formatNumber } from '../../i18n/format.ts';
import { KindFilter } from '../navigation/kind-filter.tsx';
import { Mark } from '../navigation/mark.tsx';
import { useNavigationTexts } from '../navigation/texts.ts';
import type { RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useUpdatedColumn } from '../resource/use-updated-column.ts';

type Row = RowOf<'windows'>;

const KINDS = ['product', 'link'] as const;

export function WindowList({ control }: { control: ListControl }) {
  const texts = useNavigationTexts().windows;
  const updated = useUpdatedColumn();
  const kind = KINDS.find((known) => known === control.state.filters.kind);

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    {
      key: 'status',
      title: texts.status,
      cell: ({ hidden }) => <Mark on={!hidden}>{hidden ? texts.notShown : texts.shown}</Mark>,
    },
    {
      key: 'kind',
      title: texts.kind,
      wide: true,
      cell: ({ product }) => texts.kinds[product ? 'product' : 'link'],
    },
    { key: 'code', title: texts.code, sort: 'code', wide: true, cell: ({ code }) => code },
    {
      key: 'placed',
      title: texts.placed,
      wide: true,
      cell: ({ placed }) => (placed > 0 ? texts.places(formatNumber(placed)) : texts.notPlaced),
    },
    {
      key: 'paths',
      title: texts.paths,
      wide: true,
      hidden: true,
      cell: ({ paths }) => paths.join(', '),
    },
    { ...updated, hidden: true },
  ];

  return (
    <ResourceTable
      name="windows"
      texts={texts}
      columns={columns}
      control={control}
      tools={<KindFilter control={control} texts={texts} kinds={KINDS} />}
      filters={kind ? { kind } : {}}
    />
  );
}
