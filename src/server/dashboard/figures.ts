import { inArray, type SQL, sql } from 'drizzle-orm';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/applications/states.ts';
import type { Figures } from '#contract/dashboard/dashboard.ts';
import { grainOf } from '#contract/dashboard/day-span.ts';
import type { Db } from '#server/platform/db.ts';
import { product } from '#server/products/tables.ts';
import { rejectReason } from '#server/reference/tables.ts';
import { daysOf, kinds, type Range, readFigures, type Scope, whole } from './counts.ts';
import { readOfficers } from './officers.ts';
import type { CountKind } from './tables.ts';

export async function readApplicationFigures(
  db: Db,
  range: Range,
  scope: Scope,
  targetOf: TargetOf,
) {
  const grain = grainOf(range.from, range.until);
  const bucket = sql`date_trunc(${grain}, day::timestamp)::date::text`;
  const read = (key: SQL, counts: SQL) => readFigures(db, key, counts, scope);
  const [overTime, byStatus, byNetwork, byChannel, byProvince, ...others] = await Promise.all([
    read(bucket, (grain === 'day' ? daysOf : kinds)(['all'], range, scope)),
    readStatuses(db, whole('all', range, scope), scope),
    read(sql`network`, whole('all', range, scope)),
    read(sql`value`, whole('channel', range, scope)),
    read(sql`value`, whole('province', range, scope)),
    read(sql`value`, whole('product', range, scope)),
    scope.partner ? [] : readReasons(db, whole('reason', range, scope)),
    // Who does what inside of the house is nothing for partners.
    scope.network === null ? readOfficers(db, range) : null,
    readWaits(db, kinds(['wait', 'late'], range, scope), targetOf),
  ]);
  const [byProduct, byReason, byOfficer, waits] = others;
  const [products, reasons] = await Promise.all([
    readNames(db, product, byProduct),
    readNames(db, rejectReason, byReason),
  ]);
  return {
    all: sumUp(byNetwork, scope),
    overTime,
    grain,
    byStatus,
    byNetwork,
    byChannel,
    byProvince,
    byProduct,
    products,
    byReason,
    reasons,
    byOfficer,
    waits,
  } as const;
}

async function readStatuses(db: Db, counts: SQL, { partner }: Scope) {
  const { rows } = await db.execute<{ status: string; count: number; amount: number }>(
    sql`select status, sum(count)::int as count, (sum(seconds) / 100.0)::float8 as amount
      from (${counts}) as counts group by 1`,
  );
  const found = new Map(rows.map((row) => [row.status, row]));
  return APPLICATION_STATUSES.map((status) => {
    const { count = 0, amount = 0 } = found.get(status) ?? {};
    return { status, count, amount: partner ? null : amount };
  });
}

async function readReasons(db: Db, counts: SQL) {
  const { rows } = await db.execute<{ key: string; count: number }>(sql`
    select value as key, sum(count)::int as count from (${counts}) as counts
    group by 1 having sum(count) > 0 order by 2 desc, 1`);
  return rows;
}

/** How the things are called that the keys are the ids of, in the bin or not. */
async function readNames(
  db: Db,
  table: typeof product | typeof rejectReason,
  counted: readonly { key: string }[],
) {
  const ids = counted.flatMap(({ key }) => (key === '' ? [] : Number(key)));
  if (ids.length === 0) return [];
  return db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids));
}

/** How many hours of the office a status should take at most; null where nobody waits. */
export type TargetOf = (status: ApplicationStatus) => number | null;

async function readWaits(db: Db, counts: SQL, targetOf: TargetOf) {
  const of = (kind: CountKind, column: SQL) =>
    sql`coalesce(sum(${column}) filter (where kind = ${kind}), 0)`;
  const waited = of('wait', sql`count`);
  type Wait = { status: ApplicationStatus; count: number; hours: number; late: number };
  const { rows } = await db.execute<Wait>(sql`
    select value as status, ${waited}::int as count,
      (${of('wait', sql`seconds`)} / ${waited} / 3600.0)::float8 as hours,
      ${of('late', sql`count`)}::int as late
    from (${counts}) as counts group by 1 having ${waited} > 0`);
  return rows.map((row) => ({ ...row, target: targetOf(row.status) }));
}

function sumUp(parts: Figures[], { partner }: Scope): Figures {
  const total = (name: Exclude<keyof Figures, 'key'>) =>
    parts.reduce((sum, part) => sum + (part[name] ?? 0), 0);
  return {
    key: '',
    sent: total('sent'),
    open: total('open'),
    approved: total('approved'),
    rejected: total('rejected'),
    cancelled: total('cancelled'),
    openAmount: total('openAmount'),
    approvedAmount: partner ? null : total('approvedAmount'),
  };
}
