import { desc, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { missedSearchDay } from './tables.ts';

/** The lender's day, whatever the server's clock zone. */
const today = sql`(now() at time zone 'Asia/Bangkok')::date`;

/** Words come from visitors: a flood of invented ones must not fill the table. */
const MOST_A_DAY = 1_000;
const DAYS_SHOWN = 30;

export async function countMissed(db: Db, place: string, words: string): Promise<void> {
  const counted = await db
    .update(missedSearchDay)
    .set({ total: sql`${missedSearchDay.total} + 1` })
    .where(
      sql`${missedSearchDay.day} = ${today} and ${missedSearchDay.place} = ${place} and ${missedSearchDay.words} = ${words}`,
    );
  if (counted.rowCount) return;
  await db.execute(sql`
    insert into ${missedSearchDay} (day, place, words, total)
    select ${today}, ${place}, ${words}, 1
    where (select count(*) from ${missedSearchDay} where day = ${today}) < ${MOST_A_DAY}
    on conflict (day, place, words) do update set total = ${missedSearchDay}.total + 1`);
}

/** What was looked for most, and not found, in the last weeks, and where. */
export async function listMissed(db: Db, most: number) {
  const total = sql<number>`sum(${missedSearchDay.total})::int`;
  return db
    .select({ place: missedSearchDay.place, words: missedSearchDay.words, total })
    .from(missedSearchDay)
    .where(gt(missedSearchDay.day, sql`${today} - ${DAYS_SHOWN}::int`))
    .groupBy(missedSearchDay.place, missedSearchDay.words)
    .orderBy(desc(total), missedSearchDay.words, missedSearchDay.place)
    .limit(most);
}

export async function forgetMissed(db: Db, days: number): Promise<void> {
  await db.delete(missedSearchDay).where(lt(missedSearchDay.day, sql`${today} - ${days}::int`));
}
