import { AppError } from '#contract/errors.ts';
import type { Mapping } from '#contract/imports/imports.ts';
import type { MaintainedName } from '#contract/resource/names.ts';
import type { Window } from '#contract/rights/permissions.ts';
import type { Db } from '#server/platform/db.ts';
import type { sheetImport } from './tables.ts';

export type Job = typeof sheetImport.$inferSelect;
export type Problems = Record<string, string>;
export type SheetRow = { rowNumber: number; cells: string[] };

/** What became of a row that was to be written. */
export type Outcome = { rowNumber: number } & (
  | { recordId: number; recordVersion: number }
  | { problems: Problems }
);

export type WrittenRow = { rowNumber: number; recordId: number; recordVersion: number };

/** One import at work, with what it needs to know read once. */
export type ImportWork = {
  /** What is wrong with each of these rows; nothing is kept of the try. */
  check: (db: Db, rows: SheetRow[]) => Promise<Problems[]>;
  /** What only shows when all rows have been looked at. */
  checkTogether?: (db: Db) => Promise<void>;
  write: (tx: Db, rows: SheetRow[]) => Promise<Outcome[]>;
  /** Takes records back, and answers with the rows whose record is kept. */
  undo: (tx: Db, rows: WrittenRow[]) => Promise<number[]>;
};

/** How sheets of one kind of thing come in. */
export type ImportPlan = {
  resource: MaintainedName;
  /** The window in the record of what was done. */
  window: Window;
  fields: ReadonlyArray<{ key: string; needed: boolean }>;
  /** The mapping that the headings of a sheet suggest. */
  suggest: (headings: readonly string[]) => Mapping;
  /** As many rows as are written in one transaction. */
  chunk: number;
  open: (db: Db, job: Job) => Promise<ImportWork>;
};

export type Plans = Partial<Record<MaintainedName, ImportPlan>>;

export function planOf(plans: Plans, { resource }: Pick<Job, 'resource'>): ImportPlan {
  const plan = plans[resource as MaintainedName];
  if (!plan) throw new AppError('not_found');
  return plan;
}
