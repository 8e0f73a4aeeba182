import { OUTCOMES } from '#contract/applications/kinds.ts';
import type { Figures } from '#contract/dashboard/dashboard.ts';
import { formatAmount } from '../../i18n/format.ts';
import { useOfficeTexts } from '../texts.ts';
import { writeRate } from './approval-rate.ts';
import { Numbers, NumberTable } from './number-table.tsx';
import { useDashboardTexts } from './texts.ts';

type Props = {
  label: string;
  /** What the first column names. */
  of: string;
  figures: readonly Figures[];
  nameOf: (key: string) => string;
  /** Where those of one row are listed. */
  addressOf: (key: string, outcome: Record<string, string>) => string | undefined;
  /** Where there is room for it. */
  money?: boolean;
  /** Columns that stand behind the others. */
  more?: { columns: readonly string[]; valuesOf: (key: string) => readonly (number | string)[] };
  /** Behind a drawing, opened by whoever wants it. */
  folded?: boolean;
};

/** What became of the applications of each name, and how many of them were approved. */
export function FiguresTable({
  label,
  of,
  figures,
  nameOf,
  addressOf,
  money,
  more,
  folded,
}: Props) {
  const dashboard = useDashboardTexts();
  const { applications } = useOfficeTexts();
  const { sentColumn: sent, open, rate, openAmount, approvedAmount } = dashboard;
  const { approved, rejected, cancelled } = applications.statuses;
  // Partners are told what was asked for, not what is lent.
  const lent = figures.every((row) => row.approvedAmount !== null);
  const rows = figures.map((row) => ({
    key: row.key,
    name: nameOf(row.key),
    values: [
      { value: row.sent, to: addressOf(row.key, {}) },
      ...OUTCOMES.map((outcome) => ({ value: row[outcome], to: addressOf(row.key, { outcome }) })),
      writeRate(row),
      ...(money ? [formatAmount(row.openAmount)] : []),
      ...(money && lent ? [formatAmount(row.approvedAmount ?? 0)] : []),
      ...(more?.valuesOf(row.key) ?? []),
    ],
  }));
  const outcomes = [open, approved, rejected, cancelled];
  const amounts = money ? [openAmount, ...(lent ? [approvedAmount] : [])] : [];
  const columns = [of, sent, ...outcomes, rate, ...amounts, ...(more?.columns ?? [])];
  const Shown = folded ? Numbers : NumberTable;
  return <Shown label={label} columns={columns} rows={rows} />;
}
