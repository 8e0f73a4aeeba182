import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { recordEvent } from '#server/audit/record.ts';
import type { Db } from '#server/platform/db.ts';
import { cutToSize } from './chunk.ts';
import { forgetUnused } from './forget-unused.ts';
import { type Try, tryStep } from './give-up.ts';
import {
  type CheckedRow,
  type ImportPlan,
  type ImportWork,
  type Job,
  type Plans,
  planOf,
} from './plan.ts';
import { findJob, holdInState, moveImport } from './queries.ts';
import { Payload } from './read-task.ts';
import { sheetImport, sheetImportRow } from './tables.ts';

/** Writes the chosen rows, chunk by chunk; after a crash it goes on where it was. */
export async function writeImport(
  db: Db,
  plans: Plans,
  payload: unknown,
  { isLast }: Try,
): Promise<void> {
  const { id } = Payload.parse(payload);
  await tryStep({ db, id, step: 'writing', isLast }, () => writeRows(db, plans, id));
}

async function writeRows(db: Db, plans: Plans, id: number): Promise<void> {
  const job = await findJob(db, id, 'writing');
  if (!job) return;
  const plan = planOf(plans, job);
  const work = await plan.open(db, job);
  for (let after = 0; ; ) {
    const chunk = { after, most: plan.chunk };
    const last = await db.transaction(async (tx) =>
      (await holdInState(tx, id, 'writing')) ? writeChunk(tx, id, chunk, work) : 'cancelled',
    );
    if (last === 'cancelled') return;
    if (last === undefined) return finish(db, plan, job);
    after = last;
  }
}

/** Answers with the number of the last row it wrote. */
async function writeChunk(
  tx: Db,
  id: number,
  { after, most }: { after: number; most: number },
  work: ImportWork,
) {
  const found = await tx
    .select({
      rowNumber: sheetImportRow.rowNumber,
      cells: sheetImportRow.cells,
      action: sql<CheckedRow['action']>`${sheetImportRow.action}`,
      recordId: sheetImportRow.recordId,
      recordVersion: sheetImportRow.recordVersion,
    })
    .from(sheetImportRow)
    .where(
      and(
        eq(sheetImportRow.importId, id),
        gt(sheetImportRow.rowNumber, after),
        eq(sheetImportRow.chosen, true),
        eq(sheetImportRow.state, 'waiting'),
      ),
    )
    .orderBy(asc(sheetImportRow.rowNumber))
    .limit(most)
    .for('update');
  if (found.length === 0) return undefined;
  const rows = cutToSize(found);
  const outcomes = await work.write(tx, rows);
  await tx.execute(sql`
    update ${sheetImportRow} set
      state = case when outcome.same then 'waiting'
        when outcome."recordId" is null then 'refused' else 'written' end,
      action = case when outcome.same then 'same' else action end,
      chosen = outcome.same is null,
      record_id = coalesce(outcome."recordId", record_id),
      record_version = coalesce(outcome."recordVersion", record_version),
      revision = outcome.revision,
      before = outcome.before,
      problems = coalesce(outcome.problems, '{}')
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as outcome(
      "rowNumber" int, "recordId" int, "recordVersion" int, revision int, before jsonb,
      problems jsonb, same boolean)
    where import_id = ${id} and row_number = outcome."rowNumber"`);
  const written = outcomes.filter((outcome) => 'recordId' in outcome).length;
  const refused = outcomes.filter((outcome) => 'problems' in outcome).length;
  await tx
    .update(sheetImport)
    .set({
      done: sql`${sheetImport.done} + ${written}`,
      refused: sql`${sheetImport.refused} + ${refused}`,
    })
    .where(eq(sheetImport.id, id));
  return rows.at(-1)?.rowNumber;
}

async function finish(db: Db, plan: ImportPlan, job: Job): Promise<void> {
  await db.transaction(async (tx) => {
    await moveImport(tx, job.id, ['writing'], 'done', { endedAt: new Date() });
    await forgetUnused(tx, job.id);
    await plan.finish?.(tx, job);
    const [end] = await tx.select().from(sheetImport).where(eq(sheetImport.id, job.id));
    await recordEvent(
      tx,
      { actor: job.createdBy, actorId: job.createdById, address: '' },
      {
        action: 'import',
        subject: plan.window,
        subjectId: job.id,
        subjectName: job.fileName,
        changes: { rows: { to: end?.done ?? 0 } },
      },
    );
  });
}
