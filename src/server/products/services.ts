import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import { listProductBands } from './bands.ts';
import { findProduct, listProducts } from './queries.ts';

export function productServices(db: Db) {
  return {
    list: (language: Language) => listProducts(db, language),
    bands: (language: Language) => listProductBands(db, language),
    find: (language: Language, id: number) => findProduct(db, id, language),
  };
}
