import type { FileStore } from '#server/files/store.ts';
import { banner } from '#server/pages/tables.ts';
import { readData, readTexts } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import { promotion } from '#server/promotions/tables.ts';
import { addPictures } from './pictures.ts';
import { asWritten, publishedInOrder } from './publishing.ts';
import { Banners, Promotions } from './rows.ts';

/** Relative to the moment of loading; one has ended and one is still to come. */
export async function promotionsAt(now: Date) {
  const rows = readData('demo/promotions.json', Promotions);
  return Promise.all(
    rows.map(async ({ validDays: { from, until }, ...row }) => ({
      ...row,
      detail: await readTexts(`demo/promotions/${row.key}`),
      publishFrom: startOfDay(now, from),
      publishUntil: endOfDay(now, until),
    })),
  );
}

/** The promotions, and the banners: one of them shows the first promotion with its picture. */
export async function loadDemoPromotions(tx: Db, store: FileStore): Promise<void> {
  const promotions = await promotionsAt(new Date());
  const pictures = await addPictures(tx, store, promotions);
  const rows = promotions.map(({ key, alt: _, ...row }, index) => ({
    ...publishedInOrder(asWritten(row), index),
    pictureId: pictures.get(key) ?? null,
  }));
  const inserted = await tx.insert(promotion).values(rows).returning({ id: promotion.id });
  const [advertised, first] = [rows[0], inserted[0]];
  if (!advertised || !first) throw new Error('The demo promotions were not inserted.');
  const { general, advertising } = readData('demo/banners.json', Banners);
  const { pictureId, publishUntil } = advertised;
  const shown = { ...advertising, href: `/Promotion?id=${first.id}`, publishUntil, pictureId };
  await tx.insert(banner).values([general, shown].map(publishedInOrder));
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Thailand has no daylight saving time. */
const BANGKOK_OFFSET = 7 * HOUR;

function startOfDay(now: Date, days: number): Date {
  const today = Math.floor((now.getTime() + BANGKOK_OFFSET) / DAY);
  return new Date((today + days) * DAY - BANGKOK_OFFSET);
}

/** The last second, not the next midnight: the page prints this moment's date as the last day. */
function endOfDay(now: Date, days: number): Date {
  return new Date(startOfDay(now, days + 1).getTime() - 1000);
}
