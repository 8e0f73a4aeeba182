import {
  bigint,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { NETWORKS } from '#contract/applications/networks.ts';
import { APPLICATION_STATUSES } from '#contract/applications/states.ts';
import { oneOf } from '#server/platform/checks.ts';

/**
 * `all` and `channel` and `province` count the applications sent on a day, `province_month` those of a
 * month, on its first day; `wait` counts the moves out of a status on a day, with how long it had lasted.
 */
const COUNT_KINDS = ['all', 'channel', 'province', 'province_month', 'wait'] as const;
export type CountKind = (typeof COUNT_KINDS)[number];
/** What an application came to; of moves out of a status none is said. */
const OUTCOMES = ['', 'open', 'approved', 'rejected', 'cancelled'] as const;

const countColumns = () => ({
  day: date().notNull(),
  kind: text().$type<CountKind>().notNull(),
  /** The channel, the province or the status waited in. */
  value: text().notNull(),
  /** Empty where nobody referred it. */
  network: text().notNull(),
  /** Only where all are counted. */
  status: text().notNull(),
  /** A closed one keeps what it came to. */
  outcome: text().notNull(),
  count: integer().notNull(),
  seconds: bigint({ mode: 'number' }).notNull().default(0),
});

type CountTable = Record<'kind' | 'network' | 'status' | 'outcome', ExtraConfigColumn>;
const countChecks = (table: CountTable) => [
  oneOf(table.kind, COUNT_KINDS),
  oneOf(table.network, ['', ...NETWORKS]),
  oneOf(table.status, ['', ...APPLICATION_STATUSES]),
  oneOf(table.outcome, OUTCOMES),
];

/** Sums, so that figures over a million applications need not look at each. */
export const applicationCount = pgTable('application_count', countColumns(), (table) => [
  ...countChecks(table),
  primaryKey({
    columns: [table.kind, table.day, table.value, table.network, table.status, table.outcome],
  }),
]);

/**
 * What triggers wrote since the last roll-up. Writers only add here, so that no two of them ever wait
 * for the same sum; readers add both tables, so that a figure is right at every moment.
 */
export const applicationCountChange = pgTable(
  'application_count_change',
  countColumns(),
  (table) => [
    ...countChecks(table),
    index('application_count_change_of').on(table.kind, table.day),
  ],
);
