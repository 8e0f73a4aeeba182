import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { ImportState, Mapping, UserImport } from '#contract/user-import.ts';
import type { Db } from '#server/platform/db.ts';
import { userImport, userImportRow } from './tables.ts';

const PAGE = 50;

export async function readImport(db: Db, id: number): Promise<UserImport> {
  const [row] = await db.select().from(userImport).where(eq(userImport.id, id));
  if (!row) throw new AppError('not_found');
  const chosen = await db.$count(
    userImportRow,
    and(eq(userImportRow.importId, id), eq(userImportRow.chosen, true)),
  );
  return { ...describe(row), chosen };
}

export async function listImports(db: Db, before: number | undefined): Promise<UserImport[]> {
  const rows = await db
    .select()
    .from(userImport)
    .where(before ? lt(userImport.id, before) : undefined)
    .orderBy(desc(userImport.id))
    .limit(PAGE);
  return rows.map(describe);
}

function describe(row: typeof userImport.$inferSelect): UserImport {
  return {
    id: row.id,
    fileName: row.fileName,
    state: row.state as ImportState,
    total: row.total,
    done: row.done,
    refused: row.refused,
    chosen: null,
    columns: row.report.columns ?? [],
    mapping: row.report.mapping ?? {},
    failure: row.report.failure ?? null,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

export async function listRows(
  db: Db,
  id: number,
  { problemsOnly, after }: { problemsOnly: boolean; after: number },
) {
  const rows = await db
    .select()
    .from(userImportRow)
    .where(
      and(
        eq(userImportRow.importId, id),
        gt(userImportRow.rowNumber, after),
        problemsOnly ? sql`${userImportRow.problems} <> '{}'` : undefined,
      ),
    )
    .orderBy(asc(userImportRow.rowNumber))
    .limit(PAGE + 1);
  return { rows: rows.slice(0, PAGE), more: rows.length > PAGE };
}

/** Moves an import on from one of the states named; anything else is a conflict. */
export async function moveImport(
  db: Db,
  id: number,
  from: readonly ImportState[],
  to: ImportState,
  changes: Partial<typeof userImport.$inferInsert> = {},
): Promise<void> {
  const moved = await db
    .update(userImport)
    .set({ ...changes, state: to })
    .where(and(eq(userImport.id, id), inArray(userImport.state, [...from])))
    .returning({ id: userImport.id });
  if (moved.length === 0) throw new AppError('conflict');
}

export async function isInState(db: Db, id: number, state: ImportState): Promise<boolean> {
  const [row] = await db
    .select({ state: userImport.state })
    .from(userImport)
    .where(eq(userImport.id, id));
  return row?.state === state;
}

export async function setReport(
  db: Db,
  id: number,
  changes: { columns?: string[]; mapping?: Mapping },
): Promise<void> {
  await db
    .update(userImport)
    .set({ report: sql`${userImport.report} || ${JSON.stringify(changes)}::jsonb` })
    .where(eq(userImport.id, id));
}

/** Rows with a problem stay out, whatever is chosen. */
export async function chooseRows(
  db: Db,
  id: number,
  rows: 'all' | number[],
  chosen: boolean,
): Promise<void> {
  await db
    .update(userImportRow)
    .set({ chosen })
    .where(
      and(
        eq(userImportRow.importId, id),
        rows === 'all' ? undefined : inArray(userImportRow.rowNumber, rows),
        chosen ? sql`${userImportRow.problems} = '{}'` : undefined,
      ),
    );
}

/** One import at a time, in the order they came. */
export async function requestStep(db: Db, task: string, id: number): Promise<void> {
  await db.execute(sql`select graphile_worker.add_job(
    ${task}, payload := json_build_object('id', ${id}::int), queue_name := 'user_import',
    max_attempts := 5, job_key := ${`${task} ${id}`})`);
}
