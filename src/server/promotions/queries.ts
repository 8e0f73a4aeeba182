import { desc, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import type { Db } from '#server/platform/db.ts';
import { isPublished } from '#server/platform/published.ts';
import { promotion } from './tables.ts';

export async function listPromotions(db: Db, language: Language, limit: number) {
  const rows = await db
    .select({
      id: promotion.id,
      name: promotion.name,
      summary: promotion.summary,
      endsOn: sql<
        string | null
      >`to_char(${promotion.publishUntil} at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`,
    })
    .from(promotion)
    .where(isPublished(promotion))
    .orderBy(promotion.position, desc(promotion.publishFrom), desc(promotion.id))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    name: localize(row.name, language),
    summary: localize(row.summary, language),
  }));
}
