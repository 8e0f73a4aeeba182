import { type SQL, sql } from 'drizzle-orm';
import type { Figures } from '#contract/dashboard/dashboard.ts';
import type { Db } from '#server/platform/db.ts';
import { dayBefore, monthsWithin } from './months.ts';
import {
  applicationCount,
  applicationCountChange,
  applicationCountMonth,
  type CountKind,
} from './tables.ts';

export type Range = { from: string; until: string };
/**
 * What somebody may see: one network’s applications, or those of all. A partner is not told why the
 * lender refuses nor how much it lends, in sums as little as in lists: a network with one
 * application would read it off.
 */
export type Scope = { network: string | null; partner?: true };

/** Sums and what was added to them since, of one kind within a range. */
export function whole(kind: CountKind, range: Range, scope: Scope): SQL {
  return kinds([kind], range, scope);
}

/** Whole months are summed up already; what is left at the ends is read by days. */
export function kinds(some: CountKind[], range: Range, scope: Scope): SQL {
  const months = monthsWithin(range);
  if (!months) return daysOf(some, range, scope);
  const { first, end } = months;
  const before = { from: range.from, until: dayBefore(first) };
  const after = { from: end, until: range.until };
  return sql.join(
    [
      read(applicationCountMonth, some, { from: first, until: dayBefore(end) }, scope),
      read(applicationCount, some, before, scope),
      read(applicationCount, some, after, scope),
      read(applicationCountChange, some, range, scope),
    ],
    sql` union all `,
  );
}

/** The same, where the days are told apart. */
export function daysOf(some: CountKind[], range: Range, scope: Scope): SQL {
  return sql`${read(applicationCount, some, range, scope)}
    union all ${read(applicationCountChange, some, range, scope)}`;
}

type Sums = typeof applicationCount | typeof applicationCountMonth | typeof applicationCountChange;

const read = (table: Sums, some: CountKind[], { from, until }: Range, { network }: Scope): SQL =>
  sql`select * from ${table} where kind in ${some} and day between ${from} and ${until}
    ${network === null ? sql`` : sql`and network = ${network}`}`;

export async function readFigures(
  db: Db,
  key: SQL,
  counts: SQL,
  { partner }: Scope,
): Promise<Figures[]> {
  const of = (outcome: string) =>
    sql`coalesce(sum(count) filter (where outcome = ${outcome}), 0)::int`;
  const baht = (outcome: string) =>
    sql`(coalesce(sum(seconds) filter (where outcome = ${outcome}), 0) / 100.0)::float8`;
  const { rows } = await db.execute<Figures>(sql`
    select ${key} as key, sum(count)::int as sent, ${of('open')} as open,
      ${of('approved')} as approved, ${of('rejected')} as rejected, ${of('cancelled')} as cancelled,
      ${baht('open')} as "openAmount", ${partner ? sql`null` : baht('approved')} as "approvedAmount"
    from (${counts}) as counts group by 1 having sum(count) > 0 order by 1`);
  return rows;
}
