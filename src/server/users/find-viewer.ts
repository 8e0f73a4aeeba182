import { and, eq, isNull } from 'drizzle-orm';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { findGroup, permissionsOfGroup } from '#server/rights/queries.ts';
import { appUser } from './tables.ts';

/** A user outside of any session, for jobs that go on in their name, with the rights of this moment. */
export async function findViewer(db: Db, id: number): Promise<Viewer | undefined> {
  const [user] = await db
    .select()
    .from(appUser)
    .where(and(eq(appUser.id, id), eq(appUser.enabled, true), isNull(appUser.deletedAt)));
  if (!user) return undefined;
  const group = (user.groupId === null ? undefined : await findGroup(db, user.groupId)) ?? null;
  return {
    userId: user.id,
    name: user.userId,
    sessionId: '',
    administrator: group?.administrator === true,
    permissions: await permissionsOfGroup(db, group),
    network: group?.network ?? null,
    approvesUpTo: group?.approvesUpTo ?? null,
    // Whoever starts the job says what the house does; until then nothing is given.
    publishApproval: true,
    secondFactorRequired: false,
    secondFactorNeeded: false,
  };
}
