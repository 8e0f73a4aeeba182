import type { CaseResource, REVEALED } from '#contract/application-case-shapes.ts';
import { AppError } from '#contract/errors.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { isReferral } from './case-partner.ts';
import type { Case } from './case-rows.ts';
import { wholeName } from './case-rules.ts';
import { openPersonal } from './personal.ts';

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
