import type { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { MOST_PASTED, type smsCampaignCalls } from '#contract/sms/campaigns.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import { queueRemoval } from '#server/files/removal.ts';
import { refuseFull } from '#server/files/with-upload.ts';
import type { Caller, Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { readFacts } from './campaign-facts.ts';
import { addMaker, holdCampaign } from './campaigns.ts';
import { sheetOf } from './cleaning.ts';
import type { SmsParts } from './parts.ts';
import { insertList, requestGather } from './recipient-lists.ts';
import {
  addRecipients,
  CLEARED_AT_ONCE,
  clearList,
  countRecipients,
  readPeople,
} from './recipients.ts';
import { boundTo, guessPhoneColumn, peopleOfText, type Row, readKeptSheet } from './sheet.ts';
import { smsRecipientList } from './tables.ts';

type Calls = Extract<
  keyof typeof smsCampaignCalls,
  `smsCampaign/${'addNumbers' | 'addFound' | 'upload' | 'addSheet' | 'removeList'}`
>;

const SAMPLE = 8;
const PAGE = 2_000;

/** Who a campaign goes to. */
export function listRoutes(parts: SmsParts): Handlers<Calls> {
  const { db, sealing, files } = parts;

  /** Changes recipients of a campaign that is being written, and answers how it stands then. */
  async function change(
    id: number,
    context: Caller,
    what: string,
    act: (tx: Db) => Promise<unknown>,
  ) {
    const { viewer } = context;
    await db.transaction(async (tx) => {
      const campaign = await holdCampaign(tx, id);
      if (campaign.state !== 'draft') throw new AppError('conflict');
      await act(tx);
      await addMaker(tx, id, viewer);
      await recordEvent(tx, actorOf(context.request, viewer), {
        action: 'change',
        subject: 'BulkSMS',
        subjectId: id,
        subjectName: campaign.name,
        changes: { recipients: { to: what } },
      });
    });
    return { data: await readFacts(parts, db, id, viewer) };
  }

  /** Keeps the sheet of a list, sealed, where it can be read. */
  async function takeSheet(listId: number, upload: Readable): Promise<Row[]> {
    const { key } = await files.put(upload, boundTo(listId)).catch(refuseFull);
    const read = await readKeptSheet(files, key, listId);
    if ('refusal' in read) {
      await files.remove(key);
      throw new AppError('invalid_input', { fileName: read.refusal });
    }
    await db
      .update(smsRecipientList)
      .set({ detail: { fileKey: key } })
      .where(eq(smsRecipientList.id, listId));
    return read.rows;
  }

  return {
    'smsCampaign/addNumbers': async ({ id, numbers, language }, context) => {
      const people = peopleOfText(numbers, language);
      if (people.length === 0) throw new AppError('invalid_input', { numbers: 'required' });
      if (people.length > MOST_PASTED) throw new AppError('invalid_input', { numbers: 'too_long' });
      return change(id, context, 'numbers', async (tx) => {
        const listId = await insertList(tx, { campaignId: id, kind: 'numbers', state: 'done' });
        for (let from = 0; from < people.length; from += PAGE)
          await addRecipients(
            tx,
            sealing,
            { id: listId, campaignId: id },
            readPeople(sealing, people.slice(from, from + PAGE), from + 1),
          );
        await countRecipients(tx, id);
      });
    },
    'smsCampaign/addFound': async ({ id, source, language, from, until }, context) =>
      change(id, context, source, async (tx) => {
        const detail = { language: language ?? '', from: from ?? '', until: until ?? '' };
        const name = [from, until].filter(Boolean).join(' – ');
        const listId = await insertList(tx, { campaignId: id, kind: source, name, detail });
        await requestGather(tx, listId);
      }),
    'smsCampaign/upload': async ({ id, fileName }, { upload }) => {
      if (!upload) throw new AppError('malformed');
      const listId = await db.transaction(async (tx) => {
        if ((await holdCampaign(tx, id)).state !== 'draft') throw new AppError('conflict');
        return insertList(tx, { campaignId: id, kind: 'sheet', name: fileName, state: 'uploaded' });
      });
      const rows = await takeSheet(listId, upload).catch(async (error) => {
        await db.delete(smsRecipientList).where(eq(smsRecipientList.id, listId));
        throw error;
      });
      const [heads, ...others] = rows;
      return {
        data: {
          listId,
          columns: (heads?.cells ?? []).slice(0, 200),
          rows: others.length,
          sample: others.slice(0, SAMPLE).map(({ cells }) => cells.slice(0, 200)),
          phone: guessPhoneColumn(rows),
        },
      };
    },
    'smsCampaign/addSheet': async ({ id, listId, ...chosen }, context) =>
      change(id, context, 'sheet', async (tx) => {
        const [list] = await tx
          .select()
          .from(smsRecipientList)
          .where(
            and(
              eq(smsRecipientList.id, listId),
              eq(smsRecipientList.campaignId, id),
              eq(smsRecipientList.state, 'uploaded'),
            ),
          )
          .for('update');
        if (!list) throw new AppError('not_found');
        await tx
          .update(smsRecipientList)
          .set({ state: 'working', detail: { ...list.detail, ...chosen } })
          .where(eq(smsRecipientList.id, listId));
        await requestGather(tx, listId);
      }),
    'smsCampaign/removeList': async ({ id, listId }, context) =>
      change(id, context, 'removed', async (tx) => {
        const whose = and(eq(smsRecipientList.id, listId), eq(smsRecipientList.campaignId, id));
        const [list] = await tx.select().from(smsRecipientList).where(whose).for('update');
        if (!list) throw new AppError('not_found');
        if (list.added > CLEARED_AT_ONCE) {
          const removed = { state: 'working', detail: { ...list.detail, removed: 1 } } as const;
          await tx.update(smsRecipientList).set(removed).where(whose);
          await requestGather(tx, listId);
        } else {
          await clearList(tx, list);
          await tx.delete(smsRecipientList).where(whose);
          await queueRemoval(tx, sheetOf(list));
        }
        await countRecipients(tx, id);
      }),
  };
}
