import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowsSort } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { usePublishColumns } from '../content/publish-columns.tsx';
import { ChoiceFilter, readId } from '../resource/choice-filter.tsx';
import { laterPart } from '../resource/later-part.tsx';
import type { RowOf } from '../resource/resource.ts';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useCan } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { CHOICES } from '../states/choices.ts';
import { useOfficeTexts } from '../texts.ts';
import { OrderList } from './order-list.tsx';

const DetailForm = laterPart(async () => (await import('./detail-form.tsx')).DetailForm);

type Row = RowOf<'productDetail'>;

const productsQuery = queryOptions({
  meta: CHOICES,
  queryKey: ['productDetail', 'products'],
  queryFn: async () => (await callAsUser('productDetail/products', {})).data,
});

/** The pages of products: their texts and pictures, in order. */
export default function ProductDetails() {
  const { goods } = useOfficeTexts();
  const texts = goods.details;
  const language = useLanguage();
  const control = useListState();
  const can = useCan();
  const { state, dates, changed } = usePublishColumns();
  const { data: products = [] } = useQuery(productsQuery);
  const choices = products.map(({ id, name }) => ({ value: id, label: localize(name, language) }));
  const { product, order } = control.state.filters;
  const productId = readId(product);
  const chosen = choices.find(({ value }) => value === productId);

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    state,
    {
      key: 'product',
      title: goods.product,
      wide: true,
      hidden: chosen !== undefined,
      cell: (row) => localize(row.productName, language),
    },
    { key: 'kind', title: texts.kind, wide: true, cell: (row) => texts.kinds[row.kind] },
    { ...dates, hidden: true },
    changed,
  ];

  function arrange() {
    if (chosen) control.change({ order: '1', id: undefined });
    else notifications.show({ color: 'yellow', message: texts.chooseFirst });
  }

  if (chosen && order === '1' && can('ProductMaint.edit')) {
    return (
      <ResourceScreen
        title={texts.title}
        list={
          <OrderList
            key={chosen.value}
            productId={chosen.value}
            productName={chosen.label}
            onDone={() => control.change({ order: undefined })}
          />
        }
        record={undefined}
      />
    );
  }
  return (
    <ResourceScreen
      title={texts.title}
      roomy
      list={
        <ResourceTable
          name="productDetail"
          things={texts.things}
          empty={texts.empty}
          columns={columns}
          control={control}
          filters={productId === undefined ? {} : { productId }}
          tools={
            <>
              <ChoiceFilter
                control={control}
                name="product"
                label={goods.product}
                all={goods.allProducts}
                choices={choices}
              />
              {can('ProductMaint.edit') && !control.state.bin && (
                <Button
                  variant="default"
                  leftSection={<IconArrowsSort size={16} aria-hidden />}
                  onClick={arrange}
                >
                  {texts.arrange}
                </Button>
              )}
            </>
          }
        />
      }
      record={
        control.record && (
          <DetailForm products={choices} productId={productId} {...control.record} />
        )
      }
    />
  );
}
