import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Applicant } from '#contract/applications/applications.ts';
import type { Db } from '#server/platform/db.ts';
import { contractForm } from './tables.ts';

/** Of the forms that came with the product, what a company has no use for: it is not married. */
const OF_PERSONS = 'spouse-consent';

/** The forms that cases offer, in their order. */
export function readContractForms(db: Db, applicant: Applicant) {
  const { id, key, name, body, version } = contractForm;
  const forAll = applicant === 'company' ? sql`${key} is distinct from ${OF_PERSONS}` : undefined;
  return db
    .select({ id, name, body, version })
    .from(contractForm)
    .where(and(isNull(contractForm.deletedAt), eq(contractForm.active, true), forAll))
    .orderBy(contractForm.position, contractForm.id);
}
