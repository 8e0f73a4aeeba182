import { formatNumber } from '../../i18n/format.ts';
import { EnglishFilter, readEnglish } from '../content/english-filter.tsx';
import { usePublishColumns } from '../content/publish-columns.tsx';
import { CountedLink } from '../resource/counted-link.tsx';
import { laterPart } from '../resource/later-part.tsx';
import { ListScreen } from '../resource/list-screen.tsx';
import type { RowOf } from '../resource/resource.ts';
import type { Column } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useProductTexts } from './texts.ts';

const ProductForm = laterPart(async () => (await import('./product-form.tsx')).ProductForm);

type Row = RowOf<'product'>;

/** What the house lends: names, summaries, pictures, order. */
export default function Products() {
  const goods = useProductTexts();
  const texts = goods.products;
  const control = useListState();
  const { state, dates, position, changed } = usePublishColumns();

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    state,
    position,
    {
      key: 'details',
      title: texts.details,
      wide: true,
      cell: (row) => (
        <CountedLink
          text={texts.detailCount(formatNumber(row.detailCount))}
          to={`/ProductMaint?product=${row.id}`}
          needs="ProductMaint.view"
        />
      ),
    },
    {
      key: 'limits',
      title: texts.limits,
      wide: true,
      cell: (row) => (
        <CountedLink
          text={texts.limitCount(formatNumber(row.limitCount))}
          to={`/CreditLimitMaint?product=${row.id}`}
          needs="CreditLimitMaint.view"
        />
      ),
    },
    {
      key: 'terms',
      title: texts.terms,
      wide: true,
      cell: (row) => (
        <CountedLink
          text={texts.termsCount(formatNumber(row.termsCount))}
          to={`/ProductTermsMaint?product=${row.id}`}
          needs="ProductTermsMaint.view"
        />
      ),
    },
    { ...dates, hidden: true },
    changed,
  ];

  return (
    <ListScreen
      name="product"
      texts={texts}
      columns={columns}
      control={control}
      filters={readEnglish(control.state.filters)}
      tools={<EnglishFilter control={control} />}
      record={control.record && <ProductForm {...control.record} />}
    />
  );
}
