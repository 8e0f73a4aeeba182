import type { CaseResource, REVEALED } from '#contract/cases/case-shapes.ts';
import { AppError } from '#contract/errors.ts';
import { openPersonal } from '#server/applications/personal.ts';
import type { Case } from '#server/applications/rows.ts';
import { wholeName } from '#server/applications/rules.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { isReferral } from './partner.ts';

/** One value that lists mask. A partner learns again what it wrote itself, and nothing more. */
export function revealed(
  sealing: Sealing,
  resource: CaseResource,
  row: Case,
  field: (typeof REVEALED)[number],
): string {
  if (resource === 'applicationPartner' && !isOwn(row, field)) throw new AppError('not_found');
  return field === 'name' ? wholeName(row) : openPersonal(sealing, row)[field];
}

function isOwn(row: Case, field: (typeof REVEALED)[number]): boolean {
  return isReferral(row) && field !== 'idCard' && field !== 'companyId';
}
