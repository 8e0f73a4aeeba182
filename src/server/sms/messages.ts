import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { isShort, searchWords } from '#contract/search-words.ts';
import { SMS_STATES } from '#contract/sms/states.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { hasPhone } from '#server/platform/sealed-phone.ts';
import { contains } from '#server/platform/search.ts';
import type { KindOf } from '#server/resource/kind.ts';
import {
  choiceColumn,
  flagColumn,
  numberColumn,
  textColumn,
} from '#server/resource/sheet-columns.ts';
import { byState, readCounts } from './message-counts.ts';
import { parseMobile, phoneDigests } from './recipient.ts';
import { MESSAGE_SEARCHED, NEWEST, smsCampaign, smsMessage } from './tables.ts';

/** What was sent to whom. A whole number finds its messages; lists and sheets show it in part. */
export function messageKind(sealing: Sealing): KindOf<'smsMessage'> {
  return {
    resource: 'smsMessage',
    table: smsMessage,
    searched: (search) => hasPhone(sealing, smsMessage.phoneDigest, search) ?? isInMask(search),
    sorts: { newest: NEWEST, updatedAt: smsMessage.updatedAt },
    filter: ({ campaignId, state, single, phone }) => {
      const whole = phone === undefined ? undefined : (parseMobile(phone) ?? phone);
      return and(
        campaignId ? eq(smsMessage.campaignId, campaignId) : undefined,
        single ? isNull(smsMessage.campaignId) : undefined,
        state ? eq(smsMessage.state, state) : undefined,
        whole ? inArray(smsMessage.phoneDigest, phoneDigests(sealing, whole)) : undefined,
      );
    },
    read: readMessages,
    columns: () => ({}),
    nameOf: ({ phone }) => phone,
    personal: true,
    sheet: [
      numberColumn('id'),
      textColumn('about'),
      textColumn('phone'),
      textColumn('language'),
      choiceColumn('state', SMS_STATES),
      textColumn('problem'),
      numberColumn('parts'),
      numberColumn('attempts'),
      flagColumn('recorded'),
      textColumn('providerId'),
      textColumn('createdAt'),
      textColumn('sentAt'),
      textColumn('deliveredAt'),
    ],
  };
}

/** One or two digits, which no index tells, are looked for in the mask as it is: folding costs more. */
function isInMask(search: string) {
  const short = searchWords(search).every(isShort);
  return contains(short ? smsMessage.phoneMasked : MESSAGE_SEARCHED, search);
}

async function readMessages(db: Db, ids: number[]) {
  const rows = await db
    .select({ message: smsMessage, campaign: smsCampaign.name })
    .from(smsMessage)
    .leftJoin(smsCampaign, eq(smsCampaign.id, smsMessage.campaignId))
    .where(inArray(smsMessage.id, ids));
  return rows.map(({ message, campaign }) => ({
    id: message.id,
    phone: message.phoneMasked,
    campaignId: message.campaignId,
    about: campaign ?? message.event ?? '',
    language: message.language,
    state: message.state,
    problem: message.problem,
    parts: message.parts,
    attempts: message.attempts,
    recorded: message.recorded,
    providerId: message.providerId ?? '',
    createdAt: message.createdAt.toISOString(),
    sentAt: message.sentAt?.toISOString() ?? null,
    deliveredAt: message.deliveredAt?.toISOString() ?? null,
  }));
}

const PAGE = 25;

/** Campaigns that have begun, the newest first, with what became of their messages. */
export async function listCampaigns(db: Db, before: number | undefined) {
  const rows = await db
    .select()
    .from(smsCampaign)
    .where(
      and(
        sql`${smsCampaign.state} <> 'draft'`,
        before === undefined ? undefined : lt(smsCampaign.id, before),
      ),
    )
    .orderBy(desc(smsCampaign.id))
    .limit(PAGE);
  const counts = await readCounts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, state, startedAt }) => ({
    id,
    name,
    state,
    startedAt: startedAt?.toISOString() ?? null,
    counts: byState(counts.filter(({ campaignId }) => campaignId === id)),
  }));
}
