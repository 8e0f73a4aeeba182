import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import {
  convenientTime,
  guaranteeType,
  receiveChannel,
  rejectReason,
  uploadType,
} from './tables.ts';

/** What applicants choose from and are asked for. */
export async function readOffered(db: Db) {
  const ids = async (table: typeof convenientTime | typeof receiveChannel) => {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.active, true), isNull(table.deletedAt)));
    return new Set(rows.map(({ id }) => id));
  };
  const guaranteeTypes = await db
    .select({ id: guaranteeType.id, productIds: guaranteeType.productIds })
    .from(guaranteeType)
    .where(and(eq(guaranteeType.active, true), isNull(guaranteeType.deletedAt)));
  return {
    convenientTimes: await ids(convenientTime),
    guaranteeTypes: new Map(guaranteeTypes.map(({ id, productIds }) => [id, productIds])),
    receiveChannels: await ids(receiveChannel),
    uploadTypes: await db
      .select({
        id: uploadType.id,
        name: uploadType.name,
        individual: uploadType.individual,
        company: uploadType.company,
        required: uploadType.required,
        mostFiles: uploadType.mostFiles,
        productIds: uploadType.productIds,
      })
      .from(uploadType)
      .where(and(eq(uploadType.active, true), isNull(uploadType.deletedAt)))
      .orderBy(uploadType.position, uploadType.id),
  };
}

/** Why an application was refused, in the wording for applicants; also where it is not used any more. */
export async function findRejection(db: Db, id: number) {
  const [row] = await db
    .select({ name: rejectReason.name, detail: rejectReason.detail })
    .from(rejectReason)
    .where(eq(rejectReason.id, id));
  return row;
}
