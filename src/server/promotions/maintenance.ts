import type { KindOf } from '#server/resource/kind.ts';
import { placedLast } from '#server/resource/place-last.ts';
import { plainKind } from '#server/resource/plain-kind.ts';
import {
  localizedColumns,
  numberColumn,
  positionColumn,
  publishSheet,
} from '#server/resource/sheet-columns.ts';
import { richTextColumns } from '#server/resource/sheet-rich-text.ts';
import { promotion } from './tables.ts';

const plain = plainKind('promotion', promotion);

export const promotionKind: KindOf<'promotion'> = {
  ...plain,
  ...placedLast(promotion),
  sorts: { ...plain.sorts, publishFrom: promotion.publishFrom },
  sheet: [
    ...localizedColumns('name', { required: true }),
    ...localizedColumns('summary'),
    ...richTextColumns('detail', { required: true }),
    numberColumn('pictureId', { empty: null }),
    positionColumn(),
    ...publishSheet(),
  ],
};
