import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { contains } from '#server/platform/search.ts';
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
