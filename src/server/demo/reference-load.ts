import type { Db } from '#server/platform/db.ts';
import {
  convenientTime,
  guaranteeType,
  receiveChannel,
  rejectReason,
  uploadType,
} from '#server/reference/tables.ts';
import { DEMO } from './publishing.ts';
import { convenientTimes, guaranteeTypes, receiveChannels } from './reference-data.ts';
import { rejectReasons } from './reject-reasons.ts';
import { uploadTypes } from './upload-types.ts';

/** What the demo's applications choose from. */
export async function insertReferenceData(tx: Db): Promise<void> {
  await tx.insert(uploadType).values(uploadTypes.map(inOrder));
  await tx.insert(guaranteeType).values(guaranteeTypes.map(inOrder));
  await tx.insert(rejectReason).values(rejectReasons.map(inOrder));
  await tx.insert(receiveChannel).values(receiveChannels.map(inOrder));
  await tx.insert(convenientTime).values(convenientTimes.map(inOrder));
}

function inOrder<Row>(row: Row, index: number) {
  return { ...row, ...DEMO, position: index + 1 };
}
