import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RecipientList, SmsTexts } from '#contract/sms/campaigns.ts';
import type { SmsGateway } from '#contract/sms/gateway.ts';
import {
  CAMPAIGN_STATES,
  type CampaignState,
  OPT_OUT_SOURCES,
  type OptOutSource,
  RECIPIENT_KINDS,
  RECIPIENT_STATES,
  SMS_LANGUAGES,
  SMS_STATES,
  type SmsLanguage,
  type SmsState,
} from '#contract/sms/states.ts';
import { oneOf, onlyRow } from '#server/platform/checks.ts';
import { editableColumns, moment, now } from '#server/platform/columns.ts';
import { digestKeyTable } from '#server/platform/lasting-digest.ts';
import { folded } from '#server/platform/search.ts';

const none = () => integer().notNull().default(0);

/** What happens to all messages of a campaign that stand somewhere. */
export const SMS_MOVES = ['cancel', 'resend', 'sendUnknown', 'acceptUnknown'] as const;
export type SmsMove = (typeof SMS_MOVES)[number];

/** How the provider is spoken to; one row, once staff have saved. */
export const smsGateway = pgTable(
  'sms_gateway',
  {
    id: integer().primaryKey(),
    version: integer().notNull().default(1),
    updatedAt: now(),
    updatedBy: text(),
    values: jsonb().$type<SmsGateway>().notNull(),
    /** By name, each sealed for `sms secret`. */
    secrets: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** What delivery reports are signed with, sealed for `sms secret`. */
    reportSecret: text(),
    /** While it cannot be reached: how often in a row, the next try, and why. */
    failures: none(),
    downUntil: moment(),
    problem: text().notNull().default(''),
  },
  (table) => [onlyRow(table.id)],
);

export const smsCampaign = pgTable(
  'sms_campaign',
  {
    ...editableColumns(),
    name: text().notNull(),
    texts: jsonb().$type<SmsTexts>().notNull(),
    scheduledFor: moment(),
    state: text().$type<CampaignState>().notNull().default('draft'),
    /** Everybody who wrote on it or chose recipients: none of them approves it. */
    makers: integer().array().notNull().default(sql`'{}'`),
    maker: text(),
    approver: text(),
    recipients: none(),
    startedAt: moment(),
    endedAt: moment(),
    pauseReason: text(),
    /** What the dispatcher still does to its messages, where they were too many for one moment. */
    moving: text().$type<SmsMove>(),
  },
  (table) => [
    oneOf(table.state, CAMPAIGN_STATES),
    oneOf(table.moving, SMS_MOVES),
    index('sms_campaign_by_update').on(table.updatedAt, table.id),
    index('sms_campaign_by_name').on(sql`(lower(${table.name}) collate "th-x-icu")`, table.id),
    index('sms_campaign_state').on(table.state, table.id),
    index('sms_campaign_search').using('gin', sql`search_folded(${table.name}) gin_trgm_ops`),
  ],
);

/** Where recipients of a campaign came from. */
export const smsRecipientList = pgTable(
  'sms_recipient_list',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer()
      .notNull()
      .references(() => smsCampaign.id, { onDelete: 'cascade' }),
    kind: text().$type<RecipientList['kind']>().notNull(),
    name: text().notNull().default(''),
    state: text().$type<RecipientList['state'] | 'uploaded'>().notNull().default('working'),
    /** What is looked for, or where the sheet lies and which columns of it count. */
    detail: jsonb().$type<Record<string, string | number | null>>().notNull().default({}),
    found: none(),
    added: none(),
    invalid: none(),
    duplicate: none(),
    optedOut: none(),
    leftOut: jsonb().$type<RecipientList['leftOut']>().notNull().default([]),
    createdAt: now(),
  },
  (table) => [
    oneOf(table.kind, RECIPIENT_KINDS),
    oneOf(table.state, ['uploaded', ...RECIPIENT_STATES]),
    index('sms_recipient_list_campaign').on(table.campaignId, table.id),
  ],
);

