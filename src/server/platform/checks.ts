import { getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { type CheckBuilder, check, type ExtraConfigColumn } from 'drizzle-orm/pg-core';

/**
 * What a column may hold, said to the database too. Every constraint is called as PostgreSQL itself
 * would call it: table, column, "check".
 */
const named = (column: ExtraConfigColumn, rule: SQL): CheckBuilder =>
  check(`${getTableName(column.table)}_${toSnakeCase(column.name)}_check`, rule);

/** One of these, written out: the words of an index or of a constraint hold no parameters. */
export const isOneOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

/** Only these words: the list of the contract is the list of the database. Empty where it may be. */
export const oneOf = (column: ExtraConfigColumn, values: readonly string[]): CheckBuilder =>
  named(column, isOneOf(column, values));

export const notNegative = (...columns: ExtraConfigColumn[]): CheckBuilder[] =>
  columns.map((column) => named(column, sql`${column} >= 0`));

/** A table of one row, or of none. */
export const onlyRow = (id: ExtraConfigColumn): CheckBuilder => named(id, sql`${id} = 1`);
