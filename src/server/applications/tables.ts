import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Applicant, Place, Pricing } from '#contract/applications/applications.ts';
import type { DecisionSheets } from '#contract/applications/decision-shapes.ts';
import {
  APPLICANTS,
  APPLICATION_CHANNELS,
  APPLICATION_EVENTS,
  type ApplicationChannel,
  type ApplicationEventKind,
  PAPER_VERDICTS,
  type PaperVerdict,
  STEP_KINDS,
  type StepKind,
} from '#contract/applications/kinds.ts';
import { NETWORKS } from '#contract/applications/networks.ts';
import { OFFER_STATES, type OfferState } from '#contract/applications/offer-kinds.ts';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  OPEN_STATUSES,
  PAST_STATUSES,
} from '#contract/applications/states.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { isOneOf, notNegative, oneOf } from '#server/platform/checks.ts';
import {
  editableColumns,
  localized,
  markedText,
  moment,
  money,
  now,
} from '#server/platform/columns.ts';

/** Names with their titles in front; the long one is written short as often. */
const SEARCHED = [
  'reference',
  `prefix || ' ' || first_name || ' ' || last_name`,
  `case prefix when 'นางสาว' then 'น.ส.' || first_name || ' ' || last_name else '' end`,
  `company_prefix || ' ' || company_name`,
  'ref_code',
  'phone_tail',
  'deed_numbers',
];

/** In words that an index can have, so that it is found to fit. */
const isOpen = (column: PgColumn | ExtraConfigColumn | SQL): SQL => isOneOf(column, OPEN_STATUSES);

const isPast = (column: PgColumn | ExtraConfigColumn | SQL): SQL => isOneOf(column, PAST_STATUSES);

const ownDigest = (name: string, column: ExtraConfigColumn) =>
  index(name).on(column).where(sql`${column} is not null`);

type Narrowed = Record<
  | 'status'
  | 'productId'
  | 'network'
  | 'provinceCode'
  | 'applicant'
  | 'channel'
  | 'assignee'
  | 'dueAt'
  | 'convenientTimeId'
  | 'createdAt',
  ExtraConfigColumn
>;
const narrowedBy = (table: Narrowed) => [
  table.status,
  table.productId,
  table.network,
  table.provinceCode,
  table.applicant,
  table.channel,
  table.assignee,
  table.dueAt,
  table.convenientTimeId,
  table.createdAt,
];
const isOther = (column: ExtraConfigColumn) => (one: ExtraConfigColumn) => one !== column;
/** The newest of each network, product or province. */
const newestOf = (table: Narrowed & { id: ExtraConfigColumn }, column: ExtraConfigColumn) =>
  [column, sql`(- ${table.id})`, table.id, ...narrowedBy(table).filter(isOther(column))] as const;
type Standing = { status: ExtraConfigColumn; deletedAt: ExtraConfigColumn };
const isOpenRow = (table: Standing): SQL =>
  sql`${isOpen(table.status)} and ${table.deletedAt} is null`;
const isPastRow = (table: Standing): SQL =>
  sql`${isPast(table.status)} and ${table.deletedAt} is null`;

const isUnanswered = (table: Record<'receivedAt' | 'cancelledAt', ExtraConfigColumn>): SQL =>
  sql`${table.receivedAt} is null and ${table.cancelledAt} is null`;

const isNotEnded = ({ endedAt }: { endedAt: ExtraConfigColumn }): SQL => sql`${endedAt} is null`;

/** In words that an index can have, as above. */
export const isPlannedCall = (
  step: Record<'kind' | 'endedAt', ExtraConfigColumn | PgColumn>,
): SQL => sql`${step.kind} = 'call' and ${step.endedAt} is null`;

/**
 * A loan application. Numbers, addresses and whatever else names or reaches a person lie sealed in
 * `personal`; digests find them again. Names are plain, because they are searched by any part.
 */
