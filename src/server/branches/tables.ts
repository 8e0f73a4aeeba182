import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { NETWORKS } from '#contract/applications/networks.ts';
import { oneOf } from '#server/platform/checks.ts';
import {
  editableColumns,
  listIndexes,
  localized,
  publishedColumns,
  searchedText,
} from '#server/platform/columns.ts';
import { pairsIndex } from '#server/platform/search-plan.ts';

/** A branch of one of the three networks. Names of province and district are those of its writing. */
export const branch = pgTable(
  'branch',
  {
    ...editableColumns(),
    ...publishedColumns(),
    network: text().$type<(typeof NETWORKS)[number]>().notNull(),
    name: localized(),
    street1: localized(),
    tel: text().notNull(),
    hours: localized().default({}),
    /** Official codes of two and four digits. */
    provinceCode: text().notNull(),
    provinceName: localized(),
    districtCode: text().notNull(),
    districtName: localized(),
    postcode: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    searchText: searchedText('name', 'street1', 'district_name', 'province_name'),
  },
  (table) => [
    oneOf(table.network, NETWORKS),
    ...listIndexes('branch', table),
    pairsIndex('branch', table.searchText),
    // The order of the finder's list, and all that decides whether a branch is shown: the way to a
    // late page touches no rows before those of the page.
    index('branch_place').on(
      table.network,
      table.provinceCode,
      table.districtCode,
      table.position,
      table.id,
      table.published,
      table.deletedAt,
      table.publishFrom,
      table.publishUntil,
    ),
  ],
);
