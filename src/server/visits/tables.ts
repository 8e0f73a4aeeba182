import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Daily totals and nothing else: no address, no browser, no person. */
export const visitDay = pgTable('visit_day', {
  day: date().primaryKey(),
  total: bigint({ mode: 'number' }).notNull(),
});

export const menuVisitDay = pgTable(
  'menu_visit_day',
  {
    day: date().notNull(),
    winName: text().notNull(),
    refSkey: text().notNull(),
    total: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.winName, table.refSkey] })],
);
