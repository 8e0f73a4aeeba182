import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { rightsOfGroup } from '#server/rights/queries.ts';
import { demandRights } from '#server/rights/rules.ts';
import { appUser } from './tables.ts';
import { visibleUsers } from './user-rows.ts';

/** Whoever changes a user could act as that user, so must hold all rights of the user's group. */
export async function demandRightsOver(
  tx: Db,
  viewer: Viewer,
  groupId: number | null,
): Promise<void> {
  demandRights(viewer, await rightsOfGroup(tx, groupId));
}

/** What would lock oneself out, or is done in one's own account with more care. */
export function demandOther(viewer: Viewer, id: number): void {
  if (viewer.userId === id) throw new AppError('own_account');
}

const KNOWN = {
  id: appUser.id,
  userId: appUser.userId,
  email: appUser.email,
  groupId: appUser.groupId,
  language: appUser.language,
};

/** A user that the viewer may know of, also from the bin. */
export async function findVisible(db: Db, id: number, viewer: Viewer) {
  const [user] = await db
    .select(KNOWN)
    .from(appUser)
    .where(and(eq(appUser.id, id), visibleUsers(viewer)));
  if (!user) throw new AppError('not_found');
  return user;
}

/** The user that something is to be done to, held until it is done. */
export async function takeUser(tx: Db, id: number, viewer: Viewer) {
  const [user] = await tx
    .select(KNOWN)
    .from(appUser)
    .where(and(eq(appUser.id, id), isNull(appUser.deletedAt), visibleUsers(viewer)))
    .for('update');
  if (!user) throw new AppError('not_found');
  await demandRightsOver(tx, viewer, user.groupId);
  return user;
}
