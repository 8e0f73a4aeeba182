import { type SQL, sql } from 'drizzle-orm';
import { APPLICATION_STATUSES } from '#contract/applications/states.ts';
import type { Figures } from '#contract/dashboard/dashboard.ts';
import { daysBetween } from '#contract/dashboard/day-span.ts';
import type { Db } from '#server/platform/db.ts';
import { applicationCount, applicationCountChange, type CountKind } from './tables.ts';

type Range = { from: string; until: string };
/** What somebody may see: one network’s applications, or those of all. */
export type Scope = { network: string | null };

/** Beyond a quarter, days are too narrow to be seen. */
const MOST_DAYS = 92;

export async function readApplicationFigures(db: Db, range: Range, scope: Scope) {
  const grain = daysBetween(range.from, range.until) > MOST_DAYS ? 'month' : 'day';
  const bucket = sql`date_trunc(${grain}, day::timestamp)::date::text`;
  const [overTime, byStatus, byNetwork, byChannel, byProvince, waits] = await Promise.all([
    readFigures(db, sql`${bucket}`, whole('all', range, scope)),
    readStatuses(db, whole('all', range, scope)),
    readFigures(db, sql`network`, whole('all', range, scope)),
    readFigures(db, sql`value`, whole('channel', range, scope)),
    readFigures(db, sql`value`, sql.join(provinceParts(range, scope), sql` union all `)),
    readWaits(db, whole('wait', range, scope)),
  ]);
  return {
    all: sumUp(byNetwork),
    overTime,
    grain,
    byStatus,
    byNetwork,
    byChannel,
    byProvince,
    waits,
  } as const;
}

/** Sums and what was added to them since, of one kind within a range. */
function whole(kind: CountKind, { from, until }: Range, { network }: Scope): SQL {
  const condition = sql`kind = ${kind} and day between ${from} and ${until}
    ${network === null ? sql`` : sql`and network = ${network}`}`;
  return sql`select * from ${applicationCount} where ${condition}
    union all select * from ${applicationCountChange} where ${condition}`;
}

/** Whole months are summed up already; what is left at the ends is read by days. */
function provinceParts({ from, until }: Range, scope: Scope): SQL[] {
  const first = from.endsWith('-01') ? from : addMonth(from);
  const end = monthOf(nextDay(until));
  if (first >= end) return [whole('province', { from, until }, scope)];
  return [
    whole('province_month', { from: first, until: dayBefore(end) }, scope),
    ...(from < first ? [whole('province', { from, until: dayBefore(first) }, scope)] : []),
    ...(end <= until ? [whole('province', { from: end, until }, scope)] : []),
  ];
}

async function readFigures(db: Db, key: SQL, counts: SQL): Promise<Figures[]> {
  const of = (outcome: string) =>
    sql`coalesce(sum(count) filter (where outcome = ${outcome}), 0)::int`;
  const { rows } = await db.execute<Figures>(sql`
    select ${key} as key, sum(count)::int as sent, ${of('open')} as open,
      ${of('approved')} as approved, ${of('rejected')} as rejected, ${of('cancelled')} as cancelled
    from (${counts}) as counts group by 1 having sum(count) > 0 order by 1`);
  return rows;
}

async function readStatuses(db: Db, counts: SQL) {
  const { rows } = await db.execute<{ status: string; count: number }>(
    sql`select status, sum(count)::int as count from (${counts}) as counts group by 1`,
  );
  const found = new Map(rows.map(({ status, count }) => [status, count]));
  return APPLICATION_STATUSES.map((status) => ({ status, count: found.get(status) ?? 0 }));
}

async function readWaits(db: Db, counts: SQL) {
  const { rows } = await db.execute<{ status: string; count: number; hours: number }>(sql`
    select value as status, sum(count)::int as count,
      (sum(seconds) / sum(count) / 3600.0)::float8 as hours
    from (${counts}) as counts group by 1 having sum(count) > 0`);
  return rows;
}

function sumUp(parts: Figures[]): Figures {
  const total = (name: Exclude<keyof Figures, 'key'>) =>
    parts.reduce((sum, part) => sum + part[name], 0);
  return {
    key: '',
    sent: total('sent'),
    open: total('open'),
    approved: total('approved'),
    rejected: total('rejected'),
    cancelled: total('cancelled'),
  };
}

const iso = (date: Date) => date.toISOString().slice(0, 10);
const monthOf = (day: string) => `${day.slice(0, 8)}01`;

function shift(day: string, days: number, months = 0): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months, date.getUTCDate() + days);
  return iso(date);
}
const nextDay = (day: string) => shift(day, 1);
const dayBefore = (day: string) => shift(day, -1);
const addMonth = (day: string) => shift(monthOf(day), 0, 1);
