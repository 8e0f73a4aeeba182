import { JOB_STATUSES } from '#contract/job-applications/limits.ts';
import { localize } from '#contract/localize.ts';
import { formatNumber } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { readId } from '../resource/choice-address.ts';
import { ChoiceFilter } from '../resource/choice-filter.tsx';
import { laterPart } from '../resource/later-part.tsx';
import { ListScreen } from '../resource/list-screen.tsx';
import type { RowOf } from '../resource/resource.ts';
import type { Column } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useNamedChoices } from '../resource/use-named-choices.ts';
import { useUpdatedColumn } from '../resource/use-updated-column.ts';
import { JobStatusWord } from './status-word.tsx';
import { useJobApplicationTexts } from './texts.ts';

const ApplicationForm = laterPart(
  async () => (await import('./application-form.tsx')).ApplicationForm,
);

type Row = RowOf<'jobApplication'>;

const GENERAL = 'general';

/** What the filters in the address mean to the server; what it does not know is left out. */
function readFilters({ status, posting }: Record<string, string>) {
  const known = JOB_STATUSES.find((one) => one === status);
  const postingId = posting === GENERAL ? null : readId(posting);
  return { ...(known && { status: known }), ...(postingId !== undefined && { postingId }) };
}

/** Who would like to work here; personal data are masked until one is opened. */
export default function JobApplications() {
  const texts = useJobApplicationTexts();
  const language = useLanguage();
  const control = useListState();
  const updated = useUpdatedColumn();
  const postings = useNamedChoices('jobApplication/postings');
  const positionOf = (row: Row) => localize(row.position, language) || texts.general;

  const columns: Column<Row>[] = [
    { key: 'name', title: texts.name, sort: 'name' },
    { key: 'status', title: texts.status, cell: (row) => <JobStatusWord status={row.status} /> },
    { key: 'position', title: texts.position, wide: true, cell: positionOf },
    {
      key: 'newest',
      title: texts.sentAt,
      sort: 'newest',
      wide: true,
      cell: (row) => formatTime(row.createdAt, language),
    },
    {
      key: 'workYears',
      title: texts.workYears,
      wide: true,
      numeric: true,
      named: true,
      cell: (row) => texts.years(formatNumber(row.workYears)),
    },
    {
      key: 'assignee',
      title: texts.assignee,
      wide: true,
      cell: (row) => row.assignee ?? texts.noAssignee,
    },
    { key: 'phone', title: texts.phone, wide: true, hidden: true, cell: (row) => row.phone },
    { key: 'email', title: texts.email, wide: true, hidden: true, cell: (row) => row.email },
    { ...updated, hidden: true },
  ];

  return (
    <ListScreen
      name="jobApplication"
      texts={texts}
      columns={columns}
      control={control}
      may={{ add: false }}
      filters={readFilters(control.state.filters)}
      tools={
        <>
          <ChoiceFilter
            control={control}
            name="status"
            label={texts.status}
            all={texts.allStatuses}
            choices={JOB_STATUSES.map((value) => ({ value, label: texts.statuses[value] }))}
          />
          <ChoiceFilter
            control={control}
            name="posting"
            label={texts.posting}
            all={texts.allPostings}
            choices={[...postings, { value: GENERAL, label: texts.general }]}
          />
        </>
      }
      record={
        // Nobody adds one here.
        control.record && control.record.opened !== 'new' && <ApplicationForm {...control.record} />
      }
    />
  );
}
