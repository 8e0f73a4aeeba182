import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Daily totals and nothing else: no address, no browser, no person. */
export const visitDay = pgTable('visit_day', {
  day: date().primaryKey(),
  total: bigint({ mode: 'number' }).notNull(),
});

/** What visitors looked for and did not find, by day: words that may tell of a person are not kept. */
export const missedSearchDay = pgTable(
  'missed_search_day',
  {
    day: date().notNull(),
    place: text().notNull(),
    words: text().notNull(),
    total: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.place, table.words] })],
);

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
