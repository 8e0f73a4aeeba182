import { type SQL, sql } from 'drizzle-orm';
import type { Figures } from '#contract/dashboard/dashboard.ts';
import type { Db } from '#server/platform/db.ts';
import { applicationCount, applicationCountChange, type CountKind } from './tables.ts';

export type Range = { from: string; until: string };
/** What somebody may see: one network’s applications, or those of all. */
export type Scope = { network: string | null };

/** Sums and what was added to them since, of one kind within a range. */
export function whole(kind: CountKind, range: Range, scope: Scope): SQL {
  return kinds([kind], range, scope);
}

export function kinds(some: CountKind[], { from, until }: Range, { network }: Scope): SQL {
  const condition = sql`kind in ${some} and day between ${from} and ${until}
    ${network === null ? sql`` : sql`and network = ${network}`}`;
  return sql`select * from ${applicationCount} where ${condition}
    union all select * from ${applicationCountChange} where ${condition}`;
}

export async function readFigures(db: Db, key: SQL, counts: SQL): Promise<Figures[]> {
  const of = (outcome: string) =>
    sql`coalesce(sum(count) filter (where outcome = ${outcome}), 0)::int`;
  const baht = (outcome: string) =>
    sql`(coalesce(sum(seconds) filter (where outcome = ${outcome}), 0) / 100.0)::float8`;
  const { rows } = await db.execute<Figures>(sql`
    select ${key} as key, sum(count)::int as sent, ${of('open')} as open,
      ${of('approved')} as approved, ${of('rejected')} as rejected, ${of('cancelled')} as cancelled,
      ${baht('open')} as "openAmount", ${baht('approved')} as "approvedAmount"
    from (${counts}) as counts group by 1 having sum(count) > 0 order by 1`);
  return rows;
}