export const application = pgTable(
  'application',
  {
    ...editableColumns(),
    /** Made by the sender, so that sending twice is one application. */
    clientId: uuid().notNull().unique(),
    /** Told on the telephone; random, so that none leads to another. */
    reference: text().notNull().unique(),
    applicant: text().$type<Applicant>().notNull(),
    /** Products come and go; what it was called stays here. */
    productId: integer().notNull(),
    productName: localized(),
    prefix: text().notNull().default(''),
    firstName: text().notNull(),
    lastName: text().notNull().default(''),
    companyPrefix: text().notNull().default(''),
    companyName: text().notNull().default(''),
    /** `PersonalDetails` as JSON, sealed for `application personal`. */
    personal: text().notNull(),
    idCardDigest: text(),
    companyIdDigest: text(),
    phoneDigest: text().notNull(),
    contactPhoneDigest: text(),
    emailDigest: text(),
    /** Of the company’s contact; empty where there is none, null where nobody has looked yet. */
    contactEmailDigest: text(),
    /** The last four digits, for lists and for asking somebody on the telephone. */
    phoneTail: text().notNull(),
    provinceCode: text().notNull(),
    /** Codes and names as they were when it was sent. */
    place: jsonb().$type<Place>().notNull(),
    refCode: text().notNull().default(''),
    /** The branch network that it was referred by. */
    network: text().$type<(typeof NETWORKS)[number]>(),
    channel: text().$type<ApplicationChannel>().notNull(),
    convenientTimeId: integer(),
    receiveChannelId: integer(),
    guaranteeTypeId: integer(),
    guaranteeProvinceCode: text(),
    askedAmount: money(),
    /** For how long, where the applicant said so. */
    askedMonths: integer(),
    approvedAmount: money(),
    /** As claimed by the applicant and worked out by the server; as checked by staff. */
    claimed: jsonb().$type<Pricing>(),
    checked: jsonb().$type<Pricing>(),
    /** Of all deeds, for the search. */
    deedNumbers: text().notNull().default(''),
    status: text().$type<ApplicationStatus>().notNull().default('new'),
    statusSince: now(),
    /** When the present status should be over; none once it is past. */
    dueAt: moment(),
    /** The user id of who deals with it. */
    assignee: text(),
    /** Who proposed the approval: the second person must be another. */
    proposedBy: text(),
    rejectReasonId: integer(),
    /** Each month, as staff found them; what the loan is worked out with. The rate in thousandths of a percent. */
    monthlyIncome: money(),
    monthlyDebts: money(),
    financesNote: text().notNull().default(''),
    plannedMonths: integer(),
    plannedRate: integer(),
    /** The decision sheet as it was when the amount was proposed, and when it was approved. */
    decisionSheets: jsonb().$type<DecisionSheets>(),
    /** What became of the newest offer since it was approved; none where there is none. */
    offerState: text().$type<OfferState>(),
    /** Of an approved one that is closed: under which number, when and how much was paid out. */
    contractNumber: text().notNull().default(''),
    paidOn: date({ mode: 'string' }),
    paidAmount: money(),
    remark: text().notNull().default(''),
    remarkAt: moment(),
    /** When the applicant, or who referred them, last did something that nobody has seen yet. */
    newsAt: moment(),
    language: text().$type<Language>().notNull(),
    policyVersion: integer().notNull(),
    marketing: boolean().notNull(),
    createdAt: now(),
    /** Who entered it, where it was not the applicant. */
    createdBy: text(),
    /** When the personal data were removed; the rest stays for the figures. */
    anonymisedAt: moment(),
    searchText: markedText(SEARCHED),
  },
  (table) => [
    oneOf(table.applicant, APPLICANTS),
    oneOf(table.network, NETWORKS),
    oneOf(table.channel, APPLICATION_CHANNELS),
    oneOf(table.status, APPLICATION_STATUSES),
    oneOf(table.language, LANGUAGES),
    oneOf(table.offerState, OFFER_STATES),
    ...notNegative(table.askedAmount, table.approvedAmount, table.paidAmount),
    ...notNegative(table.monthlyIncome, table.monthlyDebts, table.plannedMonths, table.plannedRate),
    // What lists are narrowed by stands in the indexes that they are read from, behind their order:
    // whatever is combined, few rows or none are fetched only to be left out.
    index('application_newest')
      .on(sql`(- ${table.id})`, table.id, ...narrowedBy(table))
      .where(sql`${table.deletedAt} is null`),
    index('application_network_newest')
      .on(...newestOf(table, table.network))
      .where(sql`${table.network} is not null and ${table.deletedAt} is null`),
    // Among all that ever were; open ones are found by their own indexes, and moves write none of these.
    index('application_past_of_assignee')
      .on(table.assignee, table.status, sql`(- ${table.id})`)
      .where(isPast(table.status)),
    index('application_past_of_product')
      .on(...newestOf(table, table.productId))
      .where(isPastRow(table)),
    index('application_past_of_province')
      .on(...newestOf(table, table.provinceCode))
      .where(isPastRow(table)),
    // They lie nearly in this order: a summary of every few pages finds a period, and costs no writing.
    index('application_sent').using('brin', table.createdAt).with({ pages_per_range: 32 }),
    index('application_by_name').on(
      sql`(lower(${table.firstName} || ' ' || ${table.lastName}) collate "th-x-icu")`,
      table.id,
    ),
    index('application_by_update').on(table.updatedAt, table.id),
    index('application_by_status_since').on(table.statusSince, table.id),
    // Open ones are few among all that ever were: their lists read nothing else.
    index('application_open_due')
      .on(sql`(coalesce(${table.dueAt}, 'infinity'::timestamptz))`, table.id, ...narrowedBy(table))
      .where(isOpenRow(table)),
    index('application_open_by_name')
      .on(
        sql`(lower(${table.firstName} || ' ' || ${table.lastName}) collate "th-x-icu")`,
        table.id,
        table.firstName,
        table.lastName,
        ...narrowedBy(table),
      )
      .where(isOpenRow(table)),
    index('application_open_by_update')
      .on(table.updatedAt, table.id, ...narrowedBy(table))
      .where(isOpenRow(table)),
    index('application_open_by_status_since')
      .on(table.statusSince, table.id, ...narrowedBy(table))
      .where(isOpenRow(table)),
    // Few of all have an offer.
    index('application_offered')
      .on(table.offerState, sql`(- ${table.id})`, table.id)
      .where(sql`${table.offerState} is not null`),
    index('application_open_offered')
      .on(table.offerState, sql`(coalesce(${table.dueAt}, 'infinity'::timestamptz))`, table.id)
      .where(sql`${isOpenRow(table)} and ${table.offerState} is not null`),
    index('application_with_news')
      .on(sql`(- ${table.id})`, table.id, table.assignee, table.network)
      .where(sql`${table.newsAt} is not null and ${table.deletedAt} is null`),
    // Of one officer, or of nobody; of those that wait for a second one. Counted at every look.
    index('application_open_of_assignee')
      .on(
        table.assignee,
        sql`(coalesce(${table.dueAt}, 'infinity'::timestamptz))`,
        table.id,
        table.dueAt,
        table.network,
      )
      .where(isOpenRow(table)),
    index('application_to_approve')
      .on(
        sql`(coalesce(${table.dueAt}, 'infinity'::timestamptz))`,
        table.id,
        table.proposedBy,
        table.network,
      )
      .where(sql`${table.status} = 'approval' and ${table.deletedAt} is null`),
    // Most have only some of these: what is not there is not written either.
    ownDigest('application_own_id_card', table.idCardDigest),
    ownDigest('application_own_company_id', table.companyIdDigest),
    index('application_phone').on(table.phoneDigest),
    ownDigest('application_own_contact_phone', table.contactPhoneDigest),
    ownDigest('application_own_email', table.emailDigest),
    index('application_contact_email').on(table.contactEmailDigest),
    index('application_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** What lists hold and sort by, in the form that the indexes have. */
export const OPEN: SQL = isOpen(application.status);
export const PAST: SQL = isPast(application.status);
export const BY_DUE: SQL = sql`(coalesce(${application.dueAt}, 'infinity'::timestamptz))`;
export const NEWEST: SQL = sql`(- ${application.id})`;
/**
 * The same order, but not that of an index. Names that are searched for stand together in it: it
 * would be walked from its beginning, row by row, until they come.
 */
export const BY_NAME_FOUND: SQL = sql`(lower(${application.firstName} || ' ' || ${application.lastName} || '') collate "th-x-icu")`;
export const BY_NAME: SQL = sql`(lower(${application.firstName} || ' ' || ${application.lastName}) collate "th-x-icu")`;

/** A plot that the loan shall stand on. Areas in hundredths of a square wah. */
export const applicationDeed = pgTable(
  'application_deed',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    guaranteeTypeId: integer(),
    deedNo: text().notNull(),
    landNo: text().notNull().default(''),
    surveyPage: text().notNull().default(''),
    mapSheet: text().notNull().default(''),
    provinceCode: text(),
    place: jsonb().$type<Place>(),
    area: bigint({ mode: 'number' }),
    governmentPrice: money(),
    marketPrice: money(),
  },
  (table) => [
    ...notNegative(table.area, table.governmentPrice, table.marketPrice),
    index('application_deed_of').on(table.applicationId, table.position),
    index('application_deed_same').on(table.deedNo, table.provinceCode),
  ],
);

/** A file of an application, or one that waits to be sent along; the bytes lie encrypted in the store. */
export const applicationFile = pgTable(
  'application_file',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer().references(() => application.id, { onDelete: 'cascade' }),
    /** The form that it was uploaded from, made by the sender: bounds what one form may hold. */
    draftId: uuid().notNull(),
    uploadTypeId: integer(),
    /** Types come and go; what it was called stays here. */
    documentName: localized(),
    fileKey: text().notNull().unique(),
    /** As the sender called it, cleaned. */
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    uploadedAt: now(),
    /** Of the token that the uploader holds. The encrypted file is bound to it. */
    tokenHash: text().notNull().unique(),
    /** Of the network that it came from, while it waits: bounds what one may have waiting. */
    networkDigest: text(),
    /** The request that it answers. */
    requestId: integer(),
    /** The user id of staff who uploaded it; null: the applicant. */
    uploadedBy: text(),
    verdict: text().$type<PaperVerdict>().notNull().default('unchecked'),
    checkedBy: text(),
    checkedAt: moment(),
    /** Why it will not do. */
    refusedFor: text().notNull().default(''),
  },
  (table) => [
    oneOf(table.verdict, PAPER_VERDICTS),
    ...notNegative(table.bytes),
    index('application_file_of').on(table.applicationId, table.id),
    index('application_file_of_draft').on(table.draftId),
    index('application_file_unsent')
      .on(table.uploadedAt)
      .where(sql`${table.applicationId} is null`),
  ],
);

/** The timeline. Rows are only added. */
export const applicationEvent = pgTable(
  'application_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    at: now(),
    /** The user id of staff; null for the applicant and the system. */
    actor: text(),
    kind: text().$type<ApplicationEventKind>().notNull(),
    fromStatus: text().$type<ApplicationStatus>(),
    toStatus: text().$type<ApplicationStatus>(),
    remark: text().notNull().default(''),
    /** Ids and numbers that belong to it, never what names a person; money in satang. */
    detail: jsonb().$type<Record<string, string | number | null>>().notNull().default({}),
  },
  (table) => [
    oneOf(table.kind, APPLICATION_EVENTS),
    oneOf(table.fromStatus, APPLICATION_STATUSES),
    oneOf(table.toStatus, APPLICATION_STATUSES),
    index('application_event_of').on(table.applicationId, table.id),
    index('application_event_moved').on(table.toStatus, table.at),
  ],
);

