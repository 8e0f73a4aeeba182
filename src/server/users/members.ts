import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/platform/db.ts';
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
  async demandAdministrator(db: Db) {
    // Locked, so that two who each remove one of the last two administrators wait for each other.
    const groups = await db
      .select({ id: userGroup.id })
      .from(userGroup)
      .where(and(eq(userGroup.administrator, true), isNull(userGroup.deletedAt)))
      .for('update');
    const ids = groups.map((group) => group.id);
    const [left] = await db
      .select({ id: appUser.id })
      .from(appUser)
      .where(
        and(inArray(appUser.groupId, ids), eq(appUser.enabled, true), isNull(appUser.deletedAt)),
      )
      .limit(1);
    if (!left) throw new AppError('last_administrator');
  },
};
