import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import { listProducts } from './listing.ts';
import { findProduct } from './queries.ts';

export function productServices(db: Db) {
  return {
    list: (language: Language) => listProducts(db, language),
    find: (language: Language, id: number) => findProduct(db, id, language),
  };
}