/** A document that the applicant is asked for again, by a link that serves once. */
export const applicationRequest = pgTable(
  'application_request',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    uploadTypeId: integer(),
    documentName: localized(),
    /** What is wrong or missing, in the words of staff. */
    note: text().notNull().default(''),
    /** The user id of staff; null: the applicant sends it unasked. */
    askedBy: text(),
    askedAt: now(),
    /** Of the newest link; made when it is mailed. */
    tokenHash: text().unique(),
    expiresAt: moment().notNull(),
    receivedAt: moment(),
    cancelledAt: moment(),
    /** When the applicant was reminded of it. */
    remindedAt: moment(),
  },
  (table) => [
    index('application_request_open').on(table.expiresAt).where(isUnanswered(table)),
    index('application_request_of').on(table.applicationId, table.id),
  ],
);

/** What somebody means to do about an application at an hour; ended once it is done, or not wanted. */
export const applicationStep = pgTable(
  'application_step',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    version: integer().notNull().default(1),
    applicationId: integer()
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    kind: text().$type<StepKind>().notNull(),
    at: moment().notNull(),
    /** The user id of who does it. */
    assignee: text().notNull(),
    note: text().notNull().default(''),
    plannedBy: text().notNull(),
    plannedAt: now(),
    endedAt: moment(),
    /** When whoever does it was reminded by mail. */
    remindedAt: moment(),
  },
  (table) => [
    oneOf(table.kind, STEP_KINDS),
    index('application_step_of').on(table.applicationId, table.at).where(isNotEnded(table)),
    index('application_step_open').on(table.at, table.id).where(isNotEnded(table)),
    index('application_step_of_assignee')
      .on(table.assignee, table.at, table.id)
      .where(isNotEnded(table)),
    index('application_step_calls').on(table.at, table.applicationId).where(isPlannedCall(table)),
  ],
);

