import { isLocked } from '#contract/applications/locks.ts';
import { AppError } from '#contract/errors.ts';
import { bahtOrNone, type Satang } from '#contract/money.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { moveApplication } from '#server/applications/moves.ts';
import type { Case } from '#server/applications/rows.ts';
import type { Caller } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { demandOpen } from './locked.ts';
import { takeOpen, writeChange } from './work.ts';

type Finances = {
  id: number;
  version: number;
  income: Satang | null;
  debts: Satang | null;
  note: string;
  plannedMonths: number | null;
  plannedRate: number | null;
  takeBack?: string | undefined;
};

/** Keeps what an applicant earns and owes, and how the loan is planned. */
export async function keepFinances(
  tx: Db,
  parameters: Parameters,
  by: Caller,
  { id, version, takeBack, income, debts, note, plannedMonths, plannedRate }: Finances,
): Promise<number> {
  const row = await takeOpen(tx, by, id);
  if (row.version !== version) throw new AppError('conflict');
  const locked = isLocked(row.status);
  demandOpen(row, takeBack);
  const columns = {
    monthlyIncome: income,
    monthlyDebts: debts,
    financesNote: note,
    plannedMonths,
    plannedRate,
  };
  const changed = await writeChange(tx, by, row, {
    action: 'check',
    kind: 'financed',
    columns,
    remark: note,
    changes: changesBetween(row, { ...row, ...columns }),
  });
  if (!locked || !takeBack) return changed;
  return (await moveApplication(tx, parameters, by, { id, move: 'revise', remark: takeBack }))
    .version;
}

/** What somebody earns stays out of the record, which outlives their data: only that it changed. */
function changesBetween(before: Case, after: Case) {
  const money = (['monthlyIncome', 'monthlyDebts'] as const).filter(
    (field) => bahtOrNone(before[field]) !== bahtOrNone(after[field]),
  );
  const plain = (['plannedMonths', 'plannedRate'] as const).filter(
    (field) => before[field] !== after[field],
  );
  return Object.fromEntries([
    ...money.map((field) => [field, {}] as const),
    ...plain.map((field) => [field, { from: before[field], to: after[field] }] as const),
  ]);
}
