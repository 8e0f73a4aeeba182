import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import { findShownPictures } from './queries.ts';

export function pictureServices(db: Db) {
  return {
    /** By id; those that are not encoded yet are missing. */
    find: (ids: readonly (number | null)[], language: Language) =>
      findShownPictures(db, ids, language),
  };
}
