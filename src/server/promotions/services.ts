import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import { findPromotion, listPromotions } from './queries.ts';

export function promotionServices(db: Db) {
  return {
    current: (language: Language, limit: number) => listPromotions(db, language, limit),
    find: (language: Language, id: number) => findPromotion(db, language, id),
  };
}
