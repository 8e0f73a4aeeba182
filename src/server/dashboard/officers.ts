import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { appUser } from '#server/users/tables.ts';
import { kinds, type Range, readFigures, whole } from './counts.ts';

const WHOLE_HOUSE = { network: null };
const NOTHING = { sent: 0, open: 0, approved: 0, rejected: 0, cancelled: 0 };
const NO_MONEY = { openAmount: 0, approvedAmount: 0 };

/** Who deals with what was sent in a range, and what each of them did in it. */
export async function readOfficers(db: Db, range: Range) {
  const [figures, work] = await Promise.all([
    readFigures(db, sql`value`, whole('officer', range, WHOLE_HOUSE), WHOLE_HOUSE),
    readWork(db, range),
  ]);
  const dealing = new Map(figures.map((row) => [row.key, row]));
  const done = new Map(work.map((row) => [row.key, row]));
  const keys = [...new Set([...dealing.keys(), ...done.keys()])];
  const names = await readPeople(db, keys);
  return keys
    .map((key) => {
      const { moves = 0, calls = 0 } = done.get(key) ?? {};
      const own = dealing.get(key) ?? { key, ...NOTHING, ...NO_MONEY };
      return { ...own, name: names.get(key) ?? key, moves, calls };
    })
    .sort((one, other) => other.open - one.open || one.name.localeCompare(other.name, 'th'));
}

async function readWork(db: Db, range: Range) {
  const of = (kind: 'move' | 'call') =>
    sql`coalesce(sum(count) filter (where kind = ${kind}), 0)::int`;
  const { rows } = await db.execute<{ key: string; moves: number; calls: number }>(sql`
    select value as key, ${of('move')} as moves, ${of('call')} as calls
    from (${kinds(['move', 'call'], range, WHOLE_HOUSE)}) as counts
    group by 1 having sum(count) > 0`);
  return rows;
}

/** Also those in the bin: the past knows them. */
async function readPeople(db: Db, userIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({
      userId: appUser.userId,
      name: sql<string>`trim(${appUser.firstName} || ' ' || ${appUser.lastName})`,
    })
    .from(appUser)
    .where(inArray(appUser.userId, userIds));
  return new Map(rows.map(({ userId, name }) => [userId, name]));
}
