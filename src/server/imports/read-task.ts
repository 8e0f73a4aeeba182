import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { EXAMPLE_MARKS, type ImportFailure, MOST_IMPORT_ROWS } from '#contract/imports/imports.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import type { Db } from '#server/platform/db.ts';
import { readSheet } from '#server/sheets/read-sheet.ts';
import { boundTo, dropSheet } from './kept-sheet.ts';
import { type ImportPlan, type Job, type Plans, planOf } from './plan.ts';
import { findJob, isInState, moveImport } from './queries.ts';
import { sheetImport, sheetImportRow } from './tables.ts';

export const Payload = z.object({ id: z.number() });
const CHUNK = 500;
/** As long as an article may be; what is longer is refused by its own field. */
const LONGEST_CELL = 200_000;

/** Reads the uploaded sheet into rows. Begun anew after a crash, it starts over. */
export async function readImportFile(
  db: Db,
  files: PrivateFiles,
  plans: Plans,
  payload: unknown,
): Promise<void> {
  const { id } = Payload.parse(payload);
  const job = await findJob(db, id, 'reading');
  if (!job) return;
  const rows = await readKept(files, job);
  if (typeof rows !== 'string') return keepRows(db, planOf(plans, job), id, rows);
  await db.transaction(async (tx) => {
    const report = { failure: rows };
    await moveImport(tx, id, ['reading'], 'failed', { report, endedAt: new Date() });
    await dropSheet(tx, id);
  });
}

/** The rows, or why there are none. */
async function readKept(
  files: PrivateFiles,
  { id, fileKey }: Job,
): Promise<string[][] | ImportFailure> {
  const content = fileKey === null ? undefined : await files.open(fileKey, boundTo(id));
  if (!content) return 'unreadable';
  const read = await readSheet(content);
  if ('refusal' in read) return read.refusal;
  const { length } = linesOf(read.rows);
  if (length === 0) return 'no_rows';
  return length > MOST_IMPORT_ROWS ? 'too_many_rows' : read.rows;
}

/** Counted as the sheet does: its first line is the headings. What shows how to fill it in is no row. */
function linesOf(rows: string[][]) {
  return rows
    .map((cells, index) => ({ cells, rowNumber: index + 1 }))
    .slice(1)
    .filter(({ cells: [first = ''] }) => !EXAMPLE_MARKS.includes(first.trim().toLowerCase()))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

async function keepRows(db: Db, plan: ImportPlan, id: number, rows: string[][]): Promise<void> {
  const [columns = []] = rows;
  const lines = linesOf(rows);
  await db.delete(sheetImportRow).where(eq(sheetImportRow.importId, id));
  for (let from = 0; from < lines.length; from += CHUNK) {
    if (!(await isInState(db, id, 'reading'))) return;
    const some = lines.slice(from, from + CHUNK).map(({ cells, rowNumber }) => ({
      rowNumber,
      cells: cells.map((text) => text.slice(0, LONGEST_CELL)),
    }));
    // As one text: thousands of parameters would take many times the memory of the rows.
    await db.execute(sql`
      insert into ${sheetImportRow} (import_id, row_number, cells)
      select ${id}, line."rowNumber", line.cells
      from json_to_recordset(${JSON.stringify(some)}::json) as line ("rowNumber" int, cells jsonb)`);
    await db
      .update(sheetImport)
      .set({ done: Math.min(from + CHUNK, lines.length), total: lines.length })
      .where(eq(sheetImport.id, id));
  }
  const report = { columns, mapping: plan.suggest(columns) };
  await db.transaction(async (tx) => {
    await moveImport(tx, id, ['reading'], 'mapping', { done: 0, report });
    await dropSheet(tx, id);
  });
}
