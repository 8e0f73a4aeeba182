import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { MESSAGE_STATUSES, type MessageStatus } from '#contract/messages/statuses.ts';
import { oneOf } from '#server/platform/checks.ts';
import { editableColumns, foldedText, moment, now } from '#server/platform/columns.ts';

/** What a visitor wrote to us, with the consent that came with it. */
export const contactMessage = pgTable(
  'contact_message',
  {
    ...editableColumns(),
    /** Made by the sender's browser: the same message sent twice is one. */
    clientId: uuid().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    /** Sealed; what lists show of it; and what finds it again. */
    tel: text().notNull(),
    telMask: text().notNull().default(''),
    telDigest: text(),
    header: text().notNull(),
    text: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Which version of the privacy notice was agreed to; when is `createdAt`. */
    policyVersion: integer().notNull(),
    newsletter: boolean().notNull(),
    status: text().$type<MessageStatus>().notNull().default('new'),
    /** Who looks after it, and how that user was called then. */
    assigneeId: integer(),
    assignee: text(),
    createdAt: now(),
    searchText: foldedText([
      'client_id::text',
      'name',
      'email',
      'right(tel_mask, 4)',
      'header',
      '"text"',
    ]),
  },
  (table) => [
    oneOf(table.language, LANGUAGES),
    oneOf(table.status, MESSAGE_STATUSES),
    index('contact_message_tel').on(table.telDigest),
    index('contact_message_email').on(sql`lower(${table.email})`),
    index('contact_message_by_time').on(table.createdAt, table.id),
    index('contact_message_by_update').on(table.updatedAt, table.id),
    index('contact_message_by_name').on(sql`lower(${table.name}) collate "th-x-icu"`, table.id),
    index('contact_message_status').on(table.status, table.createdAt, table.id),
    index('contact_message_assignee').on(table.assignee, table.createdAt, table.id),
    index('contact_message_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** What staff answered, by mail. */
export const messageAnswer = pgTable(
  'message_answer',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    messageId: integer()
      .notNull()
      .references(() => contactMessage.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    by: text().notNull(),
    at: now(),
    /** How often sending it failed, and when it left. */
    failures: integer().notNull().default(0),
    sentAt: moment(),
    /** To a file, for there was no mail server. */
    written: boolean().notNull().default(false),
  },
  (table) => [index('message_answer_message').on(table.messageId, table.id)],
);

/** Who wants news by mail. An address that opted out stays, so that it is not written to again. */
export const newsletterSubscriber = pgTable(
  'newsletter_subscriber',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case: an address in two spellings is one. */
    email: text().notNull().unique(),
    language: text().$type<Language>().notNull(),
    since: now(),
    /** The message that carried the consent. */
    messageId: integer().references(() => contactMessage.id, { onDelete: 'set null' }),
    optedOutAt: moment(),
  },
  (table) => [oneOf(table.language, LANGUAGES)],
);

/** The opt-out links in letters, one for each letter: a link in an old one goes on working. */
export const newsletterLink = pgTable(
  'newsletter_link',
  {
    tokenHash: text().primaryKey(),
    subscriberId: integer()
      .notNull()
      .references(() => newsletterSubscriber.id, { onDelete: 'cascade' }),
    madeAt: now(),
    /** The message that asks for news again after an opt-out: who follows the link confirms it. */
    confirms: integer().references(() => contactMessage.id, { onDelete: 'cascade' }),
  },
  (table) => [index('newsletter_link_subscriber').on(table.subscriberId)],
);
