import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { userGroup } from '#server/rights/tables.ts';
import { languageOf } from './language.ts';
import type { SignInFacts } from './sign-in-facts.ts';
import { appUser, userPicture } from './tables.ts';

/** Users as the maintenance screen shows them: never with anything of their passwords. */
export async function readUsers(db: Db, signIns: SignInFacts, ids: number[]) {
  const rows = await db
    .select({
      id: appUser.id,
      userId: appUser.userId,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      employeeNumber: appUser.employeeNumber,
      facilityCode: appUser.facilityCode,
      email: appUser.email,
      groupId: appUser.groupId,
      language: appUser.language,
      enabled: appUser.enabled,
      secondFactorRequired: appUser.secondFactorRequired,
      groupName: userGroup.name,
      hasPicture: sql<boolean>`${userPicture.userId} is not null`,
      locked: await signIns.locked(),
      passwordTemporary: appUser.passwordTemporary,
      openSessions: await signIns.openSessions(),
      hasSecondFactor: signIns.hasSecondFactor(),
      lastSignInAt: appUser.lastSignInAt,
    })
    .from(appUser)
    .leftJoin(userGroup, and(eq(userGroup.id, appUser.groupId), isNull(userGroup.deletedAt)))
    .leftJoin(userPicture, eq(userPicture.userId, appUser.id))
    .where(inArray(appUser.id, ids));
  return rows.map((row) => ({
    ...row,
    language: languageOf(row),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  }));
}

/** Who belongs to one branch network knows only its own people. */
export function visibleUsers({ network }: Viewer): SQL | undefined {
  if (network === null) return undefined;
  return sql`${appUser.groupId} in (
    select ${userGroup.id} from ${userGroup} where ${userGroup.network} = ${network}
  )`;
}

/** Whether that user is of the viewer's own network, or of the house as the viewer is. */
export function isColleague(userId: AnyPgColumn, { network }: Viewer): SQL {
  return sql`exists (
    select from ${appUser} left join ${userGroup} on ${userGroup.id} = ${appUser.groupId}
    where ${appUser.id} = ${userId} and ${userGroup.network} is not distinct from ${network}
  )`;
}
