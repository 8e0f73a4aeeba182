import { AppError } from '#contract/errors.ts';
import { isPublishable } from '#contract/resource/publish-right.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { isShown } from '#contract/resource/revised.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { inputSchemaOf } from '#server/resource/registry.ts';
import type { AnyKind } from '#server/resource/routes.ts';
import { KEY_FIELD, sheetOf } from '#server/resource/sheet-keys.ts';
import { cellsByField, openSheet, readValues } from '#server/resource/sheet-values.ts';
import { pick } from '#server/resource/versions.ts';
import { type Cells, findSpaced, type Matched, matchRecords } from './match-records.ts';
import { onlyTry } from './only-try.ts';
import type { CheckedRow, Finding, ImportWork, Job, Outcome, Problems, SheetRow } from './plan.ts';
import { changesOf, keptOf } from './row-changes.ts';
import { codesOf } from './row-codes.ts';
import { problemsOf, rowSaving, type Step, type Wanted } from './save-rows.ts';
import { takeBack } from './take-back.ts';

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
  const saving = rowSaving(kind, job, viewer);
  const { callerFor, settle } = saving;

  async function look(executor: Db, rows: readonly SheetRow[]): Promise<Seen[]> {
    const cells = rows.map((row) => cellsByField(row.cells, mapping, words));
    const matches = await matchRecords(executor, kind, all, viewer, cells, spaced);
    return matches.map((match, index) => ({ ...match, cells: cells[index] ?? new Map() }));
  }

  /** What a form would take; what a cell says wrong stands before what the schema then misses. */
  function demand(values: object, problems: Problems): object {
    const input = schema.safeParse(values, { reportInput: true });
    const wrong = { ...(!input.success && codesOf(input.error)), ...problems };
    if (!input.success || Object.keys(wrong).length > 0) throw new AppError('invalid_input', wrong);
    return input.data;
  }

  const isSeen = (row: object) => isPublishable(resource) && isShown(row, Date.now());

  function wantNew(cells: Cells) {
    const { values, problems, warnings } = readValues(columns, cells);
    const whole = demand(values, problems);
    const wanted: Wanted = { record: undefined, values: whole, caller: callerFor('add') };
    return { wanted, warnings };
  }

  function wantChange(record: Known, values: object, problems: Problems): Wanted {
    const whole = demand(pick(values as Values, fields), problems);
    return { record, values: whole, caller: callerFor('edit') };
  }

  function checkRow({ record, problems, rowKey, cells }: Seen): Step<Finding> {
    const found = { ...NOTHING_FOUND, rowKey };
    if (problems) return { outcome: { ...found, problems } };
    const orRefused =
      (finding: Finding): Become<Finding> =>
      (saved) =>
        'problems' in saved ? { ...found, problems: saved.problems } : finding;
    try {
      if (!record) {
        const { wanted, warnings } = wantNew(cells);
        // What becomes a draft, visitors see only when somebody publishes it.
        const live = !saving.drafts && isSeen(wanted.values);
        const changes = keptOf(columns, cells, wanted.values, warnings);
        return { wanted, become: orRefused({ ...found, action: 'new', changes, live }) };
      }
      const about = { ...found, recordId: record.id, recordVersion: record.version };
      const { values, changes, unkept, problems: wrong } = changesOf(columns, cells, record);
      if (Object.keys({ ...changes, ...wrong }).length === 0)
        return { outcome: { ...about, action: 'same', changes: unkept } };
      const live = isSeen(record);
      const all = { ...changes, ...unkept };
      const become = orRefused({ ...about, action: 'changed', changes: all, live });
      return { wanted: wantChange(record, values, wrong), become };
    } catch (error) {
      return { outcome: { ...found, problems: problemsOf(error) } };
    }
  }

  function writeRow({ rowNumber, ...row }: CheckedRow, seen: Seen): Step<Outcome> {
    const { record, problems, cells } = seen;
    const refused = (wrong: Problems) => ({ outcome: { rowNumber, problems: wrong } });
    if (problems) return refused(problems);
    try {
      if (!record && row.recordId === null)
        return {
          wanted: wantNew(cells).wanted,
          become: (saved) => ({ rowNumber, ...saved }),
        };
      if (!record) return refused({ row: 'changed_since' });
      const { values, changes, problems: wrong } = changesOf(columns, cells, record);
      const touched = [...new Set(Object.keys(changes).map((path) => path.split('.')[0] ?? path))];
      if (touched.length === 0 && Object.keys(wrong).length === 0)
        return { outcome: { rowNumber, same: true } };
      if (row.recordId === null) return refused({ row: 'appeared' });
      if (record.id !== row.recordId || record.version !== row.recordVersion)
        return refused({ row: 'changed_since' });
      const before = pick(record as Values, touched);
      const become: Become<Outcome> = (saved) =>
        'problems' in saved ? { rowNumber, ...saved } : { rowNumber, ...saved, before };
      return { wanted: wantChange(record, values, wrong), become };
    } catch (error) {
      return refused(problemsOf(error));
    }
  }

  return {
    check: async (executor, rows) => {
      let findings: Finding[] = [];
      // Done in earnest, and taken back.
      await onlyTry(executor, async (tx) => {
        const steps = (await look(tx, rows)).map(checkRow);
        findings = await settle(tx, steps, { try: true });
      });
      return findings;
    },
    write: async (tx, rows) => {
      const seen = await look(tx, rows);
      const nothing = { cells: new Map(), rowKey: null };
      return settle(
        tx,
        rows.map((row, index) => writeRow(row, seen[index] ?? nothing)),
      );
    },
    undo: (tx, rows) => takeBack(tx, kind, { rows, viewer, saving, wantChange }),
  };
}

type Become<Result> = Extract<Step<Result>, { wanted: Wanted }>['become'];

const NOTHING_FOUND: Finding = {
  problems: {},
  action: null,
  rowKey: null,
  changes: {},
  live: false,
  recordId: null,
  recordVersion: null,
};
