import { type SQL, sql } from 'drizzle-orm';

/** Until the end of a day in Thailand, so many days ahead: people are told the day, and it is whole. */
export function throughDay(days: number): SQL {
  return sql`(date_trunc('day', now(), 'Asia/Bangkok') + make_interval(days => ${days}::int + 1) - interval '1 second')`;
}
