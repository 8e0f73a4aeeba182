import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { document, documentHeader } from '#server/documents/tables.ts';
import { keepFile } from '#server/files/queries.ts';
import type { FileStore } from '#server/files/store.ts';
import { DATA, readData } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import { publishedInOrder } from './publishing.ts';
import { Documents } from './rows.ts';

/** Puts the demo's files into the store and names them on the download page. */
export async function loadDemoDocuments(tx: Db, store: FileStore): Promise<void> {
  const headers = readData('demo/documents.json', Documents);
  for (const [index, { documents, ...names }] of headers.entries()) {
    const [header] = await tx
      .insert(documentHeader)
      .values(publishedInOrder(names, index))
      .returning({ id: documentHeader.id });
    if (!header) throw new Error('the demo header was not inserted');
    for (const [place, { file, ...row }] of documents.entries()) {
      const content = await readFile(join(DATA, 'demo/documents', file));
      const contentType = 'application/pdf';
      const { key } = await keepFile(tx, store, { name: file, contentType, content });
      await tx
        .insert(document)
        .values({ ...publishedInOrder(row, place), headerId: header.id, fileKey: key });
    }
  }
}
