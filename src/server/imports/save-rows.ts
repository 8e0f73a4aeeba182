import { AppError, type FieldErrors } from '#contract/errors.ts';
import { RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import { isPublic } from '#contract/resource/publish-right.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import type { Caller, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { AnyKind } from '#server/resource/routes.ts';
import { saveAll, writeAll } from '#server/resource/saving.ts';
import { draftRows, makesDrafts, type Written } from './draft-rows.ts';
import { inHalves } from './halves.ts';
import type { Job, Problems } from './plan.ts';

const MAY_NOT = {
  add: 'may_not_add',
  edit: 'may_not_edit',
  delete: 'may_not_delete',
} as const;

/** What a record is to be, and who says so; without one it is a new one. */
export type Wanted = { record: (object & RowFacts) | undefined; values: object; caller: Caller };
export type Saved = Written | { problems: Problems };
/** What becomes of a row: known already, or when what is wanted was saved. */
export type Step<Result> =
  | { outcome: Result }
  | { wanted: Wanted; become: (saved: Saved) => Result };

/** Whether it is only tried, and nothing of it is to be told. */
type Only = { try: boolean };

/** How rows of an import are saved, for a viewer with the rights of this moment. */
export function rowSaving(kind: AnyKind, job: Job, viewer: Viewer | undefined) {
  const drafts = makesDrafts(viewer, kind);
  const inDrafts = draftRows(kind, job);
  const isIndependent = kind.independent ?? !(kind.beforeSave || kind.afterSave || kind.newColumns);

  /** Each row says it by itself where the importer may not any more. */
  function callerFor(action: keyof typeof MAY_NOT): Caller {
    if (!viewer) throw new AppError('not_signed_in');
    if (!viewer.permissions.has(`${RESOURCE_WINDOWS[kind.resource]}.${action}` as Permission))
      throw new AppError('invalid_input', { row: MAY_NOT[action] });
    return { request: { ip: '' }, viewer };
  }

  async function save(tx: Db, wanted: readonly Wanted[], only: Only): Promise<Saved[]> {
    const [first] = wanted;
    if (!first) return [];
    const { record, values, caller } = first;
    if (drafts && (isPublic(values) || (record && isPublic(record))))
      return [
        record
          ? await inDrafts.change(tx, record, values, caller)
          : await inDrafts.add(tx, values, caller),
      ];
    const changes = wanted.map(toChange);
    const rows = only.try
      ? (await writeAll(tx, kind, changes, caller)).map(({ after }) => after)
      : await saveAll(tx, kind, changes, caller);
    return rows.map(({ id, version }) => ({ recordId: id, recordVersion: version }));
  }

  return {
    callerFor,
    drafts,
    inDrafts,
    /** Saves what is wanted; what is refused takes nothing else along. */
    settle: async <Result>(
      tx: Db,
      steps: ReadonlyArray<Step<Result>>,
      only: Only = { try: false },
    ): Promise<Result[]> => {
      const wanted = steps.flatMap((step) => ('wanted' in step ? [step.wanted] : []));
      const saved = await inHalves<Wanted, Saved>(
        wanted,
        isIndependent && !drafts ? wanted.length : 1,
        (some) => tx.transaction((part) => save(part, some, only)),
        (error) => ({ problems: problemsOf(error) }),
      );
      const next = saved.values();
      return steps.map((step) =>
        'wanted' in step ? step.become(next.next().value as Saved) : step.outcome,
      );
    },
  };
}

function toChange({ record, values }: Wanted) {
  return record ? { id: record.id, version: record.version, values } : { values };
}

/** A rule that names no field is about the whole row. */
export function problemsOf(error: unknown): FieldErrors {
  if (error instanceof AppError) return error.fields ?? { row: error.reason };
  const { cause } = error as { cause?: { code?: unknown } };
  if (cause?.code === '23505') return { row: 'taken' };
  throw error;
}
