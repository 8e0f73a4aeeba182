import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CaseResource } from '#contract/cases/case-shapes.ts';
import { localize } from '#contract/localize.ts';
import { formatAmount } from '../../i18n/format.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import type { RowOf } from '../resource/resource.ts';
import type { Column } from '../resource/resource-table.tsx';
import { useUpdatedColumn } from '../resource/use-updated-column.ts';
import { useCan } from '../session/profile.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './applications.module.css';
import { assigneesQuery } from './case-queries.ts';
import { DueWord } from './due-word.tsx';
import { RevealContact } from './reveal-contact.tsx';
import { ApplicationStatusWord } from './status.tsx';

const NOBODY: readonly { userId: string; name: string }[] = [];
const wide = true;
const hidden = true;

type PartnerRow = RowOf<'applicationPartner'>;
type Row = RowOf<'applicationHistory'>;

/** Who applied, and under which reference. */
function NameCell({ row }: { row: PartnerRow }) {
  return (
    <span className={styles.person}>
      <span title={row.name}>{row.name}</span>
      <span className={`${styles.under} ${styles.reference}`}>{row.reference}</span>
    </span>
  );
}

/** What every list of applications can show, partners’ too. */
export function useSharedColumns<Shown extends PartnerRow>(
  resource: CaseResource,
): Record<
  'name' | 'status' | 'product' | 'province' | 'asked' | 'received' | 'phone' | 'refCode' | 'since',
  Column<Shown>
> {
  const texts = useOfficeTexts().applications;
  const language = useLanguage();
  return useMemo(
    () => ({
      name: {
        key: 'name',
        title: texts.applicant,
        sort: 'name',
        cell: (row) => <NameCell row={row} />,
      },
      status: {
        key: 'status',
        title: texts.status,
        cell: (row) => <ApplicationStatusWord status={row.status} />,
      },
      product: {
        key: 'product',
        title: texts.product,
        wide,
        cell: (row) => {
          const product = localize(row.productName, language);
          return (
            <span className={styles.product} title={product}>
              {product}
            </span>
          );
        },
      },
      province: {
        key: 'province',
        title: texts.province,
        wide,
        cell: (row) => localize(row.province, language),
      },
      asked: {
        key: 'asked',
        title: texts.asked,
        wide,
        numeric: true,
        cell: (row) => <span className={styles.amount}>{amount(row.askedAmount)}</span>,
      },
      received: {
        key: 'newest',
        title: texts.received,
        sort: 'newest',
        wide,
        cell: (row) => formatTime(row.createdAt, language),
      },
      phone: {
        key: 'phone',
        title: texts.phone,
        cell: (row) => <RevealContact resource={resource} row={row} />,
      },
      refCode: {
        key: 'refCode',
        title: texts.refCode,
        wide,
        hidden,
        cell: (row) => <span className={styles.reference}>{row.refCode}</span>,
      },
      since: {
        key: 'statusSince',
        title: texts.statusSince,
        sort: 'statusSince',
        wide,
        hidden,
        cell: (row) => formatTime(row.statusSince, language),
      },
    }),
    [resource, texts, language],
  );
}

/** What staff see besides. */
export function useStaffColumns<Shown extends Row>(): Record<
  'due' | 'assignee' | 'network' | 'channel' | 'approved' | 'updated',
  Column<Shown>
> {
  const texts = useOfficeTexts().applications;
  const updated = useUpdatedColumn();
  const { data: people = NOBODY } = useQuery({
    ...assigneesQuery,
    enabled: useCan()('RegisterMaint.view'),
  });
  return useMemo(() => {
    const nameOf = (id: string) => people.find(({ userId }) => userId === id)?.name ?? id;
    return {
      due: {
        key: 'due',
        title: texts.due,
        sort: 'due',
        cell: (row) => (row.dueAt ? <DueWord dueAt={row.dueAt} /> : texts.noDue),
      },
      assignee: {
        key: 'assignee',
        title: texts.assignee,
        wide,
        cell: (row) =>
          row.assignee ? (
            nameOf(row.assignee)
          ) : (
            <span className={styles.under}>
              <Prose>{texts.nobody}</Prose>
            </span>
          ),
      },
      network: {
        key: 'network',
        title: texts.network,
        wide,
        hidden,
        cell: (row) => row.network ?? texts.noNetwork,
      },
      channel: {
        key: 'channel',
        title: texts.channel,
        wide,
        hidden,
        cell: (row) => texts.channels[row.channel],
      },
      approved: {
        key: 'approved',
        title: texts.approvedAmount,
        named: true,
        wide,
        hidden,
        numeric: true,
        cell: (row) => amount(row.approvedAmount),
      },
      updated: { ...updated, hidden },
    };
  }, [texts, updated, people]);
}

function amount(baht: number | null): string {
  return baht === null ? '–' : formatAmount(baht);
}
