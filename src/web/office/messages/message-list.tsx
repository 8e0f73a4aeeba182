import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ChoiceFilter } from '../resource/choice-filter.tsx';
import { newestFirst } from '../resource/newest-first.ts';
import type { RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useProfile } from '../session/profile.ts';
import styles from './messages.module.css';
import { filtersOf, type Queue } from './queues.ts';
import { MessageStatusWord } from './status-word.tsx';
import { useMessageTexts } from './texts.ts';

type Row = RowOf<'message'>;

export function MessageList({ control, queue }: { control: ListControl; queue: Queue }) {
  const texts = useMessageTexts();
  const language = useLanguage();
  const { user_id } = useProfile();
  const { bin, filters } = control.state;
  const statuses = Object.entries(texts.statuses).map(([value, label]) => ({ value, label }));

  const columns: Column<Row>[] = [
    {
      key: 'name',
      title: texts.subjectAndSender,
      sort: 'name',
      cell: (row) => (
        <span className={styles.sender}>
          {row.header}
          <span className={styles.who}>{row.name}</span>
        </span>
      ),
    },
    {
      key: 'createdAt',
      title: texts.received,
      sort: 'createdAt',
      cell: (row) => formatTime(row.createdAt, language),
    },
    {
      key: 'status',
      title: texts.status,
      cell: (row) => <MessageStatusWord status={row.status} />,
    },
    {
      key: 'assignee',
      title: texts.assignee,
      wide: true,
      cell: (row) => row.assignee ?? texts.nobody,
    },
    { key: 'email', title: texts.email, wide: true, hidden: true, cell: (row) => row.email },
    { key: 'tel', title: texts.tel, wide: true, hidden: true, cell: (row) => row.tel },
  ];

  return (
    <ResourceTable
      name="message"
      texts={texts}
      columns={columns}
      nameOf={(row) => `${row.name} (${row.reference})`}
      // Queues are worked off from the oldest on; everything is looked through from the newest.
      control={queue === 'all' ? newestFirst(control, 'createdAt') : control}
      may={{ add: false }}
      tools={
        queue === 'all' && (
          <ChoiceFilter
            control={control}
            name="status"
            label={texts.status}
            all={texts.allStatuses}
            choices={statuses}
          />
        )
      }
      // The bin is one for all queues.
      filters={bin ? {} : filtersOf(queue, user_id, filters.status)}
    />
  );
}
