import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { NETWORKS } from '#contract/applications/networks.ts';
import { notNegative, oneOf } from '#server/platform/checks.ts';
import { editableColumns, localized, searchedText } from '#server/platform/columns.ts';

/** What a user is in the house. A group holds profiles; its users may do what these allow. */
export const userGroup = pgTable(
  'user_group',
  {
    ...editableColumns(),
    name: localized(),
    /** Members may do everything, also what later versions of the product add. */
    administrator: boolean().notNull().default(false),
    /** Members see only what came through this branch network. */
    network: text(),
    secondFactorRequired: boolean().notNull().default(false),
    /** The most that members may approve, in whole baht; null: whatever the product lends. */
    approvesUpTo: bigint({ mode: 'number' }),
    searchText: searchedText('name'),
  },
  (table) => [oneOf(table.network, NETWORKS), ...notNegative(table.approvesUpTo)],
);

/** A set of permissions under a name. */
export const userProfile = pgTable('user_profile', {
  ...editableColumns(),
  name: localized(),
  searchText: searchedText('name'),
});

export const groupProfile = pgTable(
  'group_profile',
  {
    groupId: integer()
      .notNull()
      .references(() => userGroup.id, { onDelete: 'cascade' }),
    profileId: integer()
      .notNull()
      .references(() => userProfile.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.profileId] })],
);

export const profilePermission = pgTable(
  'profile_permission',
  {
    profileId: integer()
      .notNull()
      .references(() => userProfile.id, { onDelete: 'cascade' }),
    /** Such as "ArticlesMaint.edit". One that the product no longer knows gives nothing. */
    permission: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.permission] })],
);
