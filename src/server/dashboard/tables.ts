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
import { OUTCOMES } from '#contract/applications/kinds.ts';
import { NETWORKS } from '#contract/applications/networks.ts';
import { APPLICATION_STATUSES } from '#contract/applications/states.ts';
import { oneOf } from '#server/platform/checks.ts';

/**
 * `all` to `officer` count the applications sent on a day; `reason` only those that were rejected, `officer` by who deals with them. `wait` counts the
 * moves out of a status on a day, with how long it had lasted, `late` those after its time was up;
 * `move` and `call` what somebody of the staff did on it. `province_month` is read by the version before
 * this one, and no more.
 */
const COUNT_KINDS = [
  'all',
  'channel',
  'province',
  'province_month',
  'product',
  'reason',
  'officer',
  'wait',
  'late',
  'move',
  'call',
] as const;
export type CountKind = (typeof COUNT_KINDS)[number];

const countColumns = () => ({
  day: date().notNull(),
  kind: text().$type<CountKind>().notNull(),
  /** The channel, the province, the status waited in, who did it: what the kind says. */
  value: text().notNull(),
  /** Empty where nobody referred it. */
  network: text().notNull(),
  /** Only where all are counted. */
  status: text().notNull(),
  /** What applications came to; of what was done on a day none is said. */
  outcome: text().notNull(),
  count: integer().notNull(),
  /** Of a wait, which gave the column its name; of applications it is satang. */
  seconds: bigint({ mode: 'number' }).notNull().default(0),
});

type CountTable = Record<'kind' | 'network' | 'status' | 'outcome', ExtraConfigColumn>;
const countChecks = (table: CountTable) => [
  oneOf(table.kind, COUNT_KINDS),
  oneOf(table.network, ['', ...NETWORKS]),
  oneOf(table.status, ['', ...APPLICATION_STATUSES]),
  oneOf(table.outcome, ['', ...OUTCOMES]),
];

type SumTable = CountTable & Record<'day' | 'value', ExtraConfigColumn>;
const sumsOnce = ({ kind, day, value, network, status, outcome }: SumTable) =>
  primaryKey({ columns: [kind, day, value, network, status, outcome] });

/** Sums, so that figures over a million applications need not look at each. */
export const applicationCount = pgTable('application_count', countColumns(), (table) => [
  ...countChecks(table),
  sumsOnce(table),
]);

/** The same by months, on the first day of each, so that years need not look at each day; a trigger adds them. */
export const applicationCountMonth = pgTable('application_count_month', countColumns(), (table) => [
  ...countChecks(table),
  sumsOnce(table),
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
