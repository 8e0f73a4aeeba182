import { asc, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import {
  convenientTime,
  guaranteeType,
  receiveChannel,
  rejectReason,
  uploadType,
} from './tables.ts';

const MOST = 500;

/** What applications choose from, in the order of the lists; also what is not offered any more. */
export async function readReferenceChoices(db: Db) {
  const plain = (table: typeof convenientTime | typeof receiveChannel | typeof guaranteeType) =>
    db
      .select({ id: table.id, name: table.name, active: table.active })
      .from(table)
      .where(isNull(table.deletedAt))
      .orderBy(asc(table.position), asc(table.id))
      .limit(MOST);
  return {
    convenientTimes: await plain(convenientTime),
    receiveChannels: await plain(receiveChannel),
    guaranteeTypes: await plain(guaranteeType),
    uploadTypes: await db
      .select({
        id: uploadType.id,
        name: uploadType.name,
        active: uploadType.active,
        individual: uploadType.individual,
        company: uploadType.company,
      })
      .from(uploadType)
      .where(isNull(uploadType.deletedAt))
      .orderBy(asc(uploadType.position), asc(uploadType.id))
      .limit(MOST),
    rejectReasons: await db
      .select({
        id: rejectReason.id,
        name: rejectReason.name,
        detail: rejectReason.detail,
        internalName: rejectReason.internalName,
        active: rejectReason.active,
      })
      .from(rejectReason)
      .where(isNull(rejectReason.deletedAt))
      .orderBy(asc(rejectReason.position), asc(rejectReason.id))
      .limit(MOST),
  };
}

/** The hours that the convenient times mean. */
export async function readCallTimes(db: Db) {
  return db
    .select({
      id: convenientTime.id,
      fromMinute: convenientTime.fromMinute,
      untilMinute: convenientTime.untilMinute,
    })
    .from(convenientTime)
    .limit(MOST);
}
