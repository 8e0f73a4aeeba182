import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { EnglishFilter, readEnglish } from '../content/english-filter.tsx';
import { usePublishColumns } from '../content/publish-columns.tsx';
import { readState, StateFilter } from '../content/state-filter.tsx';
import { readId } from '../resource/choice-address.ts';
import { ChoiceFilter } from '../resource/choice-filter.tsx';
import { newestFirst } from '../resource/newest-first.ts';
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
  const { data: categories = [] } = useQuery(categoriesQuery);
  const choices = categories.map(({ id, name }) => ({
    value: id,
    label: localize(name, language),
  }));
  const categoryId = readId(control.state.filters.category);

  const columns = useMemo(
    (): Column<Row>[] => [
      { key: 'name', title: texts.name, sort: 'name' },
      state,
      {
        key: 'category',
        title: texts.category,
        wide: true,
        cell: (row) => localize(row.categoryName, language),
      },
      { ...dates, sort: 'publishFrom' },
      changed,
    ],
    [texts, language, state, dates, changed],
  );

  return (
    <ResourceTable
      name="article"
      texts={texts}
      columns={columns}
      // As on the site.
      control={newestFirst(control, 'publishFrom')}
      tools={
        <>
          <StateFilter control={control} />
          <EnglishFilter control={control} />
          <ChoiceFilter
            control={control}
            name="category"
            label={texts.category}
            all={texts.allCategories}
            choices={choices}
          />
        </>
      }
      choice={{ field: 'categoryId', label: texts.category, choices }}
      filters={{
        ...readState(control.state.filters),
        ...readEnglish(control.state.filters),
        ...(categoryId !== undefined && { categoryId }),
      }}
    />
  );
}
