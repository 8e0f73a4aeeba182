import { eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { contains } from '#server/platform/search.ts';
import { userGroup } from '#server/rights/tables.ts';
import { appUser } from './tables.ts';

const MOST_PEOPLE = 20;

/** Users by a part of their name or the one of an id, also those in the bin: the past knows them. */
export async function findPeople(
  db: Db,
  { search, id }: { search: string; id?: number | undefined },
) {
  return db
    .select({
      id: appUser.id,
      userId: appUser.userId,
      name: sql<string>`${appUser.firstName} || ' ' || ${appUser.lastName}`,
    })
    .from(appUser)
    .where(id === undefined ? contains(appUser.searchText, search) : eq(appUser.id, id))
    .orderBy(sql`lower(${appUser.userId})`)
    .limit(MOST_PEOPLE);
}

/** Whether a user, by their id, belongs to a network; as a condition, for lists that ask it of each row. */
export const isOfNetwork = (userId: SQLWrapper, network: SQLWrapper): SQL =>
  sql`exists (select 1 from ${appUser} join ${userGroup} on ${userGroup.id} = ${appUser.groupId}
    where lower(${appUser.userId}) = lower(${userId}) and ${userGroup.network} = ${network})`;

/** What users of these ids are called, also those in the bin, and the network that they belong to. */
export async function namePeople(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .select({
      userId: appUser.userId,
      name: sql<string>`trim(${appUser.firstName} || ' ' || ${appUser.lastName})`,
      network: userGroup.network,
    })
    .from(appUser)
    .leftJoin(userGroup, eq(userGroup.id, appUser.groupId))
    .where(
      inArray(
        sql`lower(${appUser.userId})`,
        userIds.map((userId) => userId.toLowerCase()),
      ),
    );
}
