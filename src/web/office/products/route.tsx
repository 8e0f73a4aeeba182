import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { localize } from '#contract/localize.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { usePublishColumns } from '../content/publish-columns.tsx';
import { laterPart } from '../resource/later-part.tsx';
import type { RowOf } from '../resource/resource.ts';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useCan } from '../session/profile.ts';
import { useOfficeTexts } from '../texts.ts';

const ProductForm = laterPart(async () => (await import('./product-form.tsx')).ProductForm);

type Row = RowOf<'product'>;

/** What the house lends: names, summaries, pictures, order. */
export default function Products() {
  const { goods } = useOfficeTexts();
  const texts = goods.products;
  const language = useLanguage();
  const control = useListState();
  const { state, dates, changed } = usePublishColumns();
  const nameOf = (row: Row) => localize(row.name, language);

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name', cell: nameOf },
    state,
    {
      key: 'position',
      title: goods.position,
      sort: 'position',
      numeric: true,
      wide: true,
      cell: (row) => formatNumber(row.position),
    },
    {
      key: 'details',
      title: texts.details,
      wide: true,
      cell: (row) => (
        <Counted
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
        <Counted
          text={texts.limitCount(formatNumber(row.limitCount))}
          to={`/CreditLimitMaint?product=${row.id}`}
          needs="CreditLimitMaint.view"
        />
      ),
    },
    { ...dates, hidden: true },
    changed,
  ];

  return (
    <ResourceScreen
      title={texts.title}
      list={
        <ResourceTable
          name="product"
          things={texts.things}
          columns={columns}
          nameOf={nameOf}
          control={control}
        />
      }
      record={
        control.opened && (
          <ProductForm
            opened={control.opened}
            onSaved={(row) => control.open(row.id)}
            onClose={() => control.open(undefined)}
          />
        )
      }
    />
  );
}

/** How many belong to a product, leading to them for those who may see them. */
function Counted({ text, to, needs }: { text: string; to: string; needs: Permission }) {
  const can = useCan();
  if (!can(needs)) return text;
  return (
    <Anchor component={Link} to={to} inherit>
      {text}
    </Anchor>
  );
}