/** A form that somebody goes on with later, on any device, by the mailed link. */
export const applicationDraft = pgTable(
  'application_draft',
  {
    /** Made by the sender; becomes the application’s `clientId`. */
    id: uuid().primaryKey(),
    /** How the privacy desk names it. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull().unique(),
    /** The address that the link goes to, sealed for `application draft`. */
    email: text().notNull(),
    /** The fields as they were typed, JSON, sealed for `application draft`. */
    content: text().notNull(),
    /** Of the address above; null only where it was kept before there were digests. */
    emailDigest: text(),
    /** Of what was typed so far, as far as it can be read. */
    typedEmailDigest: text(),
    contactEmailDigest: text(),
    phoneDigest: text(),
    contactPhoneDigest: text(),
    idCardDigest: text(),
    companyIdDigest: text(),
    language: text().$type<Language>().notNull(),
    updatedAt: now(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    oneOf(table.language, LANGUAGES),
    index('application_draft_ends').on(table.expiresAt),
    index('application_draft_email').on(table.emailDigest),
    index('application_draft_typed_email').on(table.typedEmailDigest),
    index('application_draft_contact_email').on(table.contactEmailDigest),
    index('application_draft_phone').on(table.phoneDigest),
    index('application_draft_contact_phone').on(table.contactPhoneDigest),
    index('application_draft_id_card').on(table.idCardDigest),
    index('application_draft_company_id').on(table.companyIdDigest),
  ],
);
