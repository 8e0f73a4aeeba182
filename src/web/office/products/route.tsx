import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { Permission } from '#contract/rights/permissions.ts';
import { formatNumber } from '../../i18n/format.ts';
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
          empty={texts.empty}
          columns={columns}
          control={control}
        />
      }
      record={control.record && <ProductForm {...control.record} />}
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
