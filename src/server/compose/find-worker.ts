import { isOn } from '#contract/parameters/parameters.ts';
import { readParameters } from '#server/parameters/queries.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { findViewer } from '#server/users/find-viewer.ts';

/** In whose name a job goes on, with what the house demands of them at this moment. */
export async function findWorker(db: Db, id: number): Promise<Viewer | undefined> {
  const viewer = await findViewer(db, id);
  if (!viewer) return undefined;
  const { publish_approval } = await readParameters(db);
  return { ...viewer, publishApproval: isOn(publish_approval) };
}
