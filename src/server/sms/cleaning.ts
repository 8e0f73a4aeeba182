import { and, eq, lt, sql } from 'drizzle-orm';
import { queueRemoval } from '#server/files/removal.ts';
import type { Db } from '#server/platform/db.ts';
import { clearList } from './recipients.ts';
import { smsRecipientList } from './tables.ts';

const OLD = lt(smsRecipientList.createdAt, sql`now() - interval '1 day'`);

/**
 * Drops sheets that were uploaded and not added within a day: they hold people's numbers. A list that
 * was never gathered to its end, since its campaign was deleted meanwhile, will not be either.
 */
export async function cleanSmsLists(db: Db): Promise<void> {
  const left = await db
    .select()
    .from(smsRecipientList)
    .where(and(eq(smsRecipientList.state, 'working'), OLD));
  // In many small steps, before anybody takes it for over.
  for (const list of left) await clearList(db, list);
  await db.transaction(async (tx) => {
    const dropped = await tx
      .delete(smsRecipientList)
      .where(and(eq(smsRecipientList.state, 'uploaded'), OLD))
      .returning();
    const given = await tx
      .update(smsRecipientList)
      .set({ state: 'failed' })
      .where(and(eq(smsRecipientList.state, 'working'), OLD))
      .returning();
    await queueRemoval(tx, [...dropped, ...given].flatMap(sheetOf));
  });
}

/** Where the sheet of a list lies, if it came from one. */
export function sheetOf({ detail }: Pick<typeof smsRecipientList.$inferSelect, 'detail'>) {
  return typeof detail.fileKey === 'string' ? [detail.fileKey] : [];
}
