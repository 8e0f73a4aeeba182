import { formatDate, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import type { RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import styles from './privacy.module.css';
import { usePrivacyTexts } from './texts.ts';

type Row = RowOf<'privacyRequest'>;

export function RequestList({ control }: { control: ListControl }) {
  const texts = usePrivacyTexts().requests;
  const language = useLanguage();
  const columns: Column<Row>[] = [
    { key: 'kind', title: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
    { key: 'name', title: texts.name, cell: ({ name }) => name },
    {
      key: 'due',
      title: texts.due,
      named: true,
      sort: 'due',
      cell: (row) => <Clock row={row} />,
    },
    {
      key: 'status',
      title: texts.status,
      wide: true,
      cell: ({ status }) => texts.statuses[status],
    },
    {
      key: 'received',
      title: texts.receivedOn,
      named: true,
      sort: 'newest',
      wide: true,
      cell: ({ receivedOn }) => formatDate(receivedOn, language),
    },
  ];
  return (
    <ResourceTable
      name="privacyRequest"
      texts={texts}
      columns={columns}
      nameOf={({ name, kind }) => `${name}: ${texts.kinds[kind]}`}
      control={control}
    />
  );
}

/** The day, and while it is open how many are left until then. */
function Clock({ row: { dueOn, daysLeft, status } }: { row: Row }) {
  const texts = usePrivacyTexts().requests;
  const language = useLanguage();
  const late = daysLeft < 0;
  const left = late
    ? texts.overdue(formatNumber(-daysLeft))
    : texts.daysLeft(formatNumber(daysLeft));
  return (
    <>
      {formatDate(dueOn, language)}
      {status === 'open' && (
        <span className={styles.clock} data-late={late}>
          {left}
        </span>
      )}
    </>
  );
}
