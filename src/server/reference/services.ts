import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import type { Db } from '#server/platform/db.ts';
import { convenientTime, guaranteeType, receiveChannel, uploadType } from './tables.ts';

export function referenceServices(db: Db) {
  return {
    uploadTypes: (language: Language) => listUploadTypes(db, language),
    /** What an applicant chooses from besides. */
    choices: async (language: Language) => ({
      guaranteeTypes: await listGuaranteeTypes(db, language),
      receiveChannels: await listOffered(db, receiveChannel, language),
      convenientTimes: await listOffered(db, convenientTime, language),
    }),
  };
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
      mostFiles: uploadType.mostFiles,
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

async function listGuaranteeTypes(db: Db, language: Language) {
  const { id, name, productIds } = guaranteeType;
  const rows = await db
    .select({ id, name, productIds })
    .from(guaranteeType)
    .where(and(eq(guaranteeType.active, true), isNull(guaranteeType.deletedAt)))
    .orderBy(guaranteeType.position, guaranteeType.id)
    .limit(200);
  return rows.map((row) => ({ ...row, name: localize(row.name, language) }));
}

async function listOffered(
  db: Db,
  table: typeof receiveChannel | typeof convenientTime,
  language: Language,
) {
  const rows = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(and(eq(table.active, true), isNull(table.deletedAt)))
    .orderBy(table.position, table.id)
    .limit(200);
  return rows.map((row) => ({ ...row, name: localize(row.name, language) }));
}
