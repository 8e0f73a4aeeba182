import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { queueRemoval } from '#server/files/removal.ts';
import type { Db } from '#server/platform/db.ts';
import { sheetOf } from './cleaning.ts';
import type { SmsParts } from './parts.ts';
import type { Found } from './recipient.ts';
import { addRecipients, clearList, countRecipients } from './recipients.ts';
import { readAhead, sealPages } from './sealed-pages.ts';
import { peopleOfSheet, readKeptSheet } from './sheet.ts';
import { smsCampaign, smsRecipientList } from './tables.ts';

const Payload = z.object({ listId: z.int() });
type List = typeof smsRecipientList.$inferSelect;

/** Brings the people of a source or a sheet into a campaign. Begun anew after a crash, it starts over. */
export async function gatherRecipients(parts: SmsParts, payload: unknown): Promise<void> {
  const { db, sealing } = parts;
  const { listId } = Payload.parse(payload);
  const [list] = await db
    .select()
    .from(smsRecipientList)
    .where(and(eq(smsRecipientList.id, listId), eq(smsRecipientList.state, 'working')));
  if (!list) return;
  await clearList(db, list);
  if ('removed' in list.detail) return removeList(db, list);
  const pages = await openPages(parts, list);
  for await (const page of readAhead(sealPages(sealing, pages ?? []))) {
    const goesOn = await db.transaction(async (tx) => {
      if (!(await holdDraft(tx, list))) return false;
      await addRecipients(tx, sealing, list, page);
      return true;
    });
    if (!goesOn) return;
  }
  await endList(db, list, pages ? 'done' : 'failed');
}

async function openPages(
  { db, sources, files }: SmsParts,
  list: List,
): Promise<AsyncIterable<Found[]> | Iterable<Found[]> | undefined> {
  const text = (name: string) => {
    const value = list.detail[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  if (list.kind === 'sheet') {
    const read = await readKeptSheet(files, String(list.detail.fileKey), list.id);
    return 'rows' in read ? peopleOfSheet(read.rows, list.detail) : undefined;
  }
  if (list.kind === 'numbers' || list.kind === 'messages') return undefined;
  return sources[list.kind](db, {
    language: text('language'),
    from: text('from'),
    until: text('until'),
  });
}

/** Recipients change only while a campaign is being written; it, or the list, may be gone meanwhile. */
async function holdDraft(tx: Db, { id, campaignId }: List): Promise<boolean> {
  const [campaign] = await tx
    .select({ state: smsCampaign.state, deletedAt: smsCampaign.deletedAt })
    .from(smsCampaign)
    .where(eq(smsCampaign.id, campaignId))
    .for('share');
  const isWanted = await holdList(tx, id);
  return isWanted && campaign?.state === 'draft' && campaign.deletedAt === null;
}

/** False where the list is gone, or is being removed. */
async function holdList(tx: Db, id: number): Promise<boolean> {
  const [list] = await tx
    .select({ detail: smsRecipientList.detail })
    .from(smsRecipientList)
    .where(eq(smsRecipientList.id, id))
    .for('update');
  return list !== undefined && !('removed' in list.detail);
}

/** A list of many goes in the background, once nobody sees it any more. */
async function removeList(db: Db, list: List): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(smsRecipientList).where(eq(smsRecipientList.id, list.id));
    await queueRemoval(tx, sheetOf(list));
  });
}

/**
 * What the sheet was needed for is over: it goes in the same transaction. Removed during its last
 * page, the list is left as it is, for whoever clears it. The campaign is held first, as staff do.
 */
async function endList(db: Db, list: List, state: 'done' | 'failed') {
  await db.transaction(async (tx) => {
    await tx
      .select({ id: smsCampaign.id })
      .from(smsCampaign)
      .where(eq(smsCampaign.id, list.campaignId))
      .for('update');
    if (!(await holdList(tx, list.id))) return;
    await tx.update(smsRecipientList).set({ state }).where(eq(smsRecipientList.id, list.id));
    await countRecipients(tx, list.campaignId);
    await queueRemoval(tx, sheetOf(list));
  });
}
