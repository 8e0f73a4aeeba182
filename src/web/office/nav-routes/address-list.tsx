import { Fragment } from 'react';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { KindFilter } from '../navigation/kind-filter.tsx';
import { useNavigationTexts } from '../navigation/texts.ts';
import type { RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useUpdatedColumn } from '../resource/use-updated-column.ts';

type Row = RowOf<'routes'>;

const KINDS = ['alias', 'product'] as const;

export function AddressList({ control }: { control: ListControl }) {
  const texts = useNavigationTexts().routes;
  const language = useLanguage();
  const updated = useUpdatedColumn();
  const kind = KINDS.find((known) => known === control.state.filters.kind);

  const columns: Column<Row>[] = [
    { key: 'path', title: texts.path, sort: 'path', cell: ({ path }) => breakable(path) },
    {
      key: 'window',
      title: texts.window,
      sort: 'window',
      cell: ({ window }) => localize(window.name, language),
    },
    {
      key: 'kind',
      title: texts.kind,
      wide: true,
      cell: ({ fixed }) => texts.kinds[fixed ? 'product' : 'alias'],
    },
    { ...updated, hidden: true },
  ];

  return (
    <ResourceTable
      name="routes"
      texts={texts}
      columns={columns}
      nameOf={({ path }) => path}
      control={control}
      tools={<KindFilter control={control} texts={texts} kinds={KINDS} />}
      filters={kind ? { kind } : {}}
    />
  );
}

/** On a phone an address breaks between its words rather than before its last letter. */
function breakable(path: string) {
  return path.split(/(?<=[a-z])(?=[A-Z])/).map((word, place) => (
    <Fragment key={word}>
      {place > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
