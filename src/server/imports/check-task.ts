import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { type ImportWork, type Plans, planOf } from './plan.ts';
import { findJob, isInState, moveImport } from './queries.ts';
import { Payload } from './read-task.ts';
import { sheetImport, sheetImportRow } from './tables.ts';

const CHUNK = 500;

/** Looks at every row of an import. Begun anew after a crash, it starts over. */
export async function checkImport(db: Db, plans: Plans, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const job = await findJob(db, id, 'checking');
  if (!job) return;
  const work = await planOf(plans, job).open(db, job);
  await db.update(sheetImport).set({ done: 0 }).where(eq(sheetImport.id, id));
  for (let after = 0; ; ) {
    if (!(await isInState(db, id, 'checking'))) return;
    const last = await checkChunk(db, id, after, work);
    if (last === undefined) break;
    after = last;
  }
  await work.checkTogether?.(db);
  const wrong = and(eq(sheetImportRow.importId, id), sql`${sheetImportRow.problems} <> '{}'`);
  const refused = await db.$count(sheetImportRow, wrong);
  await moveImport(db, id, ['checking'], 'checked', { refused });
}

/** Answers with the number of the last row it looked at. */
async function checkChunk(db: Db, id: number, after: number, work: ImportWork) {
  const rows = await db
    .select({ rowNumber: sheetImportRow.rowNumber, cells: sheetImportRow.cells })
    .from(sheetImportRow)
    .where(and(eq(sheetImportRow.importId, id), gt(sheetImportRow.rowNumber, after)))
    .orderBy(asc(sheetImportRow.rowNumber))
    .limit(CHUNK);
  if (rows.length === 0) return undefined;
  const problems = await work.check(db, rows);
  const findings = rows.map(({ rowNumber }, index) => ({
    row: rowNumber,
    problems: problems[index] ?? {},
  }));
  await db.execute(sql`
    update ${sheetImportRow} set problems = finding.problems, chosen = finding.problems = '{}'
    from json_to_recordset(${JSON.stringify(findings)}::json) as finding("row" int, problems jsonb)
    where import_id = ${id} and row_number = finding."row"`);
  await db
    .update(sheetImport)
    .set({ done: sql`${sheetImport.done} + ${rows.length}` })
    .where(eq(sheetImport.id, id));
  return rows.at(-1)?.rowNumber;
}
