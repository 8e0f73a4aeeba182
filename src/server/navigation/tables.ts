import { type AnyPgColumn, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { editableColumns, localized, searchedText } from '#server/platform/columns.ts';

/**
 * The screens the office knows. Those of the product have a row each, made at the start: they can
 * be renamed and hidden, not deleted. Staff may add links to other systems of the house.
 */
export const navWindow = pgTable('nav_window', {
  ...editableColumns(),
  /** The product's name of the screen, as in permissions; links have a name of their own. */
  code: text().notNull().unique(),
  name: localized(),
  /** Where a link leads; null: a screen of the product. */
  url: text(),
  hidden: boolean().notNull().default(false),
  searchText: searchedText('name'),
});

/** The menu: a tree of headings and windows. */
export const navNode = pgTable(
  'nav_node',
  {
    ...editableColumns(),
    parentId: integer().references((): AnyPgColumn => navNode.id),
    position: integer().notNull(),
    icon: text().notNull().default(''),
    name: localized(),
    /** Null: a heading. */
    windowId: integer().references(() => navWindow.id),
    hidden: boolean().notNull().default(false),
  },
  (table) => [index('nav_node_parent').on(table.parentId, table.position)],
);

/** Which window an address of the office opens. Each window of the product keeps its own. */
export const navRoute = pgTable('nav_route', {
  ...editableColumns(),
  path: text().notNull().unique(),
  windowId: integer()
    .notNull()
    .references(() => navWindow.id),
  /** The product's own address of a window, which cannot be changed. */
  fixed: boolean().notNull().default(false),
});
