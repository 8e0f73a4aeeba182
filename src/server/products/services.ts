import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import { listProducts } from './queries.ts';

export function productServices(db: Db) {
  return {
    list: (language: Language) => listProducts(db, language),
  };
}
