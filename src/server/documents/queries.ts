import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import { storedFile } from '#server/files/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { isPublished } from '#server/platform/published.ts';
import { document, documentDownloadDay, documentHeader } from './tables.ts';

/** The lender's day, whatever the server's clock zone. */
const today = sql`(now() at time zone 'Asia/Bangkok')::date`;

const visible = and(isPublished(document), isPublished(documentHeader));

/** The published documents under their headers; a header without any is left out. */
export async function listDocuments(db: Db, language: Language) {
  const rows = await db
    .select({
      header: {
        id: documentHeader.id,
        name: documentHeader.name,
        remark: documentHeader.remark,
      },
      id: document.id,
      name: document.name,
      remark: document.remark,
      contentType: storedFile.contentType,
      bytes: storedFile.bytes,
    })
    .from(document)
    .innerJoin(documentHeader, eq(documentHeader.id, document.headerId))
    .innerJoin(storedFile, eq(storedFile.key, document.fileKey))
    .where(visible)
    .orderBy(documentHeader.position, documentHeader.id, document.position, document.id);

  return [...Map.groupBy(rows, ({ header }) => header.id).values()].map((group) => ({
    ...localizeNames(group[0]?.header ?? { id: 0, name: {}, remark: {} }, language),
    documents: group.map(({ header: _, contentType, bytes, ...row }) => ({
      ...localizeNames(row, language),
      contentType,
      bytes,
    })),
  }));
}

/** A document that visitors may have, with its file. */
export async function findDownload(db: Db, id: number) {
  const [row] = await db
    .select({ id: document.id, name: document.name, file: storedFile })
    .from(document)
    .innerJoin(documentHeader, eq(documentHeader.id, document.headerId))
    .innerJoin(storedFile, eq(storedFile.key, document.fileKey))
    .where(and(eq(document.id, id), visible));
  return row;
}

export async function countDownload(db: Db, documentId: number): Promise<void> {
  await db
    .insert(documentDownloadDay)
    .values({ day: today, documentId, total: 1 })
    .onConflictDoUpdate({
      target: [documentDownloadDay.day, documentDownloadDay.documentId],
      set: { total: sql`${documentDownloadDay.total} + 1` },
    });
}

type Named = Pick<typeof documentHeader.$inferSelect, 'id' | 'name' | 'remark'>;

function localizeNames({ id, name, remark }: Named, language: Language) {
  return { id, name: localize(name, language), remark: localize(remark, language) };
}
