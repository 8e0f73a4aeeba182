import { and, inArray } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { type AnyKind, maintain } from '#server/resource/routes.ts';
import { holdRows } from '#server/resource/rows.ts';
import { inHalves } from './halves.ts';
import { readAll } from './match-records.ts';
import type { Problems, WrittenRow } from './plan.ts';
import { problemsOf, type rowSaving, type Wanted } from './save-rows.ts';

type Record = object & RowFacts;
type Given = {
  rows: readonly WrittenRow[];
  viewer: Viewer | undefined;
  saving: ReturnType<typeof rowSaving>;
  wantChange: (record: Record, values: object, problems: Problems) => Wanted;
};
type Found = { row: WrittenRow; record: Record };

/** Takes rows back, and answers with those that are kept and why. */
export async function takeBack(
  tx: Db,
  kind: AnyKind,
  { rows, viewer, saving, wantChange }: Given,
): Promise<Map<number, string>> {
  const { callerFor, settle, inDrafts } = saving;
  const kept = new Map<number, string>();
  const keep = ({ rowNumber }: WrittenRow, code: string | undefined) => {
    if (code !== undefined) kept.set(rowNumber, code);
  };

  const ids = rows.map(({ recordId }) => recordId);
  // Held before they are compared: who saves one in this moment is waited for, and it stays.
  await holdRows(tx, kind.table, ids);
  const visible = and(viewer && kind.scope?.(viewer), inArray(kind.table.id, ids));
  const known = new Map(
    (await readAll(tx, kind, visible, ids.length)).map((record) => [record.id, record]),
  );
  const found = rows.flatMap((row): Found[] => {
    const record = known.get(row.recordId);
    try {
      callerFor(row.before ? 'edit' : 'delete');
      if (!record) throw new AppError('not_found');
      if (record.version === row.recordVersion && !record.deletedAt) return [{ row, record }];
      keep(row, 'changed_since');
    } catch (error) {
      keep(row, codeOf(error));
    }
    return [];
  });

  const drafts = found.filter(({ row }) => row.revision !== null);
  for (const { row, record } of drafts) keep(row, await dropDraft(row, record));
  const written = found.filter(({ row }) => row.revision === null);
  if (viewer)
    await inDrafts.withdraw(
      tx,
      written.map(({ record }) => record.id),
      viewer,
    );
  await remove(written.filter(({ row }) => !row.before));
  await putBack(written.filter(({ row }) => row.before));
  return kept;

  async function dropDraft({ revision }: WrittenRow, record: Record) {
    try {
      return await inDrafts.drop(tx, record, revision ?? 0, callerFor('edit'));
    } catch (error) {
      return codeOf(error);
    }
  }

  async function remove(added: readonly Found[]): Promise<void> {
    const codes = await inHalves<Found, string | undefined>(
      added,
      kind.beforeDelete ? 1 : added.length,
      async (some) => {
        const removed = { ids: some.map(({ record }) => record.id) };
        await maintain(tx, kind).delete(removed, callerFor('delete'));
        return some.map(() => undefined);
      },
      codeOf,
    );
    for (const [index, { row }] of added.entries()) keep(row, codes[index]);
  }

  async function putBack(changed: readonly Found[]): Promise<void> {
    const steps = changed.map(({ row, record }) => {
      try {
        const wanted = wantChange(record, { ...record, ...row.before }, {});
        return { wanted, become: codeOfSaved };
      } catch (error) {
        return { outcome: codeOf(error) };
      }
    });
    const codes = await settle<string | undefined>(tx, steps);
    for (const [index, { row }] of changed.entries()) keep(row, codes[index]);
  }
}

const codeOfSaved = (saved: object) =>
  'problems' in saved ? firstOf(saved.problems as Problems) : undefined;

const firstOf = (problems: Problems) => Object.values(problems)[0] ?? 'conflict';

function codeOf(error: unknown): string {
  const code = firstOf(problemsOf(error));
  return error instanceof AppError && error.reason === 'in_use' ? 'in_use' : code;
}
