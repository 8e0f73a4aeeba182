import { inArray, sql } from 'drizzle-orm';
import { folded } from '#server/platform/search.ts';
import type { KindOf } from '#server/resource/kind.ts';
import { listedKind, plainKind } from '#server/resource/plain-kind.ts';
import { flagColumn, numberColumn, textColumn } from '#server/resource/sheet-columns.ts';
import { byThaiName, referencesColumn } from '#server/resource/sheet-references.ts';
import { isOffered, ownColumns, referenceSheet } from './maintenance-parts.ts';
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
  ...plainKind('uploadType', uploadType),
  ...isOffered(uploadType),
  sheet: [
    ...referenceSheet(),
    flagColumn('individual'),
    flagColumn('company'),
    flagColumn('required'),
    numberColumn('mostFiles', { required: true }),
    referencesColumn('productIds', byThaiName(products)),
  ],
  beforeSave: productsAreThere(products),
});

const guaranteeTypeKind = (products: ProductChoices): KindOf<'guaranteeType'> => ({
  ...plainKind('guaranteeType', guaranteeType),
  ...isOffered(guaranteeType),
  sheet: [...referenceSheet(), referencesColumn('productIds', byThaiName(products))],
  beforeSave: productsAreThere(products),
});

const staffName = sql`lower(${rejectReason.internalName}) collate "th-x-icu"`;
const plainReason = plainKind('rejectReason', rejectReason);

const rejectReasonKind: KindOf<'rejectReason'> = {
  ...plainReason,
  ...isOffered(rejectReason),
  searched: sql`(${rejectReason.searchText} || '|' || ${folded(rejectReason.internalName)})`,
  sorts: { ...plainReason.sorts, internalName: staffName },
  sheet: [textColumn('internalName', { required: true }), ...referenceSheet()],
  matchedBy: ['internalName', 'name.th'],
  nameOf: ({ internalName }) => internalName,
};

const receiveChannelKind: KindOf<'receiveChannel'> = {
  ...plainKind('receiveChannel', receiveChannel),
  ...isOffered(receiveChannel),
  sheet: referenceSheet(),
};

const convenientTimeKind: KindOf<'convenientTime'> = {
  ...listedKind('convenientTime', convenientTime),
  ...isOffered(convenientTime),
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
};
