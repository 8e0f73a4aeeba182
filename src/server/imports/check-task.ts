import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { cutToSize } from './chunk.ts';
import { type Try, tryStep } from './give-up.ts';
import { type ImportWork, type Plans, planOf } from './plan.ts';
import { findJob, isInState, moveImport } from './queries.ts';
import { Payload } from './read-task.ts';
import { sheetImport, sheetImportRow } from './tables.ts';

/** Looks at every row of an import. Begun anew after a crash, it starts over. */
export async function checkImport(
  db: Db,
  plans: Plans,
  payload: unknown,
  { isLast }: Try,
): Promise<void> {
  const { id } = Payload.parse(payload);
  await tryStep({ db, id, step: 'checking', isLast }, () => checkRows(db, plans, id));
}

async function checkRows(db: Db, plans: Plans, id: number): Promise<void> {
  const job = await findJob(db, id, 'checking');
  if (!job) return;
  const plan = planOf(plans, job);
  const work = await plan.open(db, job);
  await db.update(sheetImport).set({ done: 0 }).where(eq(sheetImport.id, id));
  for (let after = 0; ; ) {
    if (!(await isInState(db, id, 'checking'))) return;
    const last = await checkChunk(db, id, { after, most: plan.chunk }, work);
    if (last === undefined) break;
    after = last;
  }
  await markRepeated(db, id, plan.keyField === 'id' ? 'row' : plan.keyField);
  const wrong = and(eq(sheetImportRow.importId, id), sql`${sheetImportRow.problems} <> '{}'`);
  const refused = await db.$count(sheetImportRow, wrong);
  await moveImport(db, id, ['checking'], 'checked', { refused });
}

/** Answers with the number of the last row it looked at. */
async function checkChunk(
  db: Db,
  id: number,
  { after, most }: { after: number; most: number },
  work: ImportWork,
) {
  const found = await db
    .select({ rowNumber: sheetImportRow.rowNumber, cells: sheetImportRow.cells })
    .from(sheetImportRow)
    .where(and(eq(sheetImportRow.importId, id), gt(sheetImportRow.rowNumber, after)))
    .orderBy(asc(sheetImportRow.rowNumber))
    .limit(most);
  if (found.length === 0) return undefined;
  const rows = cutToSize(found);
  const findings = await work.check(db, rows);
  const looked = findings.map((finding, index) => ({ row: rows[index]?.rowNumber, ...finding }));
  await db.execute(sql`
    update ${sheetImportRow} set
      problems = finding.problems,
      chosen = finding.problems = '{}' and finding.action is distinct from 'same',
      action = finding.action,
      row_key = finding."rowKey",
      changes = finding.changes,
      live = finding.live,
      record_id = finding."recordId",
      record_version = finding."recordVersion"
    from json_to_recordset(${JSON.stringify(looked)}::json) as finding(
      "row" int, problems jsonb, action text, "rowKey" text, changes jsonb, live boolean,
      "recordId" int, "recordVersion" int)
    where import_id = ${id} and row_number = finding."row"`);
  await db
    .update(sheetImport)
    .set({ done: sql`${sheetImport.done} + ${rows.length}` })
    .where(eq(sheetImport.id, id));
  return rows.at(-1)?.rowNumber;
}

/** Of rows about the same record the first one counts; the others name it. */
async function markRepeated(db: Db, id: number, field: string): Promise<void> {
  await db.execute(sql`
    update ${sheetImportRow} set
      problems = jsonb_build_object(${field}::text, 'repeated:' || counted.first),
      chosen = false, action = null
    from (
      select id as row_id, row_number() over same as nth, min(row_number) over same as first
      from ${sheetImportRow} where import_id = ${id} and row_key is not null
      window same as (partition by row_key order by row_number)
    ) as counted
    where id = counted.row_id and counted.nth > 1`);
}
