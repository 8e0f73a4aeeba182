import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { type Try, tryStep } from './give-up.ts';
import { type ImportWork, type Plans, type Problems, planOf } from './plan.ts';
import { findJob, holdInState, moveImport } from './queries.ts';
import { Payload } from './read-task.ts';
import { sheetImport, sheetImportRow } from './tables.ts';

/** Takes an import back, chunk by chunk. What was changed or is used since is kept, and says so. */
export async function undoImport(
  db: Db,
  plans: Plans,
  payload: unknown,
  { isLast }: Try,
): Promise<void> {
  const { id } = Payload.parse(payload);
  await tryStep({ db, id, step: 'undoing', isLast }, () => undoRows(db, plans, id));
}

async function undoRows(db: Db, plans: Plans, id: number): Promise<void> {
  const job = await findJob(db, id, 'undoing');
  if (!job) return;
  const plan = planOf(plans, job);
  const work = await plan.open(db, job);
  for (let after = 0; ; ) {
    const chunk = { after, most: plan.chunk };
    const last = await db.transaction(async (tx) =>
      (await holdInState(tx, id, 'undoing')) ? undoChunk(tx, id, chunk, work) : undefined,
    );
    if (last === undefined) break;
    after = last;
  }
  await moveImport(db, id, ['undoing'], 'undone', { endedAt: new Date() });
}

/** Answers with the number of the last row it looked at. */
async function undoChunk(
  tx: Db,
  id: number,
  { after, most }: { after: number; most: number },
  work: ImportWork,
): Promise<number | undefined> {
  const found = await tx
    .select({
      rowNumber: sheetImportRow.rowNumber,
      recordId: sheetImportRow.recordId,
      recordVersion: sheetImportRow.recordVersion,
      revision: sheetImportRow.revision,
      before: sheetImportRow.before,
    })
    .from(sheetImportRow)
    .where(
      and(
        eq(sheetImportRow.importId, id),
        gt(sheetImportRow.rowNumber, after),
        eq(sheetImportRow.state, 'written'),
      ),
    )
    .orderBy(asc(sheetImportRow.rowNumber))
    .limit(most)
    .for('update');
  const rows = found.map(({ recordId, recordVersion, ...row }) => ({
    ...row,
    recordId: recordId ?? 0,
    recordVersion: recordVersion ?? 0,
  }));
  if (rows.length === 0) return undefined;
  const kept = await work.undo(tx, rows);
  const numbers = rows.map(({ rowNumber }) => rowNumber);
  const removed = numbers.filter((number) => !kept.has(number));
  for (const [number, code] of kept) await mark([number], 'kept', { row: code });
  if (removed.length > 0) await mark(removed, 'removed', {});
  await tx
    .update(sheetImport)
    .set({ done: sql`greatest(0, ${sheetImport.done} - ${removed.length})` })
    .where(eq(sheetImport.id, id));
  return numbers.at(-1);

  async function mark(which: number[], state: string, problems: Problems) {
    await tx
      .update(sheetImportRow)
      .set({ state, problems })
      .where(and(eq(sheetImportRow.importId, id), inArray(sheetImportRow.rowNumber, which)));
  }
}
