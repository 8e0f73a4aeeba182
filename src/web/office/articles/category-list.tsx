import { Anchor } from '@mantine/core';
import { formatNumber } from '../../i18n/format.ts';
import { EnglishFilter, readEnglish } from '../content/english-filter.tsx';
import { usePublishColumns } from '../content/publish-columns.tsx';
import { OfficeLink } from '../links/office-link.tsx';
import type { RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';

type Row = RowOf<'articleCategory'>;

export function CategoryList({ control }: { control: ListControl }) {
  const texts = useOfficeTexts().content.categories;
  const { languages, position, changed } = usePublishColumns();

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    languages,
    {
      key: 'articles',
      title: texts.articles,
      numeric: true,
      named: true,
      cell: ({ id, articleCount }) => (
        <Anchor component={OfficeLink} to={`?category=${id}`} inherit>
          {formatNumber(articleCount)}
        </Anchor>
      ),
    },
    position,
    changed,
  ];

  return (
    <ResourceTable
      name="articleCategory"
      texts={texts}
      columns={columns}
      control={control}
      tools={<EnglishFilter control={control} />}
      filters={readEnglish(control.state.filters)}
    />
  );
}
