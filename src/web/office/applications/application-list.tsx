import { useMemo } from 'react';
import { OPEN_STATUSES } from '#contract/applications/states.ts';
import type { RowOf } from '../resource/resource.ts';
import { type Column, ResourceTable } from '../resource/resource-table.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { useCan } from '../session/profile.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './applications.module.css';
import { BulkActions } from './bulk-actions.tsx';
import { useSharedColumns, useStaffColumns } from './columns.tsx';
import { DueWord } from './due-word.tsx';
import { CaseFilters } from './filters.tsx';
import type { Tab } from './queues.ts';
import { ApplicationStatusWord } from './status.tsx';
import { useRowKeys } from './use-row-keys.ts';

type Row = RowOf<'application'>;
const nameOf = ({ name, reference }: Row) => `${name} (${reference})`;

type Props = { control: ListControl; tab: Tab; filters: object };

export function ApplicationList({ control, tab, filters }: Props) {
  const texts = useOfficeTexts().applications;
  const can = useCan();
  useRowKeys();
  const shared = useSharedColumns<Row>('application');
  const staff = useStaffColumns<Row>();
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        ...shared.name,
        cell: (row) => (
          <>
            {row.newsAt && (
              <span
                className={styles.news}
                role="img"
                aria-label={texts.hasNews}
                title={texts.hasNews}
              />
            )}
            {shared.name.cell?.(row)}
          </>
        ),
      },
      {
        ...shared.status,
        cell: (row) => (
          <span className={styles.standing}>
            <ApplicationStatusWord status={row.status} offer={row.offerState} />
            {row.dueAt && (
              <span className={styles.dueBelow}>
                <DueWord dueAt={row.dueAt} />
              </span>
            )}
          </span>
        ),
      },
      { ...staff.due, wide: true },
      shared.product,
      shared.asked,
      // In these two it is known whose they are.
      { ...staff.assignee, hidden: tab === 'mine' || tab === 'unassigned' },
      shared.phone,
      { ...shared.province, hidden: true },
      { ...shared.received, hidden: true },
      staff.network,
      staff.channel,
      shared.refCode,
      staff.approved,
      shared.since,
      staff.updated,
    ],
    [texts, shared, staff, tab],
  );
  return (
    <ResourceTable
      name="application"
      texts={texts}
      columns={columns}
      nameOf={nameOf}
      control={control}
      search={texts.search}
      filters={filters}
      tools={
        <CaseFilters
          resource="application"
          control={control}
          statuses={OPEN_STATUSES}
          withAssignee={tab !== 'mine' && tab !== 'unassigned'}
          withPast={tab === 'all' && can('RegisterMaintHist.view')}
        />
      }
      {...(can('RegisterMaint.edit') && {
        bulk: (selection) => <BulkActions selection={selection} />,
      })}
    />
  );
}
