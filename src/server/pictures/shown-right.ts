import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { MaintainedName } from '#contract/resource/names.ts';
import { isPublishable } from '#contract/resource/publish-right.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { mayPublish } from '#server/resource/publish-right.ts';
import { findKind } from '#server/resource/registry.ts';
import { pictureUse } from './tables.ts';

/**
 * Refuses who may not publish one of the records in which visitors see the picture: it would change
 * before everybody's eyes. Drafts that show it are nobody's concern yet.
 */
export async function demandShownRight(
  db: Db,
  tx: Db,
  viewer: Viewer,
  pictureId: number,
): Promise<void> {
  if (!viewer.publishApproval) return;
  const shownBy = await tx
    .selectDistinct({ resource: pictureUse.resource })
    .from(pictureUse)
    .where(eq(pictureUse.pictureId, pictureId));
  for (const { resource } of shownBy) {
    if (!isPublishable(resource) || mayPublish(viewer, resource)) continue;
    if (await isSeen(db, tx, resource, pictureId)) throw new AppError('picture_shown');
  }
}

/** Whether one of such records is published; what has no switch always is. */
async function isSeen(db: Db, tx: Db, resource: MaintainedName, pictureId: number) {
  const { table } = findKind(db, resource);
  const { published } = getTableColumns(table);
  const showing = tx
    .select({ id: pictureUse.recordId })
    .from(pictureUse)
    .where(and(eq(pictureUse.pictureId, pictureId), eq(pictureUse.resource, resource)));
  const [seen] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, showing), published && eq(published, true)))
    .limit(1);
  return seen !== undefined;
}
