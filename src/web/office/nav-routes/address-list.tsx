import { Fragment } from 'react';
import { localize } from '#contract/localize.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { KindFilter } from '../navigation/kind-filter.tsx';
import type { RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';

type Row = RowOf<'routes'>;

const KINDS = ['alias', 'product'] as const;

export function AddressList({ control }: { control: ListControl }) {
  const { navigation, resource } = useOfficeTexts();
  const texts = navigation.routes;
  const language = useLanguage();
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
    {
      key: 'updatedAt',
      title: resource.updated,
      sort: 'updatedAt',
      wide: true,
      hidden: true,
      cell: ({ updatedAt }) => formatTime(updatedAt, language),
    },
  ];

  return (
    <ResourceTable
      name="routes"
      things={texts.things}
      empty={texts.empty}
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
