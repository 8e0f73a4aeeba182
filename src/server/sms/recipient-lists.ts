import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { SMS_GATHER } from './queue.ts';
import { smsRecipientList } from './tables.ts';

export async function insertList(
  tx: Db,
  list: typeof smsRecipientList.$inferInsert,
): Promise<number> {
  const [row] = await tx
    .insert(smsRecipientList)
    .values(list)
    .returning({ id: smsRecipientList.id });
  if (!row) throw new Error('The list was not written.');
  return row.id;
}

/** In the transaction that wants the recipients. */
export async function requestGather(tx: Db, listId: number): Promise<void> {
  await tx.execute(sql`select graphile_worker.add_job(${SMS_GATHER},
    payload := json_build_object('listId', ${listId}::int), max_attempts := 5,
    job_key := ${`${SMS_GATHER} ${listId}`})`);
}
