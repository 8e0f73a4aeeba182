import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { canDecide } from '#contract/sms/states.ts';
import type { Db } from '#server/platform/db.ts';
import type { PersonSource } from '#server/platform/person-source.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { lastingDigests } from './lasting-digest.ts';
import { digestsOf, isOptedOut, optOut } from './opt-outs.ts';
import { openRecipient } from './recipient.ts';
import { countRecipients } from './recipients.ts';
import { smsCampaign, smsMessage, smsOptOut, smsRecipientList } from './tables.ts';
import { textOf } from './write-sms.ts';

const NOBODY = { actor: null, actorId: null, address: '' };
/** Stands in lists where a number stood. */
const ERASED = '–';

type Message = typeof smsMessage.$inferSelect;
type Campaign = typeof smsCampaign.$inferSelect;
type Found = { message: Message; campaign: Campaign | null };

/** Messages to one person, of campaigns and of events. Their numbers lie sealed. */
export function smsSource(sealing: Sealing): PersonSource {
  return {
    name: 'sms',
    windows: ['BulkSMSHist'],
    find: async (db, { phoneDigests }, most) => {
      if (phoneDigests.length === 0) return [];
      const rows = await db
        .select({ message: smsMessage, campaign: smsCampaign })
        .from(smsMessage)
        .leftJoin(smsCampaign, eq(smsCampaign.id, smsMessage.campaignId))
        .where(inArray(smsMessage.phoneDigest, phoneDigests))
        .orderBy(desc(smsMessage.id))
        .limit(most);
      return rows.map(({ message, campaign }) => ({
        id: message.id,
        title: campaign?.name ?? `SMS ${message.id}`,
        name: openRecipient(sealing, message).name ?? message.phoneMasked,
        at: message.createdAt.toISOString(),
        ...fateOf({ message, campaign }),
      }));
    },
    read: async (db, id) => {
      const found = await findMessage(db, id);
      if (!found) return undefined;
      const { message, campaign } = found;
      const { phone, name = '', ref = '', text } = openRecipient(sealing, message);
      return {
        createdAt: message.createdAt,
        campaign: campaign?.name,
        phone,
        name,
        reference: ref,
        text: text ?? (campaign && textOf(campaign.texts, message.language, { name, ref })),
        language: message.language,
        status: message.state,
        sentAt: message.sentAt,
        deliveredAt: message.deliveredAt,
      };
    },
    forget: async (tx, id) => {
      const found = await findMessage(tx, id);
      if (!found) return 'gone';
      const { fate } = fateOf(found);
      if (fate === 'keep') return 'kept';
      if (fate === 'erase') return leaveOut(tx, found.message);
      return loseNumber(tx, found.message);
    },
    withdraw: async (tx, id) => {
      const message = (await findMessage(tx, id))?.message;
      if (!message?.campaignId || (await isOptedOut(tx, digestsOf(sealing, message)))) return false;
      const { sealed, phoneMasked, phoneDigest } = message;
      await optOut(
        tx,
        sealing,
        { sealed, phoneMasked, phoneDigest },
        { source: 'staff', by: NOBODY },
      );
      return true;
    },
  };
}

async function findMessage(db: Db, id: number): Promise<Found | undefined> {
  const [found] = await db
    .select({ message: smsMessage, campaign: smsCampaign })
    .from(smsMessage)
    .leftJoin(smsCampaign, eq(smsCampaign.id, smsMessage.campaignId))
    .where(and(eq(smsMessage.id, id), ne(smsMessage.sealed, '')))
    .for('update', { of: smsMessage });
  return found;
}

/** Of what was counted and paid, that it was sent stays; of what is only planned, nothing. */
function fateOf({ message, campaign }: Found) {
  const isDecided = campaign && !campaign.deletedAt && canDecide(campaign.state, 'again');
  if (message.state === 'sending' || (message.state === 'unknown' && isDecided))
    return { fate: 'keep', reason: 'under_way' } as const;
  if (campaign?.state === 'draft') return { fate: 'erase', reason: 'nothing_against' } as const;
  return { fate: 'anonymise', reason: 'log' } as const;
}

async function leaveOut(tx: Db, { id, listId, campaignId }: Message): Promise<'erased'> {
  await tx.delete(smsMessage).where(eq(smsMessage.id, id));
  if (listId !== null)
    await tx
      .update(smsRecipientList)
      .set({ added: sql`greatest(0, ${smsRecipientList.added} - 1)` })
      .where(eq(smsRecipientList.id, listId));
  if (campaignId !== null) await countRecipients(tx, campaignId);
  return 'erased';
}

async function loseNumber(tx: Db, { id, state }: Message): Promise<'anonymised'> {
  await tx
    .update(smsMessage)
    .set({
      sealed: '',
      phoneMasked: ERASED,
      // Of a campaign no two are the same, so what stands here has to differ.
      phoneDigest: `erased ${id}`,
      providerId: null,
      problem: '',
      ...(state === 'queued' && { state: 'cancelled' as const }),
      updatedAt: sql`now()`,
    })
    .where(eq(smsMessage.id, id));
  return 'anonymised';
}

/** Who wants no campaigns. Without a digest of the number the next campaign would reach them again. */
export function smsOptOutSource(sealing: Sealing): PersonSource {
  return {
    name: 'smsOptOut',
    windows: ['BulkSMS'],
    find: async (db, { phoneDigests }) => {
      if (phoneDigests.length === 0) return [];
      const rows = await db
        .select()
        .from(smsOptOut)
        .where(inArray(smsOptOut.phoneDigest, phoneDigests));
      return rows.map(({ id, phoneMasked, since }) => ({
        id,
        title: phoneMasked,
        name: phoneMasked,
        at: since.toISOString(),
        fate: 'anonymise',
        reason: 'opt_out',
      }));
    },
    read: async (db, id) => {
      const row = await findOptOut(db, id);
      return (
        row && {
          phone: openRecipient(sealing, row).phone,
          since: row.since,
          channel: row.source,
          remark: row.note,
        }
      );
    },
    forget: async (tx, id) => {
      const row = await findOptOut(tx, id);
      if (!row) return 'gone';
      const digest = (await lastingDigests(tx, sealing))(openRecipient(sealing, row).phone);
      const [same] = await tx
        .select({ id: smsOptOut.id })
        .from(smsOptOut)
        .where(and(eq(smsOptOut.phoneDigest, digest), isNull(smsOptOut.deletedAt)));
      // In the bin it keeps nobody from being written to; a second digest of the same number neither.
      if (row.deletedAt || same) {
        await tx.delete(smsOptOut).where(eq(smsOptOut.id, id));
        return 'erased';
      }
      await tx
        .update(smsOptOut)
        .set({
          sealed: '',
          phoneMasked: ERASED,
          phoneDigest: digest,
          note: '',
          version: sql`${smsOptOut.version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(eq(smsOptOut.id, id));
      return 'anonymised';
    },
    withdraw: async () => false,
  };
}

async function findOptOut(db: Db, id: number) {
  const [row] = await db
    .select()
    .from(smsOptOut)
    .where(and(eq(smsOptOut.id, id), ne(smsOptOut.sealed, '')));
  return row;
}
