import { invalidInput } from '#contract/envelope.ts';
import { AppError, type FieldErrors } from '#contract/errors.ts';
import { RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import { isPublic } from '#contract/resource/publish-right.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { isShown, REVISED } from '#contract/resource/revised.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { inputSchemaOf } from '#server/resource/registry.ts';
import { type AnyKind, maintain } from '#server/resource/routes.ts';
import { KEY_FIELD, sheetOf } from '#server/resource/sheet-keys.ts';
import { cellsByField, openSheet, readValues } from '#server/resource/sheet-values.ts';
import { pick } from '#server/resource/versions.ts';
import { draftRows, makesDrafts } from './draft-rows.ts';
import { type Cells, findSpaced, type Matched, matchRecords } from './match-records.ts';
import { onlyTry } from './only-try.ts';
import type {
  CheckedRow,
  Finding,
  ImportWork,
  Job,
  Outcome,
  Problems,
  SheetRow,
  WrittenRow,
} from './plan.ts';
import { changesOf } from './row-changes.ts';

const MAY_NOT = {
  add: 'may_not_add',
  edit: 'may_not_edit',
  delete: 'may_not_delete',
} as const;

type Known = object & RowFacts;
type Values = Record<string, unknown>;
type Seen = Matched & { cells: Cells };

/** One import of a kind of thing at work, for a viewer with the rights of this moment. */
export async function kindWork(
  db: Db,
  kind: AnyKind,
  job: Job,
  viewer: Viewer | undefined,
): Promise<ImportWork> {
  const { resource } = kind;
  const all = await openSheet(db, sheetOf(kind));
  const columns = all.filter(({ key }) => key !== KEY_FIELD);
  const spaced = await findSpaced(db, kind);
  const schema = inputSchemaOf(resource);
  const fields = Object.keys(schema.shape);
  const { mapping = {}, words } = job.report;
  const drafts = makesDrafts(viewer, kind);
  const inDrafts = draftRows(kind, job);

  /** Each row says it by itself where the importer may not any more. */
  function callerFor(action: keyof typeof MAY_NOT) {
    if (!viewer) throw new AppError('not_signed_in');
    if (!viewer.permissions.has(`${RESOURCE_WINDOWS[resource]}.${action}` as Permission))
      throw new AppError('invalid_input', { row: MAY_NOT[action] });
    return { request: { ip: '' }, viewer };
  }

  async function look(executor: Db, rows: readonly SheetRow[]): Promise<Seen[]> {
    const cells = rows.map((row) => cellsByField(row.cells, mapping, words));
    const matches = await matchRecords(executor, kind, all, viewer, cells, spaced);
    return matches.map((match, index) => ({ ...match, cells: cells[index] ?? new Map() }));
  }

  async function add(tx: Db, cells: Cells) {
    const { values, problems } = readValues(columns, cells);
    const whole = demand(values, problems);
    const caller = callerFor('add');
    if (drafts && isPublic(whole)) return inDrafts.add(tx, whole, caller);
    const { data } = await maintain(tx, kind).add(whole, caller);
    return { recordId: data.id, recordVersion: data.version };
  }

  async function change(tx: Db, record: Known, values: object, problems: Problems) {
    const whole = demand(pick(values as Values, fields), problems);
    const caller = callerFor('edit');
    if (drafts && (isPublic(record) || isPublic(whole)))
      return inDrafts.change(tx, record, whole, caller);
    const saving = { id: record.id, version: record.version, values: whole };
    const { data } = await maintain(tx, kind).save(saving, caller);
    return { recordId: data.id, recordVersion: data.version };
  }

  /** What a form would take; what a cell says wrong stands before what the schema then misses. */
  function demand(values: object, problems: Problems): object {
    const input = schema.safeParse(values, { reportInput: true });
    const wrong = { ...(!input.success && invalidInput(input.error).fields), ...problems };
    if (!input.success || Object.keys(wrong).length > 0) throw new AppError('invalid_input', wrong);
    return input.data;
  }

  /** Done in earnest, whoever takes it back. */
  async function tryRow(tx: Db, { record, problems, rowKey, cells }: Seen): Promise<Finding> {
    const found = { ...NOTHING_FOUND, rowKey };
    if (problems) return { ...found, problems };
    try {
      if (!record) {
        await add(tx, cells);
        return { ...found, action: 'new' };
      }
      const about = { ...found, recordId: record.id, recordVersion: record.version };
      const { values, changes, problems: wrong } = changesOf(columns, cells, record);
      if (Object.keys({ ...changes, ...wrong }).length === 0) return { ...about, action: 'same' };
      await change(tx, record, values, wrong);
      const live = REVISED.has(resource) && isShown(record, Date.now());
      return { ...about, action: 'changed', changes, live };
    } catch (error) {
      return { ...found, problems: problemsOf(error) };
    }
  }

  async function writeRow(tx: Db, row: CheckedRow, seen: Seen): Promise<Outcome> {
    const { rowNumber } = row;
    const { record, problems, cells } = seen;
    if (problems) return { rowNumber, problems };
    try {
      if (!record && row.recordId === null) return { rowNumber, ...(await add(tx, cells)) };
      if (!record) return { rowNumber, problems: { row: 'changed_since' } };
      const { values, changes, problems: wrong } = changesOf(columns, cells, record);
      const touched = [...new Set(Object.keys(changes).map((path) => path.split('.')[0] ?? path))];
      if (touched.length === 0 && Object.keys(wrong).length === 0) return { rowNumber, same: true };
      if (row.recordId === null) return { rowNumber, problems: { row: 'appeared' } };
      if (record.id !== row.recordId || record.version !== row.recordVersion)
        return { rowNumber, problems: { row: 'changed_since' } };
      const before = pick(record as Values, touched);
      return { rowNumber, ...(await change(tx, record, values, wrong)), before };
    } catch (error) {
      return { rowNumber, problems: problemsOf(error) };
    }
  }

  /** Nothing, or why the record stays as it is. */
  async function takeBack(tx: Db, row: WrittenRow): Promise<string | undefined> {
    const { recordId, recordVersion, revision, before } = row;
    try {
      const action = before ? 'edit' : 'delete';
      const caller = callerFor(action);
      const { data } = await maintain(tx, kind).read({ id: recordId }, caller);
      if (data.version !== recordVersion || data.deletedAt) return 'changed_since';
      if (revision !== null) return await inDrafts.drop(tx, data, revision, caller);
      await inDrafts.withdraw(tx, recordId, caller);
      if (before) await change(tx, data, { ...data, ...before }, {});
      else await maintain(tx, kind).delete({ ids: [recordId] }, caller);
      return undefined;
    } catch (error) {
      const [code = 'conflict'] = Object.values(problemsOf(error));
      return error instanceof AppError && error.reason === 'in_use' ? 'in_use' : code;
    }
  }

  return {
    check: async (executor, rows) => {
      const findings: Finding[] = [];
      await onlyTry(executor, async (tx) => {
        for (const seen of await look(tx, rows)) findings.push(await tryRow(tx, seen));
      });
      return findings;
    },
    write: async (tx, rows) => {
      const outcomes: Outcome[] = [];
      const seen = await look(tx, rows);
      for (const [index, row] of rows.entries())
        outcomes.push(await writeRow(tx, row, seen[index] ?? { cells: new Map(), rowKey: null }));
      return outcomes;
    },
    undo: async (tx, rows) => {
      const kept = new Map<number, string>();
      for (const row of rows) {
        const code = await takeBack(tx, row);
        if (code) kept.set(row.rowNumber, code);
      }
      return kept;
    },
  };
}

const NOTHING_FOUND: Finding = {
  problems: {},
  action: null,
  rowKey: null,
  changes: {},
  live: false,
  recordId: null,
  recordVersion: null,
};

/** A rule that names no field is about the whole row. */
function problemsOf(error: unknown): FieldErrors {
  if (error instanceof AppError) return error.fields ?? { row: error.reason };
  const { cause } = error as { cause?: { code?: unknown } };
  if (cause?.code === '23505') return { row: 'taken' };
  throw error;
}
