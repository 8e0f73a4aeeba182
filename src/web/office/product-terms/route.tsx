import { localize } from '#contract/localize.ts';
import { formatDate, formatRates } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { EnglishFilter, readEnglish } from '../content/english-filter.tsx';
import { usePublishColumns } from '../content/publish-columns.tsx';
import { StateCell } from '../content/state-cell.tsx';
import { readState, StateFilter } from '../content/state-filter.tsx';
import { useProductTexts } from '../products/texts.ts';
import { readId } from '../resource/choice-address.ts';
import { ChoiceFilter } from '../resource/choice-filter.tsx';
import { laterPart } from '../resource/later-part.tsx';
import { ListScreen } from '../resource/list-screen.tsx';
import { newestFirst } from '../resource/newest-first.ts';
import type { RowOf } from '../resource/resource.ts';
import type { Column } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useNamedChoices } from '../resource/use-named-choices.ts';
import { useOfficeTexts } from '../texts.ts';

const TermsForm = laterPart(async () => (await import('./terms-form.tsx')).TermsForm);

type Row = RowOf<'productTerms'>;

/** At what price the products are lent, and were. */
export default function ProductTerms() {
  const goods = useProductTexts();
  const { content } = useOfficeTexts();
  const texts = goods.terms;
  const language = useLanguage();
  const control = useListState();
  const { changed } = usePublishColumns();
  const productId = readId(control.state.filters.product);
  const choices = useNamedChoices('productTerms/products');

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    {
      key: 'product',
      title: goods.product,
      cell: (row) => localize(row.productName, language),
    },
    {
      key: 'applicants',
      title: texts.applicants,
      wide: true,
      cell: ({ individual, company }) =>
        individual && company ? texts.both : individual ? texts.individual : texts.company,
    },
    {
      key: 'rates',
      title: texts.rates,
      wide: true,
      cell: ({ rateFrom, rateTo }) => formatRates(rateFrom, rateTo),
    },
    {
      key: 'since',
      title: texts.since,
      sort: 'publishFrom',
      cell: (row) => formatDate(row.publishFrom, language),
    },
    {
      key: 'state',
      title: content.publishing.state,
      cell: (row) => (row.superseded ? texts.superseded : <StateCell row={row} />),
    },
    // Which rate holds since when says more; the name and the product need the room.
    { ...changed, hidden: true },
  ];

  return (
    <ListScreen
      name="productTerms"
      texts={texts}
      columns={columns}
      control={newestFirst(control, 'publishFrom')}
      filters={{
        ...(productId !== undefined && { productId }),
        ...readState(control.state.filters),
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
          <StateFilter control={control} />
          <EnglishFilter control={control} />
        </>
      }
      record={
        control.record && <TermsForm products={choices} productId={productId} {...control.record} />
      }
    />
  );
}
