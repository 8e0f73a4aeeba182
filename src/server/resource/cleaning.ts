import type { Db } from '#server/platform/db.ts';
import { deleteOldDrafts } from './drafts.ts';
import { deleteOldPresence } from './presence.ts';
import { deleteExpiredPreviews } from './preview-links.ts';
import { deleteViewsOfPeople } from './views-routes.ts';

/** Deletes what nobody will come back for, once a day. */
export async function cleanRecords(db: Db): Promise<void> {
  await deleteOldDrafts(db);
  await deleteOldPresence(db);
  await deleteExpiredPreviews(db);
  await deleteViewsOfPeople(db);
}
