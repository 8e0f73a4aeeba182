import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import { listDocuments } from './queries.ts';

export function documentServices(db: Db) {
  return {
    byHeader: (language: Language) => listDocuments(db, language),
  };
}
