import type { Db } from '#server/platform/db.ts';

export function branchServices(_db: Db) {
  return {};
}
