import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { EXAMPLE_MARKS, type ImportFailure, MOST_IMPORT_ROWS } from '#contract/imports/imports.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import type { Db } from '#server/platform/db.ts';
import { type OpenSheet, withSheet } from '#server/sheets/read-sheet.ts';
import { holdsContent } from '#server/sheets/sheet-limits.ts';
import { boundTo, dropSheet } from './kept-sheet.ts';
import { type ImportPlan, type Plans, planOf } from './plan.ts';
import { findJob, isInState, moveImport } from './queries.ts';
import { sheetImport, sheetImportRow } from './tables.ts';

export const Payload = z.object({ id: z.number() });
/** As long as an article may be; what is longer is refused by its own field. */
const LONGEST_CELL = 200_000;

type Reader = { db: Db; files: PrivateFiles; plans: Plans };

/** Reads the uploaded sheet into rows; where the last try fails, whoever uploaded it is told. */
export async function readImportFile(
  reader: Reader,
  payload: unknown,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const { id } = Payload.parse(payload);
  try {
    await readRows(reader, id);
  } catch (error) {
    if (isLast) await failReading(reader.db, id);
    throw error;
  }
}

/** Begun anew after a crash, it starts over. */
async function readRows({ db, files, plans }: Reader, id: number): Promise<void> {
  const job = await findJob(db, id, 'reading');
  if (!job) return;
  const open = async () =>
    job.fileKey === null ? undefined : files.open(job.fileKey, boundTo(id));
  const read = await withSheet(open, (sheet) => keepRows(db, id, sheet));
  if ('columns' in read) return suggestColumns(db, planOf(plans, job), id, read);
  if ('refusal' in read) return fail(db, id, read.refusal);
}

type Kept = { columns: string[]; total: number; example: boolean };

/** Puts the rows down some at a time, until all are there or the import is cancelled. */
async function keepRows(
  db: Db,
  id: number,
  { length, next }: OpenSheet,
): Promise<Kept | { refusal: ImportFailure } | { cancelled: true }> {
  await db.delete(sheetImportRow).where(eq(sheetImportRow.importId, id));
  let columns: string[] | undefined;
  let total = 0;
  let example = false;
  for (let read = 0, rows = await next(); rows.length > 0; rows = await next()) {
    if (!(await isInState(db, id, 'reading'))) return { cancelled: true };
    const lines = rows
      .map((cells, index) => ({ cells, rowNumber: read + index + 1 }))
      .filter(({ cells }) => holdsContent(cells));
    read += rows.length;
    // The first of all are the headings.
    columns ??= lines.shift()?.cells;
    const content = lines.filter(isNoExample);
    total += content.length;
    example ||= content.length < lines.length;
    if (total > MOST_IMPORT_ROWS) return { refusal: 'too_many_rows' };
    await insertLines(db, id, content);
    const progress = { done: read - 1, total: length - 1 };
    await db.update(sheetImport).set(progress).where(eq(sheetImport.id, id));
  }
  return columns && total > 0 ? { columns, total, example } : { refusal: 'no_rows' };
}

/** A row with the number that the sheet shows beside it. */
type Line = { cells: string[]; rowNumber: number };

/** What shows how to fill a template in is no row. */
function isNoExample({ cells: [first = ''] }: Line): boolean {
  const mark = first.trim().toLowerCase();
  return !Object.values<string>(EXAMPLE_MARKS).includes(mark);
}

/** As one text: thousands of parameters would take many times the memory of the rows. */
async function insertLines(db: Db, id: number, lines: readonly Line[]): Promise<void> {
  const cut = lines.map(({ cells, rowNumber }) => ({
    rowNumber,
    cells: cells.map((text) => text.slice(0, LONGEST_CELL).toWellFormed()),
  }));
  await db.execute(sql`
    insert into ${sheetImportRow} (import_id, row_number, cells)
    select ${id}, line."rowNumber", line.cells
    from json_to_recordset(${JSON.stringify(cut)}::json) as line ("rowNumber" int, cells jsonb)`);
}

async function suggestColumns(db: Db, plan: ImportPlan, id: number, { total, ...kept }: Kept) {
  const report = { ...kept, mapping: plan.suggest(kept.columns) };
  await db.transaction(async (tx) => {
    await moveImport(tx, id, ['reading'], 'mapping', { done: 0, total, report });
    await dropSheet(tx, id);
  });
}

/** Ends an import whose sheet nobody will read any more. */
export async function failReading(db: Db, id: number): Promise<void> {
  if (await isInState(db, id, 'reading')) await fail(db, id, 'unreadable');
}

async function fail(db: Db, id: number, failure: ImportFailure): Promise<void> {
  await db.transaction(async (tx) => {
    const report = { failure };
    const ended = { report, total: 0, done: 0, endedAt: new Date() };
    await moveImport(tx, id, ['reading'], 'failed', ended);
    await tx.delete(sheetImportRow).where(eq(sheetImportRow.importId, id));
    await dropSheet(tx, id);
  });
}
