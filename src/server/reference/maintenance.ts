import { inArray, sql } from 'drizzle-orm';
import { folded } from '#server/platform/search.ts';
import type { KindOf } from '#server/resource/kind.ts';
import { flagColumn, numberColumn, textColumn } from '#server/resource/sheet-columns.ts';
import { byThaiName, referencesColumn } from '#server/resource/sheet-references.ts';
import { isListed, ownColumns, placeLast, referenceSheet, thaiName } from './maintenance-parts.ts';
import { type ProductChoices, productsAreThere } from './maintenance-products.ts';
import { minuteOfDay, timeOfDay } from './rules.ts';
import {
  convenientTime,
  guaranteeType,
  receiveChannel,
  rejectReason,
  uploadType,
} from './tables.ts';

/** What applications choose from, each kind as it is kept and found. */
export function referenceKinds(products: ProductChoices) {
  return {
    uploadType: uploadTypeKind(products),
    guaranteeType: guaranteeTypeKind(products),
    rejectReason: rejectReasonKind,
    receiveChannel: receiveChannelKind,
    convenientTime: convenientTimeKind,
  };
}

const uploadTypeKind = (products: ProductChoices): KindOf<'uploadType'> => ({
  resource: 'uploadType',
  ...isListed(uploadType),
  sheet: [
    ...referenceSheet(),
    flagColumn('individual'),
    flagColumn('company'),
    flagColumn('required'),
    numberColumn('mostFiles', { required: true }),
    referencesColumn('productIds', byThaiName(products)),
  ],
  read: (db, ids) =>
    db
      .select({
        ...ownColumns(uploadType),
        individual: uploadType.individual,
        company: uploadType.company,
        required: uploadType.required,
        mostFiles: uploadType.mostFiles,
        productIds: uploadType.productIds,
      })
      .from(uploadType)
      .where(inArray(uploadType.id, ids)),
  columns: (values) => values,
  nameOf: thaiName,
  newColumns: placeLast(uploadType),
  beforeSave: productsAreThere(products),
});

const guaranteeTypeKind = (products: ProductChoices): KindOf<'guaranteeType'> => ({
  resource: 'guaranteeType',
  ...isListed(guaranteeType),
  sheet: [...referenceSheet(), referencesColumn('productIds', byThaiName(products))],
  read: (db, ids) =>
    db
      .select({ ...ownColumns(guaranteeType), productIds: guaranteeType.productIds })
      .from(guaranteeType)
      .where(inArray(guaranteeType.id, ids)),
  columns: (values) => values,
  nameOf: thaiName,
  newColumns: placeLast(guaranteeType),
  beforeSave: productsAreThere(products),
});

const staffName = sql`lower(${rejectReason.internalName}) collate "th-x-icu"`;
const listedReason = isListed(rejectReason);

const rejectReasonKind: KindOf<'rejectReason'> = {
  resource: 'rejectReason',
  ...listedReason,
  searched: sql`(${rejectReason.searchText} || '|' || ${folded(rejectReason.internalName)})`,
  sorts: { ...listedReason.sorts, internalName: staffName },
  sheet: [textColumn('internalName', { required: true }), ...referenceSheet()],
  read: (db, ids) =>
    db
      .select({ ...ownColumns(rejectReason), internalName: rejectReason.internalName })
      .from(rejectReason)
      .where(inArray(rejectReason.id, ids)),
  columns: (values) => values,
  nameOf: ({ internalName }) => internalName,
  newColumns: placeLast(rejectReason),
};

const receiveChannelKind: KindOf<'receiveChannel'> = {
  resource: 'receiveChannel',
  ...isListed(receiveChannel),
  sheet: referenceSheet(),
  read: (db, ids) =>
    db
      .select(ownColumns(receiveChannel))
      .from(receiveChannel)
      .where(inArray(receiveChannel.id, ids)),
  columns: (values) => values,
  nameOf: thaiName,
  newColumns: placeLast(receiveChannel),
};

const convenientTimeKind: KindOf<'convenientTime'> = {
  resource: 'convenientTime',
  ...isListed(convenientTime),
  sheet: [
    ...referenceSheet(),
    textColumn('fromTime', { empty: '' }),
    textColumn('untilTime', { empty: '' }),
  ],
  read: async (db, ids) => {
    const rows = await db
      .select({
        ...ownColumns(convenientTime),
        fromMinute: convenientTime.fromMinute,
        untilMinute: convenientTime.untilMinute,
      })
      .from(convenientTime)
      .where(inArray(convenientTime.id, ids));
    return rows.map(({ fromMinute, untilMinute, ...row }) => ({
      ...row,
      fromTime: timeOfDay(fromMinute),
      untilTime: timeOfDay(untilMinute),
    }));
  },
  columns: ({ fromTime, untilTime, ...values }) => ({
    ...values,
    fromMinute: minuteOfDay(fromTime),
    untilMinute: minuteOfDay(untilTime),
  }),
  nameOf: thaiName,
  newColumns: placeLast(convenientTime),
};
