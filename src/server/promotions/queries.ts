import { and, desc, eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import type { Db } from '#server/platform/db.ts';
import { isPublished } from '#server/platform/published.ts';
import { parseRichText } from '#server/platform/rich-text.ts';
import { promotion } from './tables.ts';

export type PromotionSummary = ReturnType<typeof toSummary>;

const summaryColumns = {
  id: promotion.id,
  name: promotion.name,
  summary: promotion.summary,
  pictureId: promotion.pictureId,
  startsOn: sql<string>`to_char(${promotion.publishFrom} at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`,
  // What ends at midnight was last valid on the day before.
  endsOn: sql<
    string | null
  >`to_char((${promotion.publishUntil} - interval '1 microsecond') at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`,
};

export async function listPromotions(db: Db, language: Language, limit: number) {
  const rows = await selectSummaries(db)
    .where(isPublished(promotion))
    .orderBy(promotion.position, desc(promotion.publishFrom), desc(promotion.id))
    .limit(limit);
  return rows.map((row) => toSummary(row, language));
}

export async function findPromotion(db: Db, language: Language, id: number) {
  const [row] = await db
    .select({ ...summaryColumns, detail: promotion.detail })
    .from(promotion)
    .where(and(eq(promotion.id, id), isPublished(promotion)));
  if (!row) return undefined;
  return { ...toSummary(row, language), detail: parseRichText(localize(row.detail, language)) };
}

function selectSummaries(db: Db) {
  return db.select(summaryColumns).from(promotion);
}

function toSummary(row: Awaited<ReturnType<typeof selectSummaries>>[number], language: Language) {
  const { id, pictureId, startsOn, endsOn } = row;
  return {
    id,
    pictureId,
    startsOn,
    endsOn,
    name: localize(row.name, language),
    summary: localize(row.summary, language),
  };
}
