import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { contractForm } from './tables.ts';

/** The forms that cases offer, in their order. */
export function readContractForms(db: Db) {
  const { id, name, body, version } = contractForm;
  return db
    .select({ id, name, body, version })
    .from(contractForm)
    .where(and(isNull(contractForm.deletedAt), eq(contractForm.active, true)))
    .orderBy(contractForm.position, contractForm.id);
}
