import { notifications } from '@mantine/notifications';
import { IconArrowsSort } from '@tabler/icons-react';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { EnglishFilter, readEnglish } from '../content/english-filter.tsx';
import { usePublishColumns } from '../content/publish-columns.tsx';
import { useProductTexts } from '../products/texts.ts';
import { readId } from '../resource/choice-address.ts';
import { ChoiceFilter } from '../resource/choice-filter.tsx';
import { laterPart } from '../resource/later-part.tsx';
import { ListScreen } from '../resource/list-screen.tsx';
import type { RowOf } from '../resource/resource.ts';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import type { Column } from '../resource/resource-table.tsx';
import { SignButton } from '../resource/sign-button.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useNamedChoices } from '../resource/use-named-choices.ts';
import { useCan } from '../session/profile.ts';
import { OrderList } from './order-list.tsx';

const DetailForm = laterPart(async () => (await import('./detail-form.tsx')).DetailForm);

type Row = RowOf<'productDetail'>;

/** The pages of products: their texts and pictures, in order. */
export default function ProductDetails() {
  const goods = useProductTexts();
  const texts = goods.details;
  const language = useLanguage();
  const control = useListState();
  const can = useCan();
  const { state, dates, changed } = usePublishColumns();
  const choices = useNamedChoices('productDetail/products');
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
    <ListScreen
      name="productDetail"
      texts={texts}
      roomy
      columns={columns}
      control={control}
      filters={{
        ...(productId !== undefined && { productId }),
        ...readEnglish(control.state.filters),
      }}
      tools={
        <>
          <ChoiceFilter
            control={control}
            name="product"
            label={goods.product}
            all={goods.allProducts}
            choices={choices}
          />
          <EnglishFilter control={control} />
          {can('ProductMaint.edit') && !control.state.bin && (
            <SignButton
              sign={<IconArrowsSort size={16} aria-hidden />}
              word={texts.arrange}
              onClick={arrange}
            />
          )}
        </>
      }
      record={
        control.record && (
          <DetailForm products={choices} productId={productId} {...control.record} />
        )
      }
    />
  );
}
