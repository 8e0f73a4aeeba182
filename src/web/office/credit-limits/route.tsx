import { localize } from '#contract/localize.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { EnglishFilter, readEnglish } from '../content/english-filter.tsx';
import { usePublishColumns } from '../content/publish-columns.tsx';
import { useProductTexts } from '../products/texts.ts';
import { readId } from '../resource/choice-address.ts';
import { ChoiceFilter } from '../resource/choice-filter.tsx';
import { laterPart } from '../resource/later-part.tsx';
import { ListScreen } from '../resource/list-screen.tsx';
import type { RowOf } from '../resource/resource.ts';
import type { Column } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useNamedChoices } from '../resource/use-named-choices.ts';

const LimitForm = laterPart(async () => (await import('./limit-form.tsx')).LimitForm);

type Row = RowOf<'creditLimit'>;

/** The bands that products lend in. */
export default function CreditLimits() {
  const goods = useProductTexts();
  const texts = goods.limits;
  const language = useLanguage();
  const control = useListState();
  const { changed } = usePublishColumns();
  const productId = readId(control.state.filters.product);
  const choices = useNamedChoices('creditLimit/products');

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    {
      key: 'product',
      title: goods.product,
      cell: (row) => localize(row.productName, language),
    },
    {
      key: 'minimum',
      title: texts.minimum,
      sort: 'minimum',
      numeric: true,
      named: true,
      wide: true,
      cell: (row) => formatNumber(row.minimum),
    },
    {
      key: 'maximum',
      title: texts.maximum,
      sort: 'maximum',
      numeric: true,
      named: true,
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
    <ListScreen
      name="creditLimit"
      texts={texts}
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
        </>
      }
      record={
        control.record && <LimitForm products={choices} productId={productId} {...control.record} />
      }
    />
  );
}
