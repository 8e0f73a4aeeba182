import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import type { Db } from '#server/platform/db.ts';
import { uploadType } from './tables.ts';

export function referenceServices(db: Db) {
  return { uploadTypes: (language: Language) => listUploadTypes(db, language) };
}

/** The documents that applicants are asked for, in order. */
async function listUploadTypes(db: Db, language: Language) {
  const rows = await db
    .select({
      id: uploadType.id,
      name: uploadType.name,
      detail: uploadType.detail,
      individual: uploadType.individual,
      company: uploadType.company,
      required: uploadType.required,
      productIds: uploadType.productIds,
    })
    .from(uploadType)
    .where(and(eq(uploadType.active, true), isNull(uploadType.deletedAt)))
    .orderBy(uploadType.position, uploadType.id)
    .limit(200);
  return rows.map(({ name, detail, ...row }) => ({
    ...row,
    name: localize(name, language),
    detail: localize(detail, language),
  }));
}
