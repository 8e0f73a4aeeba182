import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  MAIL_LANGUAGES,
  MAIL_SECURITIES,
  MAIL_STATES,
  type MailLanguage,
  type MailSecurity,
  type MailState,
  type MailTexts,
  MESSAGE_CHANNELS,
  type MessageChannel,
  OUTBOX_CHANNELS,
  type OutboxChannel,
} from '#contract/mail/mail.ts';
import { oneOf, onlyRow } from '#server/platform/checks.ts';
import { foldedText, moment, now } from '#server/platform/columns.ts';
import { digestKeyTable } from '#server/platform/lasting-digest.ts';

const versioned = () => ({
  version: integer().notNull().default(1),
  updatedAt: now(),
  updatedBy: text(),
});

/** The mail server that staff set: one row, or none. Without a host the operator's holds. */
export const mailServer = pgTable(
  'mail_server',
  {
    id: integer().primaryKey().default(1),
    host: text(),
    port: integer().notNull().default(587),
    security: text().$type<MailSecurity>().notNull().default('starttls'),
    user: text().notNull().default(''),
    /** Sealed with the key of the server. */
    password: text(),
    senderName: text().notNull().default(''),
    senderAddress: text().notNull().default(''),
    replyTo: text().notNull().default(''),
    ...versioned(),
  },
  (table) => [onlyRow(table.id), oneOf(table.security, MAIL_SECURITIES)],
);

/** Every mail and message by LINE that was asked for, in the transaction of what it tells about. */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text().$type<OutboxChannel>().notNull().default('mail'),
    event: text().notNull(),
    /** What happened: the same event asks for one mail, however often it is asked. */
    key: text().notNull(),
    /** What it belongs to, such as `application:12`; none where nobody looks for it. */
    about: text(),
    language: text().$type<MailLanguage>().notNull(),
    /** In part, for the list. The address itself is read at sending from where it belongs. */
    recipient: text().notNull().default(''),
    /** Finds the mails to an address again; written with the first try. */
    recipientDigest: text(),
    /** Ids that the letter is filled in from; nothing secret. */
    payload: jsonb().$type<Record<string, string | number | undefined>>().notNull().default({}),
    /** Only of who is told that their address is no longer known; emptied when it is sent. */
    address: text(),
    state: text().$type<MailState>().notNull().default('queued'),
    tries: integer().notNull().default(0),
    /** What the mail server said last. */
    answer: text().notNull().default(''),
    /** The same for every try, so that a mailbox, or LINE, can tell the same twice from two. */
    messageId: uuid().notNull().defaultRandom(),
    createdAt: now(),
    startedAt: moment(),
    sentAt: moment(),
    nextTryAt: moment(),
    searchText: foldedText(['event', 'key', 'recipient', 'answer']),
  },
  (table) => [
    oneOf(table.language, MAIL_LANGUAGES),
    oneOf(table.channel, OUTBOX_CHANNELS),
    oneOf(table.state, MAIL_STATES),
    index('outgoing_mail_about').on(table.about, table.id),
    index('outgoing_mail_recipient').on(table.recipientDigest),
    index('outgoing_mail_created').on(table.createdAt, table.id),
    unique().on(table.event, table.key),
    index('outgoing_mail_state').on(table.state, table.id),
    index('outgoing_mail_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** What digests of addresses are made with. */
export const mailDigestKey = digestKeyTable('mail_digest_key');

/** Letters that staff rewrote. Without texts the delivered ones hold again. */
export const mailTemplate = pgTable(
  'mail_template',
  {
    event: text().notNull(),
    language: text().$type<MailLanguage>().notNull(),
    texts: jsonb().$type<MailTexts>(),
    ...versioned(),
  },
  (table) => [
    primaryKey({ columns: [table.event, table.language] }),
    oneOf(table.language, MAIL_LANGUAGES),
  ],
);

/** Messages by SMS and LINE that staff rewrote. Without a text the delivered one holds again. */
export const messageTemplate = pgTable(
  'message_template',
  {
    event: text().notNull(),
    channel: text().$type<MessageChannel>().notNull(),
    language: text().$type<MailLanguage>().notNull(),
    text: text(),
    ...versioned(),
  },
  (table) => [
    primaryKey({ columns: [table.event, table.channel, table.language] }),
    oneOf(table.channel, MESSAGE_CHANNELS),
    oneOf(table.language, MAIL_LANGUAGES),
  ],
);
