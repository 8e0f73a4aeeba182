import { between, desc, gt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { menuVisitDay, visitDay } from './tables.ts';

/** The lender's day, whatever the server's clock zone. */
const today = sql`(now() at time zone 'Asia/Bangkok')::date`;

/** Keys come from visitors: a flood of invented ones must not fill the table. */
const MOST_KEYS_A_DAY = 10_000;
const MOST_SHOWN = 20;

export async function countVisit(db: Db): Promise<void> {
  await db
    .insert(visitDay)
    .values({ day: today, total: 1 })
    .onConflictDoUpdate({ target: visitDay.day, set: { total: sql`${visitDay.total} + 1` } });
}

export async function countMenuVisit(db: Db, winName: string, refSkey: string): Promise<void> {
  const counted = await db
    .update(menuVisitDay)
    .set({ total: sql`${menuVisitDay.total} + 1` })
    .where(
      sql`${menuVisitDay.day} = ${today} and ${menuVisitDay.winName} = ${winName} and ${menuVisitDay.refSkey} = ${refSkey}`,
    );
  if (counted.rowCount) return;
  await db.execute(sql`
    insert into ${menuVisitDay} (day, win_name, ref_skey, total)
    select ${today}, ${winName}, ${refSkey}, 1
    where (select count(*) from ${menuVisitDay} where day = ${today}) < ${MOST_KEYS_A_DAY}
    on conflict (day, win_name, ref_skey) do update set total = ${menuVisitDay}.total + 1`);
}

type Range = { from: string; until: string };

export async function listVisitDays(db: Db, { from, until }: Range) {
  return db
    .select()
    .from(visitDay)
    .where(between(visitDay.day, from, until))
    .orderBy(visitDay.day);
}

/** The pages that were read most in the last weeks, those of one record each by itself. */
export async function listMostRead(db: Db, most: number) {
  const total = sql<number>`sum(${menuVisitDay.total})::int`;
  return db
    .select({ winName: menuVisitDay.winName, refSkey: menuVisitDay.refSkey, total })
    .from(menuVisitDay)
    .where(gt(menuVisitDay.day, sql`${today} - 30`))
    .groupBy(menuVisitDay.winName, menuVisitDay.refSkey)
    .orderBy(desc(total), menuVisitDay.winName)
    .limit(most);
}

/** What was opened most from the menu. */
export async function listMenuVisits(db: Db, { from, until }: Range) {
  const total = sql<number>`sum(${menuVisitDay.total})::int`;
  return db
    .select({ winName: menuVisitDay.winName, total })
    .from(menuVisitDay)
    .where(between(menuVisitDay.day, from, until))
    .groupBy(menuVisitDay.winName)
    .orderBy(desc(total), menuVisitDay.winName)
    .limit(MOST_SHOWN);
}
