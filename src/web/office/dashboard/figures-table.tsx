import type { Figures } from '#contract/dashboard/dashboard.ts';
import { useOfficeTexts } from '../texts.ts';
import { writeRate } from './approval-rate.ts';
import { Numbers, NumberTable } from './number-table.tsx';

type Props = {
  label: string;
  /** What the first column names. */
  of: string;
  figures: readonly Figures[];
  nameOf: (key: string) => string;
  /** Behind a drawing, opened by whoever wants it. */
  folded?: boolean;
};

/** What became of the applications of each name, and how many of them were approved. */
export function FiguresTable({ label, of, figures, nameOf, folded }: Props) {
  const { dashboard, applications } = useOfficeTexts();
  const { sentColumn: sent, open, rate } = dashboard;
  const { approved, rejected, cancelled } = applications.statuses;
  const rows = figures.map((row) => ({
    key: row.key,
    name: nameOf(row.key),
    values: [row.sent, row.open, row.approved, row.rejected, row.cancelled, writeRate(row)],
  }));
  const columns = [of, sent, open, approved, rejected, cancelled, rate];
  const Shown = folded ? Numbers : NumberTable;
  return <Shown label={label} columns={columns} rows={rows} />;
}
