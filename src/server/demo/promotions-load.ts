import { banner } from '#server/pages/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { promotion } from '#server/promotions/tables.ts';
import { bannersWith } from './banners.ts';
import { promotionsAt } from './promotions.ts';
import { asWritten, publishedInOrder } from './publishing.ts';

/** The promotions, and the banners: one of them shows the first promotion with its picture. */
export async function loadDemoPromotions(tx: Db, pictureIds: readonly number[]): Promise<void> {
  const rows = promotionsAt(new Date()).map((row, index) => ({
    ...publishedInOrder(asWritten(row), index),
    pictureId: pictureIds[index] ?? null,
  }));
  const inserted = await tx.insert(promotion).values(rows).returning({ id: promotion.id });
  const [advertised, first] = [rows[0], inserted[0]];
  if (!advertised || !first) throw new Error('The demo promotions were not inserted.');
  const [general, advertising] = bannersWith({ ...advertised, ...first });
  const banners = [general, { ...advertising, pictureId: advertised.pictureId }];
  await tx.insert(banner).values(banners.map(publishedInOrder));
}
