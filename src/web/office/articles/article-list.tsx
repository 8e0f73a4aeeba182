import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { usePublishColumns } from '../content/publish-columns.tsx';
import styles from '../content/state-cell.module.css';
import { readState, StateFilter } from '../content/state-filter.tsx';
import type { RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';
import { categoriesQuery } from './category-query.ts';

type Row = RowOf<'article'>;

export function ArticleList({ control }: { control: ListControl }) {
  const texts = useOfficeTexts().content.articles;
  const language = useLanguage();
  const { state, dates, changed } = usePublishColumns();
  const nameOf = (row: Row) => localize(row.name, language);
  const { category = '' } = control.state.filters;

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name', cell: nameOf },
    state,
    {
      key: 'category',
      title: texts.category,
      wide: true,
      cell: (row) => localize(row.categoryName, language),
    },
    { ...dates, sort: 'publishFrom' },
    changed,
  ];

  return (
    <ResourceTable
      name="article"
      things={texts.things}
      columns={columns}
      nameOf={nameOf}
      control={newestFirst(control)}
      tools={
        <>
          <StateFilter control={control} />
          <CategoryFilter control={control} />
        </>
      }
      filters={{
        ...readState(control.state.filters),
        ...(/^\d{1,9}$/.test(category) && { categoryId: Number(category) }),
      }}
    />
  );
}

/** Until another order is asked for, the newest stand first, as on the site. */
function newestFirst(control: ListControl): ListControl {
  if (control.state.sort) return control;
  return { ...control, state: { ...control.state, sort: 'publishFrom', descending: true } };
}

function CategoryFilter({ control }: { control: ListControl }) {
  const texts = useOfficeTexts().content.articles;
  const language = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery);
  return (
    <Select
      className={styles.filter}
      aria-label={texts.category}
      placeholder={texts.allCategories}
      clearable
      clearButtonProps={{ 'aria-hidden': false, 'aria-label': texts.allCategories }}
      searchable={categories.length > 8}
      data={categories.map(({ id, name }) => ({
        value: String(id),
        label: localize(name, language),
      }))}
      value={control.state.filters.category ?? null}
      onChange={(category) => control.change({ category: category ?? undefined })}
    />
  );
}
