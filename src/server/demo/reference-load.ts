import { readData } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import { minuteOfDay } from '#server/reference/rules.ts';
import {
  convenientTime,
  guaranteeType,
  receiveChannel,
  rejectReason,
  uploadType,
} from '#server/reference/tables.ts';
import { DEMO } from './publishing.ts';
import { ConvenientTimes, References, RejectReasons, UploadTypes } from './rows.ts';

/** What the demo's applications choose from; what a product takes, staff decide: at first all. */
export function readReferenceData() {
  return {
    uploadTypes: readData('demo/reference/upload-types.json', UploadTypes),
    guaranteeTypes: readData('demo/reference/guarantee-types.json', References),
    rejectReasons: readData('demo/reference/reject-reasons.json', RejectReasons),
    receiveChannels: readData('demo/reference/receive-channels.json', References),
    convenientTimes: readData('demo/reference/convenient-times.json', ConvenientTimes),
  };
}

export async function insertReferenceData(tx: Db): Promise<void> {
  const data = readReferenceData();
  await tx.insert(uploadType).values(data.uploadTypes.map(inOrder));
  await tx.insert(guaranteeType).values(data.guaranteeTypes.map(inOrder));
  await tx.insert(rejectReason).values(data.rejectReasons.map(inOrder));
  await tx.insert(receiveChannel).values(data.receiveChannels.map(inOrder));
  const times = data.convenientTimes.map(({ fromTime, untilTime, ...row }) => ({
    ...row,
    fromMinute: minuteOfDay(fromTime),
    untilMinute: minuteOfDay(untilTime),
  }));
  await tx.insert(convenientTime).values(times.map(inOrder));
}

function inOrder<Row>(row: Row, index: number) {
  return { ...row, ...DEMO, position: index + 1 };
}
