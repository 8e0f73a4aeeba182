import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { document, documentHeader } from '#server/documents/tables.ts';
import { keepFile } from '#server/files/queries.ts';
import type { FileStore } from '#server/files/store.ts';
import type { Db } from '#server/platform/db.ts';
import { PROJECT_ROOT } from '#server/platform/project-root.ts';
import { documentHeaders } from './documents.ts';

const PUBLISHED = { updatedBy: 'demo', published: true };

/** Puts the demo's files into the store and names them on the download page. */
export async function loadDemoDocuments(tx: Db, store: FileStore): Promise<void> {
  for (const [index, { documents, ...names }] of documentHeaders.entries()) {
    const [header] = await tx
      .insert(documentHeader)
      .values({ ...PUBLISHED, ...names, position: index + 1 })
      .returning({ id: documentHeader.id });
    if (!header) throw new Error('the demo header was not inserted');
    for (const [place, { file, ...row }] of documents.entries()) {
      const content = await readFile(join(PROJECT_ROOT, 'src/server/demo/files', file));
      const contentType = 'application/pdf';
      const { key } = await keepFile(tx, store, { name: file, contentType, content });
      await tx
        .insert(document)
        .values({ ...PUBLISHED, ...row, headerId: header.id, fileKey: key, position: place + 1 });
    }
  }
}
