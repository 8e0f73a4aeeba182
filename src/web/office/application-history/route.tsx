import { PAST_STATUSES } from '#contract/applications/states.ts';
import { Prose } from '../../ui/prose.tsx';
import styles from '../applications/applications.module.css';
import { useSharedColumns, useStaffColumns } from '../applications/columns.tsx';
import { CaseFilters } from '../applications/filters.tsx';
import { readFilters } from '../applications/read-filters.ts';
import { useOpenedCase } from '../applications/use-opened-case.tsx';
import { useRowKeys } from '../applications/use-row-keys.ts';
import type { RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { ScreenTitle } from '../states/screen-title.tsx';
import { useOfficeTexts } from '../texts.ts';

type Row = RowOf<'applicationHistory'>;

/** Applications that are over: everything is there to read, nothing to change. */
export default function ApplicationHistory() {
  const texts = useOfficeTexts().applications;
  const control = useListState();
  const filters = readFilters(control.state.filters);
  const opened = useOpenedCase('applicationHistory', control, filters);
  useRowKeys();
  const shared = useSharedColumns<Row>('applicationHistory');
  const staff = useStaffColumns<Row>();
  const columns: Column<Row>[] = [
    shared.name,
    shared.status,
    { ...shared.since, hidden: false },
    shared.product,
    shared.asked,
    { ...staff.approved, hidden: false },
    { ...staff.assignee, hidden: true },
    { ...shared.received, hidden: true },
    { ...shared.province, hidden: true },
    shared.phone,
    staff.network,
    staff.channel,
    shared.refCode,
    staff.updated,
  ];
  if (opened) return opened;
  return (
    <>
      <ScreenTitle>{texts.history.title}</ScreenTitle>
      <p className={styles.hint}>
        <Prose>{texts.history.intro}</Prose>
      </p>
      <ResourceTable
        name="applicationHistory"
        texts={{ things: texts.things, empty: texts.history.empty }}
        columns={columns}
        nameOf={(row) => `${row.name} (${row.reference})`}
        control={control}
        may={{ add: false, delete: false }}
        search={texts.search}
        filters={filters}
        tools={
          <CaseFilters resource="applicationHistory" control={control} statuses={PAST_STATUSES} />
        }
      />
    </>
  );
}
