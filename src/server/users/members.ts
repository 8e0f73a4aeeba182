import { and, count, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { ADVISORY_LOCKS } from '#server/platform/advisory-locks.ts';
import type { Members } from '#server/rights/groups.ts';
import { userGroup } from '#server/rights/tables.ts';
import { appUser } from './tables.ts';

/** What groups must know about their members. */
export const members: Members = {
  async countByGroup(db, groupIds) {
    const rows = await db
      .select({ groupId: appUser.groupId, users: count() })
      .from(appUser)
      .where(and(inArray(appUser.groupId, groupIds), isNull(appUser.deletedAt)))
      .groupBy(appUser.groupId);
    return new Map(rows.flatMap(({ groupId, users }) => (groupId ? [[groupId, users]] : [])));
  },
  async demandAdministrator(db, except = []) {
    // The last lock that anybody takes, so that two who each remove one of the last two
    // administrators wait for each other, and never in a circle.
    await db.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.administrators})`);
    const [left] = await db
      .select({ id: appUser.id })
      .from(appUser)
      .innerJoin(userGroup, eq(userGroup.id, appUser.groupId))
      .where(
        and(
          eq(userGroup.administrator, true),
          isNull(userGroup.deletedAt),
          eq(appUser.enabled, true),
          isNull(appUser.deletedAt),
          notInArray(appUser.id, except),
        ),
      )
      .limit(1);
    if (!left) throw new AppError('last_administrator');
  },
};
