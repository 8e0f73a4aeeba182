import type { RowFacts } from '#contract/resource/resource.ts';
import { ListRows, type RowsProps } from './list-rows.tsx';
import { OrderHandle } from './order-handle.tsx';
import { useOrder } from './use-order.ts';

/** Rows that stand in an order of their own, which can be changed here. */
export function OrderedRows<Row extends RowFacts>(props: RowsProps<Row>) {
  const { name, rows, nameOf } = props;
  const order = useOrder({ name, rows, nameOf });
  const { busy, put, placeOf } = order;
  const handleOf = (row: Row) => (
    <OrderHandle id={row.id} name={nameOf(row)} place={placeOf(row.id)} busy={busy} put={put} />
  );
  return <ListRows {...props} order={{ ...order, handleOf }} />;
}
