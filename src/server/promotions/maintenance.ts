import { inArray } from 'drizzle-orm';
import { cleanRichText } from '#server/platform/clean-rich-text.ts';
import { nameOrder } from '#server/platform/columns.ts';
import type { Db } from '#server/platform/db.ts';
import { inState } from '#server/platform/publish-states.ts';
import { publishColumns, publishValues } from '#server/platform/publishing-columns.ts';
import type { KindOf } from '#server/resource/kind.ts';
import { localizedColumns, numberColumn, publishSheet } from '#server/resource/sheet-columns.ts';
import { promotion } from './tables.ts';

export const promotionKind: KindOf<'promotion'> = {
  resource: 'promotion',
  table: promotion,
  searched: promotion.searchText,
  sorts: {
    position: promotion.position,
    name: nameOrder(promotion.name),
    publishFrom: promotion.publishFrom,
    updatedAt: promotion.updatedAt,
  },
  filter: ({ state }) => inState(promotion, state),
  sheet: [
    ...localizedColumns('name', { required: true }),
    ...localizedColumns('summary'),
    ...localizedColumns('detail', { required: true }),
    numberColumn('pictureId', { empty: null }),
    numberColumn('position', { empty: 0 }),
    ...publishSheet(),
  ],
  read: readPromotions,
  columns: ({ name, summary, detail, pictureId, position, ...values }) => ({
    name,
    summary,
    detail: cleanRichText(detail),
    pictureId,
    position,
    ...publishColumns(values),
  }),
  nameOf: ({ name }) => name.th ?? '',
};

async function readPromotions(db: Db, ids: number[]) {
  const rows = await db.select().from(promotion).where(inArray(promotion.id, ids));
  return rows.map(({ id, name, summary, detail, pictureId, position, ...row }) => ({
    id,
    name,
    summary,
    detail,
    pictureId,
    position,
    ...publishValues(row),
  }));
}
