import { invalidInput } from '#contract/envelope.ts';
import { AppError, type FieldErrors } from '#contract/errors.ts';
import type { Mapping } from '#contract/imports/imports.ts';
import { RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { inputSchemaOf } from '#server/resource/registry.ts';
import { type AnyKind, maintain } from '#server/resource/routes.ts';
import { openSheet, readValues } from '#server/resource/sheet-values.ts';
import type { ImportPlan, Job, Outcome, Problems, SheetRow, WrittenRow } from './plan.ts';

/** Who imports, with the rights of this moment; who may no longer do it is nobody. */
type FindViewer = (db: Db, userId: number) => Promise<Viewer | undefined>;

/** Thrown to take back what was only tried. */
class TriedEnough extends Error {}

/** Sheets of a kind of thing come in the way that a record is added by hand: same rules, same record. */
export function kindPlan(kind: AnyKind, findViewer: FindViewer): ImportPlan {
  const { resource, sheet = [] } = kind;
  const fields = sheet.map(({ key, required }) => ({ key, needed: required }));
  return {
    resource,
    window: RESOURCE_WINDOWS[resource],
    fields,
    suggest: (headings) => suggestMapping(fields, headings),
    chunk: 50,
    open: (db, job) => openWork(db, kind, job, findViewer),
  };
}

async function openWork(db: Db, kind: AnyKind, job: Job, findViewer: FindViewer) {
  const viewer = await findWorker(db, kind, job, findViewer);
  const columns = await openSheet(db, kind.sheet ?? []);
  const mapping = job.report.mapping ?? {};
  /** Each row says it by itself where the importer may not any more. */
  const caller = () => {
    if (!viewer) throw new AppError('not_signed_in');
    return { request: { ip: '' }, viewer };
  };

  async function addRow(tx: Db, { rowNumber, cells }: SheetRow): Promise<Outcome> {
    const { values, problems } = readValues(columns, cells, mapping);
    const input = inputSchemaOf(kind.resource).safeParse(values, { reportInput: true });
    // What a cell says wrong stands before what the schema then misses.
    const wrong = { ...(!input.success && invalidInput(input.error).fields), ...problems };
    if (!input.success || Object.keys(wrong).length > 0) return { rowNumber, problems: wrong };
    try {
      const { data } = await maintain(tx, kind).add(input.data, caller());
      return { rowNumber, recordId: data.id, recordVersion: data.version };
    } catch (error) {
      return { rowNumber, problems: problemsOf(error) };
    }
  }

  async function writeRows(tx: Db, rows: SheetRow[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const row of rows) outcomes.push(await addRow(tx, row));
    return outcomes;
  }

  return {
    check: async (executor: Db, rows: SheetRow[]): Promise<Problems[]> => {
      let outcomes: Outcome[] = [];
      await executor
        .transaction(async (tx) => {
          outcomes = await writeRows(tx, rows);
          throw new TriedEnough();
        })
        .catch((error: unknown) => {
          if (!(error instanceof TriedEnough)) throw error;
        });
      return outcomes.map((outcome) => ('problems' in outcome ? outcome.problems : {}));
    },
    write: writeRows,
    undo: async (tx: Db, rows: WrittenRow[]) => {
      const kept: number[] = [];
      for (const row of rows)
        if (!(await takeBack(tx, row).catch(refused))) kept.push(row.rowNumber);
      return kept;
    },
  };

  /** Whether the record is as it was written, and could be deleted. */
  async function takeBack(tx: Db, { recordId, recordVersion }: WrittenRow): Promise<boolean> {
    const operations = maintain(tx, kind);
    const { data } = await operations.read({ id: recordId }, caller());
    if (data.version !== recordVersion || data.deletedAt) return false;
    await operations.delete({ ids: [recordId] }, caller());
    return true;
  }
}

/** Who imports, or has the import undone, while they may. */
async function findWorker(db: Db, { resource }: AnyKind, job: Job, findViewer: FindViewer) {
  const undoing = job.state === 'undoing';
  const viewer = await findViewer(db, (undoing && job.report.undoneById) || job.createdById);
  const needed = `${RESOURCE_WINDOWS[resource]}.${undoing ? 'delete' : 'add'}` as Permission;
  return viewer?.permissions.has(needed) ? viewer : undefined;
}

function refused(error: unknown): false {
  if (error instanceof AppError) return false;
  throw error;
}

/** A rule that names no field is about the whole row. */
function problemsOf(error: unknown): FieldErrors {
  if (error instanceof AppError) return error.fields ?? { row: error.reason };
  const { cause } = error as { cause?: { code?: unknown } };
  if (cause?.code === '23505') return { row: 'taken' };
  throw error;
}

/** By the headings that our own sheets have, whether written large or small. */
function suggestMapping(fields: ImportPlan['fields'], headings: readonly string[]): Mapping {
  const known = headings.map((heading) => heading.trim().toLowerCase());
  return Object.fromEntries(
    fields.flatMap(({ key }) => {
      const column = known.indexOf(key.toLowerCase());
      return column < 0 ? [] : [[key, column]];
    }),
  );
}
