import type { Db } from '#server/platform/db.ts';

export function pictureServices(_db: Db) {
  return {};
}
