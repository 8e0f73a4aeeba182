import { AppError } from '#contract/errors.ts';
import { isPublic, isPublishable } from '#contract/resource/publish-right.ts';
import { type MaintainedName, RESOURCE_WINDOWS } from '#contract/resource/windows.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import type { Viewer } from '#server/platform/call-routes.ts';

export const publishPermission = (resource: MaintainedName) =>
  `${RESOURCE_WINDOWS[resource]}.publish` as Permission;

/** Whether who may save such a thing may also change what visitors see of it. */
export function mayPublish(viewer: Viewer, resource: MaintainedName): boolean {
  return !viewer.publishApproval || viewer.permissions.has(publishPermission(resource));
}

/**
 * Refuses a write of who may only edit, where a record is public before or after it. Every way of
 * writing a record comes through here.
 */
export function demandPublishing(
  viewer: Viewer,
  resource: MaintainedName,
  rows: ReadonlyArray<object | undefined>,
): void {
  if (!isPublishable(resource) || mayPublish(viewer, resource)) return;
  if (rows.some((row) => row && isPublic(row))) throw new AppError('publish_needed');
}
