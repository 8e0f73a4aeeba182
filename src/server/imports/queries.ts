import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import {
  type ImportState,
  isWorking,
  type RowAction,
  type SheetImport,
} from '#contract/imports/imports.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { ImportPlan } from './plan.ts';
import { sheetImport, sheetImportRow } from './tables.ts';

const PAGE = 50;

/** The number of an import that is about to be added: its sheet is bound to it before. */
export async function nextImport(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('sheet_import', 'id')) as id`,
  );
  return Number(rows[0]?.id);
}

/** The imports of which kind of thing are asked for, and by whom. */
export type Asked = { plan: Pick<ImportPlan, 'resource' | 'seenBy'>; viewer: Viewer };

const areSeen = ({ plan, viewer }: Asked) =>
  and(eq(sheetImport.resource, plan.resource), plan.seenBy?.(viewer));

/** An import that is seen, its rows not counted; what is not seen is not there. */
export async function findImport(db: Db, asked: Asked, id: number): Promise<SheetImport> {
  const [row] = await db
    .select()
    .from(sheetImport)
    .where(and(eq(sheetImport.id, id), areSeen(asked)));
  if (!row) throw new AppError('not_found');
  return describe(row, asked.viewer);
}

/**
 * The same with its rows counted. Who watches a step asks every second, and counting 50,000 rows
 * takes longer than a good part of the step itself: that waits until it is at rest.
 */
export async function readImport(db: Db, asked: Asked, id: number): Promise<SheetImport> {
  const found = await findImport(db, asked, id);
  return isWorking(found.state) || found.cleared
    ? found
    : { ...found, ...(await countRows(db, id)) };
}

/** What the rows of an import do, how many are chosen, and what of them stands written. */
export async function countRows(db: Db, id: number) {
  const how = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [found] = await db
    .select({
      chosen: how(sql`chosen`),
      added: how(sql`action = 'new'`),
      changed: how(sql`action = 'changed'`),
      same: how(sql`action = 'same'`),
      refused: how(sql`problems <> '{}' and state in ('waiting', 'refused')`),
      live: how(sql`live and action = 'changed'`),
      appearing: how(sql`live and action = 'new'`),
      writtenNew: how(sql`state = 'written' and action = 'new'`),
      writtenChanged: how(sql`state = 'written' and action = 'changed'`),
    })
    .from(sheetImportRow)
    .where(eq(sheetImportRow.importId, id));
  if (!found) throw new Error('Nothing was counted.');
  const { chosen, added, writtenNew, writtenChanged, ...counts } = found;
  return {
    chosen,
    counts: { new: added, ...counts },
    written: { new: writtenNew, changed: writtenChanged },
  };
}

export async function listImports(
  db: Db,
  asked: Asked,
  before: number | undefined,
): Promise<SheetImport[]> {
  const rows = await db
    .select()
    .from(sheetImport)
    .where(and(areSeen(asked), before ? lt(sheetImport.id, before) : undefined))
    .orderBy(desc(sheetImport.id))
    .limit(PAGE);
  return rows.map((row) => describe(row, asked.viewer));
}

function describe(row: typeof sheetImport.$inferSelect, viewer: Viewer): SheetImport {
  const own = row.createdById === viewer.userId;
  return {
    id: row.id,
    fileName: row.fileName,
    state: row.state as ImportState,
    total: row.total,
    done: row.done,
    refused: row.refused,
    chosen: row.report.chosen ?? null,
    counts: null,
    written: null,
    cleared: row.report.cleared !== undefined,
    ...row.report.cleared,
    example: row.report.example ?? false,
    columns: row.report.columns ?? [],
    mapping: row.report.mapping ?? {},
    failure: row.report.failure ?? null,
    createdBy: row.createdBy,
    own,
    mayCancel: own || viewer.administrator,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

const hasProblems = sql`${sheetImportRow.problems} <> '{}'`;

export async function listRows(
  db: Db,
  id: number,
  { only, after }: { only?: RowAction | 'refused' | undefined; after: number },
) {
  const rows = await db
    .select()
    .from(sheetImportRow)
    .where(
      and(
        eq(sheetImportRow.importId, id),
        gt(sheetImportRow.rowNumber, after),
        only && (only === 'refused' ? hasProblems : eq(sheetImportRow.action, only)),
      ),
    )
    .orderBy(asc(sheetImportRow.rowNumber))
    .limit(PAGE + 1);
  return { rows: rows.slice(0, PAGE), more: rows.length > PAGE };
}

/** Moves an import on from one of the states named; anything else is a conflict. */
export async function moveImport(
  db: Db,
  id: number,
  from: readonly ImportState[],
  to: ImportState,
  changes: Partial<typeof sheetImport.$inferInsert> = {},
): Promise<void> {
  const moved = await db
    .update(sheetImport)
    .set({ ...changes, state: to })
    .where(and(eq(sheetImport.id, id), inArray(sheetImport.state, [...from])))
    .returning({ id: sheetImport.id });
  if (moved.length === 0) throw new AppError('conflict');
}

/** The import that a job is about, while it is in the state that the job works on. */
export async function findJob(db: Db, id: number, state: ImportState) {
  const [job] = await db
    .select()
    .from(sheetImport)
    .where(and(eq(sheetImport.id, id), eq(sheetImport.state, state)));
  return job;
}

export async function isInState(db: Db, id: number, state: ImportState): Promise<boolean> {
  return (await findJob(db, id, state)) !== undefined;
}

/**
 * The same, and it stays so until the transaction ends. Taken before any of its rows: who cancels
 * takes it first too, and so waits for a chunk instead of standing in its way.
 */
export async function holdInState(tx: Db, id: number, state: ImportState): Promise<boolean> {
  const held = await tx
    .select({ id: sheetImport.id })
    .from(sheetImport)
    .where(and(eq(sheetImport.id, id), eq(sheetImport.state, state)))
    .for('update');
  return held.length > 0;
}

export async function setReport(
  db: Db,
  id: number,
  changes: Partial<typeof sheetImport.$inferSelect.report>,
): Promise<void> {
  await db
    .update(sheetImport)
    .set({ report: sql`${sheetImport.report} || ${JSON.stringify(changes)}::jsonb` })
    .where(eq(sheetImport.id, id));
}

/** Rows with a problem stay out, whatever is chosen, and those that would do nothing. */
export async function chooseRows(
  db: Db,
  id: number,
  rows: 'all' | number[],
  chosen: boolean,
): Promise<void> {
  await db
    .update(sheetImportRow)
    .set({ chosen })
    .where(
      and(
        eq(sheetImportRow.importId, id),
        rows === 'all' ? undefined : inArray(sheetImportRow.rowNumber, rows),
        chosen
          ? sql`${sheetImportRow.problems} = '{}' and action is distinct from 'same'`
          : undefined,
      ),
    );
}

/** One import at a time, in the order they came. */
export async function requestStep(db: Db, task: string, id: number): Promise<void> {
  await db.execute(sql`select graphile_worker.add_job(
    ${task}, payload := json_build_object('id', ${id}::int), queue_name := 'sheet_import',
    max_attempts := 5, job_key := ${`${task} ${id}`})`);
}
