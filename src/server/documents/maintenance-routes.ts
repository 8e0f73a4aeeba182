import {
  type documentMaintenanceCalls,
  MOST_DOCUMENT_BYTES,
} from '#contract/documents/maintenance.ts';
import { AppError } from '#contract/errors.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import type { FileStore } from '#server/files/store.ts';
import { withUpload } from '#server/files/with-upload.ts';
import type { Handlers, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { resourceRoutes } from '#server/resource/kind.ts';
import { findVersion, listVersions } from './file-versions.ts';
import { documentHeaderKind, listHeaderChoices } from './maintenance.ts';
import { documentKind } from './maintenance-documents.ts';
import { takeFile } from './uploads.ts';

type Parts = { db: Db; store: FileStore; files: PrivateFiles };

export function documentMaintenanceRoutes({
  db,
  store,
  files,
}: Parts): Handlers<keyof typeof documentMaintenanceCalls> {
  return {
    ...resourceRoutes(db, documentHeaderKind),
    ...resourceRoutes(db, documentKind),
    'document/headers': async () => ({ data: await listHeaderChoices(db) }),
    'document/upload': async ({ fileName }, context) => {
      if (!mayUpload(context.viewer)) throw new AppError('not_permitted');
      const { userId } = context.viewer;
      const data = await withUpload(files, context, MOST_DOCUMENT_BYTES, (content) =>
        takeFile(db, store, { userId, fileName, content }),
      );
      return { data };
    },
    'document/files': async ({ id }) => ({ data: await listVersions(db, id) }),
    'document/file': async ({ id, key }) => {
      const file = await findVersion(db, id, key);
      const opened = await store.open(file.key);
      if (!opened) throw new AppError('not_found');
      return { data: opened.stream };
    },
  };
}

function mayUpload({ permissions }: Viewer): boolean {
  return permissions.has('DocumentDetailMaint.add') || permissions.has('DocumentDetailMaint.edit');
}
