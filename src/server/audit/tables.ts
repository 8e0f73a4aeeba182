import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { AUDIT_FAULTS, type AuditFault } from '#contract/audit/audit.ts';
import { oneOf, onlyRow } from '#server/platform/checks.ts';
import { markedText } from '#server/platform/columns.ts';

/** What was done, by whom, when and from where. Rows are only ever added; a trigger refuses the rest. */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** The user id as it was, so that the record stays readable whatever becomes of the user. */
    actor: text(),
    actorId: integer(),
    address: text().notNull().default(''),
    /** Such as "sign_in", "sign_in_failed", "create", "change", "delete". */
    action: text().notNull(),
    /** The window or kind of thing, and which one. */
    subject: text().notNull(),
    subjectId: text().notNull().default(''),
    /** How the thing was called at that moment. */
    subjectName: text().notNull().default(''),
    /** Field by field, before and after; secrets are never in it. */
    changes: jsonb()
      .$type<Record<string, { from?: unknown; to?: unknown }>>()
      .notNull()
      .default({}),
    searchText: markedText([
      `coalesce(actor, '')`,
      'action',
      'subject',
      'subject_id',
      'subject_name',
    ]),
  },
  (table) => [
    index('audit_event_subject').on(table.subject, table.subjectId, table.id),
    index('audit_event_window').on(table.subject, table.id),
    index('audit_event_actor').on(table.actorId, table.id),
    index('audit_event_action').on(table.action, table.id),
    index('audit_event_at').on(table.at, table.id),
    index('audit_event_with_address').on(table.at).where(sql`${table.address} <> ''`),
    index('audit_event_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/**
 * The chain of seals over the record: each is made from an event and the seal before it, so that
 * what is changed or removed later shows. Positions have no gaps; only the sealing job adds to it.
 */
export const auditSeal = pgTable('audit_seal', {
  position: bigint({ mode: 'number' }).primaryKey(),
  eventId: bigint({ mode: 'number' }).notNull().unique(),
  seal: text().notNull(),
  sealedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
});

/** Sealed events whose address was removed when its time was over; only the clearing adds to it. */
export const auditRemoval = pgTable('audit_removal', {
  eventId: bigint({ mode: 'number' }).primaryKey(),
  /** Of the seal and of what is left of the event, by the key of the chain. */
  mark: text().notNull(),
  removedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
});

/** The one key of the chain, itself encrypted by the secret key: the database alone forges nothing. */
export const auditSealKey = pgTable(
  'audit_seal_key',
  { id: integer().primaryKey(), sealed: text().notNull() },
  (table) => [onlyRow(table.id)],
);

/** What looking through the whole chain found. */
export const auditCheck = pgTable(
  'audit_check',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** The last seal that was right, and when its event happened. */
    position: bigint({ mode: 'number' }).notNull(),
    seal: text().notNull(),
    until: timestamp({ withTimezone: true }),
    /** What is wrong behind it, if anything is: the event, and in which way. */
    brokenEventId: bigint({ mode: 'number' }),
    fault: text().$type<AuditFault>(),
    /** How far the older part was looked through once more; from there the next look goes on. */
    lookedAgainTo: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [oneOf(table.fault, AUDIT_FAULTS)],
);
