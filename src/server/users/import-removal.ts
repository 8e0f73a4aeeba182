import { and, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { WrittenRow } from '#server/imports/plan.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { appUser } from './tables.ts';
import { visibleUsers } from './user-rows.ts';
import { demandOther, demandRightsOver } from './user-rules.ts';

/**
 * Removes users that an import added, and answers with the rows of those who are kept and why: who
 * was changed, deleted or has signed in since, and whom the viewer may not delete in the user screen.
 */
export async function removeUsers(
  tx: Db,
  rows: readonly WrittenRow[],
  viewer: Viewer | undefined,
): Promise<Map<number, string>> {
  if (rows.length === 0) return new Map();
  if (!viewer?.permissions.has('UserInformationMaint.delete'))
    return new Map(rows.map(({ rowNumber }) => [rowNumber, 'may_not_delete']));
  const refuse = refusing(tx, viewer);
  const groups = await holdVisible(tx, rows, viewer);
  const kept = new Map<number, string>();
  const removable: WrittenRow[] = [];
  for (const row of rows) {
    const groupId = groups.get(row.recordId);
    const code = groupId === undefined ? 'not_found' : await refuse(row.recordId, groupId);
    if (code) kept.set(row.rowNumber, code);
    else removable.push(row);
  }
  const gone = await removeUnused(tx, removable);
  for (const { rowNumber, recordId } of removable)
    if (!gone.has(recordId)) kept.set(rowNumber, 'changed_since');
  return kept;
}

/** The groups of the users whom the viewer knows of, who are held until the transaction ends. */
async function holdVisible(tx: Db, rows: readonly WrittenRow[], viewer: Viewer) {
  const ids = rows.map(({ recordId }) => recordId);
  const users = await tx
    .select({ id: appUser.id, groupId: appUser.groupId })
    .from(appUser)
    .where(and(inArray(appUser.id, ids), visibleUsers(viewer)))
    .orderBy(appUser.id)
    .for('update');
  return new Map(users.map(({ id, groupId }) => [id, groupId]));
}

/** Why a user is not to be deleted; the rights of each group are asked for once. */
function refusing(tx: Db, viewer: Viewer) {
  const byGroup = new Map<number | null, string | undefined>();
  return async (id: number, groupId: number | null): Promise<string | undefined> => {
    if (!byGroup.has(groupId))
      byGroup.set(groupId, await codeOf(() => demandRightsOver(tx, viewer, groupId)));
    return byGroup.get(groupId) ?? codeOf(async () => demandOther(viewer, id));
  };
}

async function codeOf(demand: () => Promise<void>): Promise<string | undefined> {
  try {
    await demand();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.reason;
    throw error;
  }
}

async function removeUnused(tx: Db, rows: readonly WrittenRow[]): Promise<Set<number>> {
  const ids = rows.map(({ recordId }) => recordId);
  const removed = await tx
    .delete(appUser)
    .where(
      and(
        inArray(appUser.id, ids),
        eq(appUser.version, 1),
        eq(appUser.passwordTemporary, true),
        isNull(appUser.deletedAt),
      ),
    )
    .returning({ id: appUser.id });
  return new Set(removed.map(({ id }) => id));
}
