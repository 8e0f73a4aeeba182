import { AppError } from '#contract/errors.ts';
import { NEEDED_FIELDS, type userImportCalls } from '#contract/user-import.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import { keepFile } from '#server/files/queries.ts';
import type { FileStore } from '#server/files/store.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';
import {
  chooseRows,
  listImports,
  listRows,
  moveImport,
  readImport,
  requestStep,
  setReport,
} from './import-queries.ts';
import { userImport } from './tables.ts';

const UNDER_WAY = ['reading', 'mapping', 'checking', 'checked', 'writing'] as const;

export function userImportRoutes({
  db,
  store,
}: StaffParts & { store: FileStore }): Handlers<keyof typeof userImportCalls> {
  const answer = async (id: number) => ({ data: await readImport(db, id) });
  return {
    'userImport/upload': async ({ fileName }, { upload, viewer }) => {
      if (!upload || !viewer) throw new AppError('malformed');
      const contentType = 'application/octet-stream';
      const file = await keepFile(db, store, { name: fileName, contentType, content: upload });
      const id = await db.transaction(async (tx) => {
        const [added] = await tx
          .insert(userImport)
          .values({
            fileName,
            total: 0,
            state: 'reading',
            report: { fileKey: file.key },
            createdBy: viewer.name,
          })
          .returning({ id: userImport.id });
        if (!added) throw new Error('The import was not written.');
        await requestStep(tx, 'read_user_import', added.id);
        return added.id;
      });
      return answer(id);
    },
    'userImport/list': async ({ before }) => ({ data: await listImports(db, before) }),
    'userImport/read': ({ id }) => answer(id),
    'userImport/rows': async ({ id, ...page }) => {
      await readImport(db, id);
      const { rows, more } = await listRows(db, id, page);
      return {
        data: {
          more,
          rows: rows.map(({ rowNumber, values, problems, chosen, state }) => ({
            rowNumber,
            cells: values,
            problems,
            chosen,
            state: state as 'waiting',
          })),
        },
      };
    },
    'userImport/map': async ({ id, mapping }) => {
      const missing = NEEDED_FIELDS.filter((field) => mapping[field] === undefined);
      if (missing.length > 0)
        throw new AppError(
          'invalid_input',
          Object.fromEntries(missing.map((field) => [`mapping.${field}`, 'required'])),
        );
      await db.transaction(async (tx) => {
        await moveImport(tx, id, ['mapping', 'checked'], 'checking', { done: 0, refused: 0 });
        await setReport(tx, id, { mapping });
        await requestStep(tx, 'check_user_import', id);
      });
      return answer(id);
    },
    'userImport/choose': async ({ id, rows, chosen }) => {
      await db.transaction(async (tx) => {
        await moveImport(tx, id, ['checked'], 'checked');
        await chooseRows(tx, id, rows, chosen);
      });
      return answer(id);
    },
    'userImport/start': async ({ id }) => {
      await db.transaction(async (tx) => {
        await moveImport(tx, id, ['checked'], 'writing', { done: 0 });
        await requestStep(tx, 'write_user_import', id);
      });
      return answer(id);
    },
    'userImport/cancel': async ({ id }) => {
      await moveImport(db, id, UNDER_WAY, 'cancelled', { endedAt: new Date() });
      return answer(id);
    },
    'userImport/undo': async ({ id }, { request, viewer }) => {
      await db.transaction(async (tx) => {
        await moveImport(tx, id, ['done', 'cancelled'], 'undoing');
        await requestStep(tx, 'undo_user_import', id);
        const { fileName } = await readImport(tx, id);
        await recordEvent(tx, actorOf(request, viewer), {
          action: 'undo_import',
          subject: 'UserInformationMaint',
          subjectId: id,
          subjectName: fileName,
        });
      });
      return answer(id);
    },
  };
}
