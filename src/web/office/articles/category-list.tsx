import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { localize } from '#contract/localize.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { usePublishColumns } from '../content/publish-columns.tsx';
import type { RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';

type Row = RowOf<'articleCategory'>;

export function CategoryList({ control }: { control: ListControl }) {
  const texts = useOfficeTexts().content.categories;
  const language = useLanguage();
  const { changed } = usePublishColumns();
  const nameOf = (row: Row) => localize(row.name, language);

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name', cell: nameOf },
    {
      key: 'articles',
      title: texts.articles,
      numeric: true,
      cell: ({ id, articleCount }) => (
        <Anchor component={Link} to={`?category=${id}`} inherit>
          {formatNumber(articleCount)}
        </Anchor>
      ),
    },
    {
      key: 'position',
      title: texts.position,
      sort: 'position',
      numeric: true,
      wide: true,
      cell: ({ position }) => formatNumber(position),
    },
    changed,
  ];

  return (
    <ResourceTable
      name="articleCategory"
      things={texts.things}
      columns={columns}
      nameOf={nameOf}
      control={control}
    />
  );
}
