import type { Db } from '#server/platform/db.ts';

export function documentServices(_db: Db) {
  return {};
}
