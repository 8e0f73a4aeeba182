import { type SQL, sql } from 'drizzle-orm';
import { bigint, date, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  JOB_FILE_KINDS,
  JOB_STATUSES,
  type JobFileKind,
  type JobStatus,
} from '#contract/job-applications/limits.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { notNegative, oneOf } from '#server/platform/checks.ts';
import { editableColumns, foldedText, localized, now } from '#server/platform/columns.ts';

/** What staff search by: of the number, its last digits. */
const SEARCHED = [`first_name || ' ' || last_name`, 'email', 'right(phone_mask, 4)'];

/** Somebody’s wish to work here. */
export const jobApplication = pgTable(
  'job_application',
  {
    ...editableColumns(),
    /** Made by the sender, so that sending twice is one application. */
    clientId: uuid().notNull().unique(),
    /** Postings come and go; what they were called stays here. */
    postingId: integer(),
    position: localized(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    address: text().notNull(),
    /** Sealed; what lists show of it; and what finds it again. */
    phone: text().notNull(),
    phoneMask: text().notNull().default(''),
    phoneDigest: text(),
    email: text().notNull(),
    education: text().notNull(),
    workYears: numeric({ precision: 4, scale: 1, mode: 'number' }).notNull(),
    /** Baht a month. */
    desiredSalary: integer(),
    birthday: date(),
    language: text().notNull(),
    /** The policy that was agreed to, when it was sent. */
    policyVersion: integer().notNull(),
    status: text().$type<JobStatus>().notNull().default('new'),
    remark: text().notNull().default(''),
    assignee: text(),
    createdAt: now(),
    searchText: foldedText(SEARCHED),
  },
  (table) => [
    oneOf(table.language, PICKER_LANGUAGES),
    oneOf(table.status, JOB_STATUSES),
    ...notNegative(table.workYears, table.desiredSalary),
    index('job_application_newest').on(sql`(- ${table.id})`, table.id),
    index('job_application_of_status').on(table.status, sql`(- ${table.id})`, table.id),
    index('job_application_of_posting').on(table.postingId, sql`(- ${table.id})`, table.id),
    index('job_application_by_name').on(
      sql`(lower(${table.firstName} || ' ' || ${table.lastName}) collate "th-x-icu")`,
      table.id,
    ),
    index('job_application_phone').on(table.phoneDigest),
    index('job_application_email').on(sql`lower(${table.email})`),
    index('job_application_by_update').on(table.updatedAt, table.id),
    index('job_application_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** What lists sort by, in the form that the indexes have. */
export const NEWEST: SQL = sql`(- ${jobApplication.id})`;
export const BY_NAME: SQL = sql`(lower(${jobApplication.firstName} || ' ' || ${jobApplication.lastName}) collate "th-x-icu")`;

/** A file of an application, or one that waits to be sent along; the bytes lie encrypted in the store. */
export const jobAttachment = pgTable(
  'job_attachment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: integer().references(() => jobApplication.id, { onDelete: 'cascade' }),
    kind: text().$type<JobFileKind>().notNull(),
    fileKey: text().notNull().unique(),
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    uploadedAt: now(),
    /** Of the token that the uploader holds. The file is bound to it. */
    tokenHash: text().notNull().unique(),
    /** Of the network that it came from, while it waits: bounds what one may have waiting. */
    networkDigest: text(),
  },
  (table) => [
    oneOf(table.kind, JOB_FILE_KINDS),
    ...notNegative(table.bytes),
    index('job_attachment_of').on(table.applicationId, table.id),
    index('job_attachment_unsent').on(table.uploadedAt).where(sql`${table.applicationId} is null`),
  ],
);