/** Every message to one person, of a campaign or of an event; nobody reads a number in here. */
export const smsMessage = pgTable(
  'sms_message',
  {
    ...editableColumns(),
    /** How the provider knows it: the same in every try of the same sending. */
    publicId: uuid().notNull().defaultRandom(),
    campaignId: integer().references(() => smsCampaign.id),
    listId: integer().references(() => smsRecipientList.id),
    /** What a single message is about, and which one: the same twice is one. */
    event: text(),
    eventKey: text(),
    /** Number, name and reference, or the text, as JSON, sealed for `sms recipient`; empty once erased. */
    sealed: text().notNull(),
    phoneMasked: text().notNull(),
    phoneDigest: text().notNull(),
    language: text().$type<SmsLanguage>().notNull(),
    state: text().$type<SmsState>().notNull().default('queued'),
    attempts: none(),
    parts: none(),
    notBefore: moment(),
    sendingAt: moment(),
    sentAt: moment(),
    deliveredAt: moment(),
    providerId: text(),
    problem: text().notNull().default(''),
    recorded: boolean().notNull().default(false),
    createdAt: now(),
  },
  (table) => [
    oneOf(table.language, SMS_LANGUAGES),
    oneOf(table.state, SMS_STATES),
    uniqueIndex('sms_message_once').on(table.campaignId, table.phoneDigest),
    uniqueIndex('sms_message_event')
      .on(table.event, table.eventKey)
      .where(sql`${table.event} is not null`),
    uniqueIndex('sms_message_public').on(table.publicId),
    index('sms_message_due').on(table.campaignId, table.state, table.id),
    index('sms_message_list').on(table.listId),
    index('sms_message_phone').on(table.phoneDigest),
    index('sms_message_provider').on(table.providerId).where(sql`${table.providerId} is not null`),
    index('sms_message_under_way').on(table.sendingAt).where(sql`${table.state} = 'sending'`),
    index('sms_message_newest').on(sql`(- ${table.id})`, table.id),
    index('sms_message_of_campaign').on(table.campaignId, sql`(- ${table.id})`, table.id),
    index('sms_message_state').on(table.state, sql`(- ${table.id})`, table.id),
    index('sms_message_by_update').on(table.updatedAt, table.id),
    // By the beginning of a key, which other orders than that of bytes cannot tell.
    index('sms_message_about')
      .on(table.eventKey.op('text_pattern_ops'))
      .where(sql`${table.event} is not null`),
    index('sms_message_search').using('gin', sql`search_folded(${table.phoneMasked}) gin_trgm_ops`),
  ],
);

/**
 * How many messages of each campaign stand where. Triggers only add here what changed, so that no
 * two who write wait for the same sum; the sum is right at every moment, and rolled up now and then.
 */
export const smsMessageCount = pgTable(
  'sms_message_count',
  {
    campaignId: integer().notNull(),
    language: text().$type<SmsLanguage>().notNull(),
    state: text().$type<SmsState>().notNull(),
    recorded: boolean().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    oneOf(table.language, SMS_LANGUAGES),
    oneOf(table.state, SMS_STATES),
    index('sms_message_count_of').on(table.campaignId),
  ],
);

/** What the history sorts by, in the form that the index has. */
export const NEWEST: SQL = sql`(- ${smsMessage.id})`;
/** What is searched in, in the form that the indexes have. */
export const MESSAGE_SEARCHED: SQL = folded(smsMessage.phoneMasked);
export const CAMPAIGN_SEARCHED: SQL = folded(smsCampaign.name);

/**
 * What digests of opt-outs are made with that have no number any more: they cannot be made anew when
 * the secret key is replaced. One row, made by the first of them, sealed for `sms digest key`.
 */
export const smsDigestKey = digestKeyTable('sms_digest_key');

/** Who wants no campaigns; one in the bin may be written to again. */
export const smsOptOut = pgTable(
  'sms_opt_out',
  {
    ...editableColumns(),
    /** Sealed for `sms recipient`; empty once the person was erased, whom a lasting digest stands for. */
    sealed: text().notNull(),
    phoneMasked: text().notNull(),
    phoneDigest: text().notNull(),
    note: text().notNull().default(''),
    source: text().$type<OptOutSource>().notNull(),
    since: now(),
  },
  (table) => [
    oneOf(table.source, OPT_OUT_SOURCES),
    uniqueIndex('sms_opt_out_phone').on(table.phoneDigest).where(sql`${table.deletedAt} is null`),
    index('sms_opt_out_by_update').on(table.updatedAt, table.id),
    index('sms_opt_out_search').using(
      'gin',
      sql`search_folded(${table.phoneMasked} || '|' || ${table.note}) gin_trgm_ops`,
    ),
  ],
);
export const OPT_OUT_SEARCHED: SQL = folded(
  sql`${smsOptOut.phoneMasked} || '|' || ${smsOptOut.note}`,
);
