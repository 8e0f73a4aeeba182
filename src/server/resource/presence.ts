import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Editor } from '#contract/resource/records.ts';
import type { MaintainedName } from '#contract/resource/windows.ts';
import type { Db } from '#server/platform/db.ts';
import { recordPresence } from './tables.ts';

const MOST_SHOWN = 10;
/** Who is not heard of for this long has left without saying so. */
const minuteAgo = sql`now() - interval '1 minute'`;

type Of = { resource: MaintainedName; id: number; userId: number };

/** Who comes back after having been away begins anew. */
export async function notePresence(db: Db, { resource, id, userId }: Of, name: string) {
  await db
    .insert(recordPresence)
    .values({ resource, recordId: id, userId, name })
    .onConflictDoUpdate({
      target: [recordPresence.resource, recordPresence.recordId, recordPresence.userId],
      set: {
        name,
        seenAt: sql`now()`,
        since: sql`case when ${recordPresence.seenAt} > ${minuteAgo} then ${recordPresence.since} else now() end`,
      },
    });
}

export async function endPresence(db: Db, { resource, id, userId }: Of): Promise<void> {
  await db
    .delete(recordPresence)
    .where(and(isOf({ resource, id }), eq(recordPresence.userId, userId)));
}

export async function listOthers(db: Db, { resource, id, userId }: Of): Promise<Editor[]> {
  const rows = await db
    .select({ name: recordPresence.name, since: recordPresence.since })
    .from(recordPresence)
    .where(
      and(
        isOf({ resource, id }),
        ne(recordPresence.userId, userId),
        gt(recordPresence.seenAt, minuteAgo),
      ),
    )
    .orderBy(recordPresence.since)
    .limit(MOST_SHOWN);
  return rows.map(({ name, since }) => ({ name, since: since.toISOString() }));
}

export async function deleteOldPresence(db: Db): Promise<void> {
  await db.delete(recordPresence).where(lt(recordPresence.seenAt, minuteAgo));
}

function isOf({ resource, id }: Pick<Of, 'resource' | 'id'>) {
  return and(eq(recordPresence.resource, resource), eq(recordPresence.recordId, id));
}
