import { AppError } from '#contract/errors.ts';
import type { ImportRow, Mapping, RowAction } from '#contract/imports/imports.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import type { CallContext, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { KEY_FIELD } from '#server/resource/sheet-keys.ts';
import { forgetUnused } from './forget-unused.ts';
import { dropSheet, keepSheet } from './kept-sheet.ts';
import type { ImportPlan } from './plan.ts';
import {
  chooseRows,
  countRows,
  findImport,
  listImports,
  listRows,
  moveImport,
  nextImport,
  readImport,
  requestStep,
  setReport,
} from './queries.ts';
import { sheetImport, type sheetImportRow } from './tables.ts';

const UNDER_WAY = ['reading', 'mapping', 'checking', 'checked', 'writing'] as const;

type One = { id: number };
type Asking = Pick<CallContext, 'viewer'>;
type Page = One & { only?: RowAction | 'refused' | undefined; after: number };
type Columns = One & {
  mapping: Mapping;
  words?: Record<string, Record<string, string>> | undefined;
};
type Choice = One & { rows: 'all' | number[]; chosen: boolean };

/** The steps of importing one kind of thing; calls name them. */
export function importSteps(db: Db, files: PrivateFiles, plan: ImportPlan) {
  const { resource } = plan;
  const answer = async (id: number, viewer: Viewer) => ({
    data: await readImport(db, { plan, viewer }, id),
  });
  const find = ({ id }: One, { viewer }: Asking) => findImport(db, { plan, viewer }, id);
  /** It is worked on with the rights of who uploaded it, so that nobody else goes on with it. */
  const findOwn = async (one: One, asking: Asking) => {
    if (!(await find(one, asking)).own) throw new AppError('not_permitted');
  };
  return {
    upload: async ({ fileName }: { fileName: string }, { upload, viewer }: CallContext) => {
      if (!upload) throw new AppError('malformed');
      plan.demandImporter?.(viewer);
      const id = await nextImport(db);
      await keepSheet(files, id, upload, (fileKey) =>
        db.transaction(async (tx) => {
          await tx.insert(sheetImport).overridingSystemValue().values({
            id,
            resource,
            fileName,
            fileKey,
            total: 0,
            state: 'reading',
            createdBy: viewer.name,
            createdById: viewer.userId,
          });
          await requestStep(tx, 'read_import', id);
        }),
      );
      return answer(id, viewer);
    },
    list: async ({ before }: { before?: number | undefined }, { viewer }: Asking) => ({
      data: await listImports(db, { plan, viewer }, before),
    }),
    read: ({ id }: One, { viewer }: Asking) => answer(id, viewer),
    rows: async ({ id, ...page }: Page, asking: Asking) => {
      await find({ id }, asking);
      const { rows, more } = await listRows(db, id, page);
      return { data: { more, rows: rows.map(describeRow) } };
    },
    map: async ({ id, mapping, words }: Columns, asking: Asking) => {
      await findOwn({ id }, asking);
      demandFields(plan, mapping);
      await db.transaction(async (tx) => {
        await moveImport(tx, id, ['mapping', 'checked'], 'checking', { done: 0, refused: 0 });
        await setReport(tx, id, { mapping, words: words ?? {}, failure: null });
        await requestStep(tx, 'check_import', id);
      });
      return answer(id, asking.viewer);
    },
    choose: async ({ id, rows, chosen }: Choice, asking: Asking) => {
      await findOwn({ id }, asking);
      await db.transaction(async (tx) => {
        await moveImport(tx, id, ['checked'], 'checked');
        await chooseRows(tx, id, rows, chosen);
      });
      return answer(id, asking.viewer);
    },
    start: async ({ id }: One, asking: Asking) => {
      await findOwn({ id }, asking);
      await db.transaction(async (tx) => {
        await moveImport(tx, id, ['checked'], 'writing', { done: 0 });
        const { chosen } = await countRows(tx, id);
        await setReport(tx, id, { chosen });
        await requestStep(tx, 'write_import', id);
      });
      return answer(id, asking.viewer);
    },
    cancel: async ({ id }: One, asking: Asking) => {
      if (!(await find({ id }, asking)).mayCancel) throw new AppError('not_permitted');
      await db.transaction(async (tx) => {
        await moveImport(tx, id, UNDER_WAY, 'cancelled', { endedAt: new Date() });
        await dropSheet(tx, id);
        await forgetUnused(tx, id);
      });
      return answer(id, asking.viewer);
    },
    undo: async ({ id }: One, { request, viewer }: CallContext) => {
      const { fileName, state } = await find({ id }, { viewer });
      await db.transaction(async (tx) => {
        await moveImport(tx, id, ['done', 'cancelled'], 'undoing');
        // Asked once it is held: the night may clear it in this moment.
        if ((await findImport(tx, { plan, viewer }, id)).cleared) throw new AppError('conflict');
        demandUndoer(plan, viewer, (await countRows(tx, id)).written);
        await setReport(tx, id, { undoneById: viewer.userId, undoneFrom: state, failure: null });
        await requestStep(tx, 'undo_import', id);
        await recordEvent(tx, actorOf(request, viewer), {
          action: 'undo_import',
          subject: plan.window,
          subjectId: id,
          subjectName: fileName,
        });
      });
      return answer(id, viewer);
    },
  };
}

/**
 * What was added goes, what was changed is put back: who may do only one of it would end the import,
 * and nobody could take back the rest.
 */
function demandUndoer(
  { undoneBy }: ImportPlan,
  { permissions }: Viewer,
  written: Record<keyof ImportPlan['undoneBy'], number>,
): void {
  for (const what of ['new', 'changed'] as const)
    if (written[what] > 0 && !permissions.has(undoneBy[what])) throw new AppError('not_permitted');
}

/** With the key of each record a sheet may hold any of its columns. */
function demandFields({ fields, keyField }: ImportPlan, mapping: Mapping): void {
  if (keyField === KEY_FIELD && mapping[keyField] !== undefined) return;
  const missing = fields.filter(({ key, needed }) => needed && mapping[key] === undefined);
  if (missing.length === 0) return;
  throw new AppError(
    'invalid_input',
    Object.fromEntries(missing.map(({ key }) => [`mapping.${key}`, 'required'])),
  );
}

function describeRow(row: typeof sheetImportRow.$inferSelect): ImportRow {
  const { rowNumber, cells, problems, chosen, changes, recordId, live } = row;
  const state = row.state as ImportRow['state'];
  const action = row.action as ImportRow['action'];
  return { rowNumber, cells, problems, chosen, state, action, changes, recordId, live };
}
