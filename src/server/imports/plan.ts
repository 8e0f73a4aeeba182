import type { SQL } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { CellKind, ImportRow, Mapping, RowAction } from '#contract/imports/imports.ts';
import type { MaintainedName } from '#contract/resource/names.ts';
import type { Permission, Window } from '#contract/rights/permissions.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { sheetImport } from './tables.ts';

export type Job = typeof sheetImport.$inferSelect;
export type Problems = Record<string, string>;
export type SheetRow = { rowNumber: number; cells: string[] };

/** What was found out about a row: what it does, to which record, and what is wrong with it. */
export type Finding = {
  problems: Problems;
  action: RowAction | null;
  /** What it is matched by. */
  rowKey: string | null;
  changes: ImportRow['changes'];
  live: boolean;
  recordId: number | null;
  recordVersion: number | null;
};

export type CheckedRow = SheetRow & Pick<Finding, 'action' | 'recordId' | 'recordVersion'>;

/** What became of a row that was to be written; `same`: somebody wrote just that meanwhile. */
export type Outcome = { rowNumber: number } & (
  | { recordId: number; recordVersion: number; revision?: number; before?: object }
  | { problems: Problems }
  | { same: true }
);

export type WrittenRow = {
  rowNumber: number;
  recordId: number;
  recordVersion: number;
  /** The unpublished changes that it was written as; none: as the record itself. */
  revision: number | null;
  /** The fields of a record that was changed as they were; none: it was added. */
  before: object | null;
};

/** One import at work, with what it needs to know read once. */
export type ImportWork = {
  /** What each of these rows would do; nothing is kept of the try. */
  check: (db: Db, rows: SheetRow[]) => Promise<Finding[]>;
  write: (tx: Db, rows: CheckedRow[]) => Promise<Outcome[]>;
  /** Takes rows back, and answers with those that are kept and why. */
  undo: (tx: Db, rows: WrittenRow[]) => Promise<Map<number, string>>;
};

/** How sheets of one kind of thing come in. */
export type ImportPlan = {
  resource: MaintainedName;
  /** The window in the record of what was done. */
  window: Window;
  /** The rights that taking back what was added, and what was changed, takes. */
  undoneBy: Record<'new' | 'changed', Permission>;
  fields: ReadonlyArray<{ key: string; needed: boolean; matches: boolean; holds: CellKind }>;
  /** The field that by itself says which record a row is about; with it nothing else is needed. */
  keyField: string;
  /** The mapping that the headings of a sheet suggest. */
  suggest: (headings: readonly string[]) => Mapping;
  /** As many rows as are written in one transaction. */
  chunk: number;
  open: (db: Db, job: Job) => Promise<ImportWork>;
  /** Which imports somebody sees; without, all of them. */
  seenBy?: (viewer: Viewer) => SQL | undefined;
  /** Refuses who could import nothing of it. */
  demandImporter?: (viewer: Viewer) => void;
  /** What is to be told when all is written. */
  finish?: (tx: Db, job: Job) => Promise<void>;
};

export type Plans = Partial<Record<MaintainedName, ImportPlan>>;

export function planOf(plans: Plans, { resource }: Pick<Job, 'resource'>): ImportPlan {
  const plan = plans[resource as MaintainedName];
  if (!plan) throw new AppError('not_found');
  return plan;
}
