import { queryOptions, useQuery } from '@tanstack/react-query';
import { localize } from '#contract/localize.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { usePublishColumns } from '../content/publish-columns.tsx';
import { ChoiceFilter, readId } from '../resource/choice-filter.tsx';
import { laterPart } from '../resource/later-part.tsx';
import type { RowOf } from '../resource/resource.ts';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { callAsUser } from '../session/session.ts';
import { CHOICES } from '../states/choices.ts';
import { useOfficeTexts } from '../texts.ts';

const LimitForm = laterPart(async () => (await import('./limit-form.tsx')).LimitForm);

type Row = RowOf<'creditLimit'>;

const productsQuery = queryOptions({
  meta: CHOICES,
  queryKey: ['creditLimit', 'products'],
  queryFn: async () => (await callAsUser('creditLimit/products', {})).data,
});

/** The bands that products lend in. */
export default function CreditLimits() {
  const { goods } = useOfficeTexts();
  const texts = goods.limits;
  const language = useLanguage();
  const control = useListState();
  const { changed } = usePublishColumns();
  const { data: products = [] } = useQuery(productsQuery);
  const productId = readId(control.state.filters.product);
  const choices = products.map(({ id, name }) => ({ value: id, label: localize(name, language) }));

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    {
      key: 'product',
      title: goods.product,
      wide: true,
      cell: (row) => localize(row.productName, language),
    },
    {
      key: 'minimum',
      title: texts.minimum,
      sort: 'minimum',
      numeric: true,
      cell: (row) => formatNumber(row.minimum),
    },
    {
      key: 'maximum',
      title: texts.maximum,
      sort: 'maximum',
      numeric: true,
      cell: (row) => formatNumber(row.maximum),
    },
    {
      key: 'applicants',
      title: texts.applicants,
      wide: true,
      cell: ({ individual, company }) =>
        individual && company ? texts.both : individual ? texts.individual : texts.company,
    },
    changed,
  ];

  return (
    <ResourceScreen
      title={texts.title}
      list={
        <ResourceTable
          name="creditLimit"
          things={texts.things}
          empty={texts.empty}
          columns={columns}
          control={control}
          filters={productId === undefined ? {} : { productId }}
          tools={
            <ChoiceFilter
              control={control}
              name="product"
              label={goods.product}
              all={goods.allProducts}
              choices={choices}
            />
          }
        />
      }
      record={
        control.record && <LimitForm products={choices} productId={productId} {...control.record} />
      }
    />
  );
}
