import type { CaseResource, REVEALED } from '#contract/cases/case-shapes.ts';
import { AppError } from '#contract/errors.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { openPersonal } from '#server/applications/personal.ts';
import type { Case } from '#server/applications/rows.ts';
import { wholeName } from '#server/applications/rules.ts';
import { changedByLender } from './lender-changes.ts';
import { isReferral } from './partner.ts';

type Parts = Pick<CaseParts, 'db' | 'sealing' | 'knowledge'>;
type Field = (typeof REVEALED)[number];

/** One value that lists mask. A partner learns again what it wrote itself, and nothing more. */
export async function revealed(
  parts: Parts,
  resource: CaseResource,
  row: Case,
  field: Field,
): Promise<string> {
  if (resource === 'applicationPartner' && !(await isOwn(parts, row, field)))
    throw new AppError('not_found');
  return field === 'name' ? wholeName(row) : openPersonal(parts.sealing, row)[field];
}

async function isOwn(parts: Parts, row: Case, field: Field): Promise<boolean> {
  if (!isReferral(row) || field === 'idCard' || field === 'companyId') return false;
  const changed = await changedByLender(parts, row);
  return !changed.has(field === 'name' ? 'lastName' : field);
}
