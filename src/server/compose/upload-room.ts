import { applicationFile } from '#server/applications/tables.ts';
import { WAITING as APPLICATIONS } from '#server/apply/parts.ts';
import { countWaiting, type WaitingTable } from '#server/files/waiting-uploads.ts';
import { WAITING as JOBS } from '#server/job-applications/rules.ts';
import { jobAttachment } from '#server/job-applications/tables.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';

/** From here on the office is told: there is time to look where it comes from. */
const WARN_PERCENT = 70;

/** Everything that visitors upload before they send it, with the room that there is for it. */
const ROOMS: Record<string, { table: WaitingTable; most: number }> = {
  application: { table: applicationFile, most: APPLICATIONS.ofAll },
  job: { table: jobAttachment, most: JOBS.ofAll },
};

/** How full the fuller one is, in percent; null where nobody need care, or the viewer may not know. */
export async function readUploadRoom(db: Db, { permissions, network }: Viewer) {
  if (network !== null || !permissions.has('RegisterMaint.view')) return null;
  const parts = await Promise.all(
    Object.values(ROOMS).map(
      async ({ table, most }) => ((await countWaiting(db, table)) / most) * 100,
    ),
  );
  const percent = Math.floor(Math.max(...parts));
  return percent >= WARN_PERCENT ? percent : null;
}

/** The same for who watches the server. */
export function uploadGauges(db: Db) {
  return [
    {
      name: 'chanote_uploads_waiting_bytes',
      help: 'Bytes that visitors uploaded and have not sent yet, by kind.',
      read: async () =>
        Promise.all(
          Object.entries(ROOMS).map(async ([of, { table }]) => ({
            of,
            value: await countWaiting(db, table),
          })),
        ),
    },
    {
      name: 'chanote_uploads_waiting_limit_bytes',
      help: 'Beyond so many waiting bytes no upload of the kind is taken.',
      read: async () => Object.entries(ROOMS).map(([of, { most }]) => ({ of, value: most })),
    },
  ];
}
