import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import {
  POLICY_NOTICE_STATES,
  POLICY_READERS,
  type PolicyNoticeState,
  type PolicyReader,
} from '#contract/policy-notices/policy-notices.ts';
import { notNegative, oneOf } from '#server/platform/checks.ts';
import { moment, now } from '#server/platform/columns.ts';

/** That readers are told of a policy which asks again, and how far that is. */
export const policyNotice = pgTable(
  'policy_notice',
  {
    /** The version from which on agreeing counts. */
    version: integer().primaryKey(),
    state: text().$type<PolicyNoticeState>().notNull().default('working'),
    /** Who is written to at present, and the last one who was. */
    reader: text().$type<PolicyReader>().notNull().default('subscriber'),
    after: integer().notNull().default(0),
    /** How many letters were asked for. */
    asked: integer().notNull().default(0),
    startedAt: now(),
    startedBy: text().notNull(),
    endedAt: moment(),
  },
  (table) => [
    oneOf(table.state, POLICY_NOTICE_STATES),
    oneOf(table.reader, POLICY_READERS),
    ...notNegative(table.asked),
  ],
);
