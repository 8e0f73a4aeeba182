import { findLineLink } from '#server/applications/line-role.ts';
import type { ApplyParts } from './parts.ts';

/** Since when the applicant gets news by LINE; null where the house has no account. */
export async function lineStateOf(
  { db, findLine }: Pick<ApplyParts, 'db' | 'findLine'>,
  id: number,
) {
  if (!(await findLine(db))) return null;
  return { linkedAt: (await findLineLink(db, id))?.linkedAt.toISOString() ?? null };
}
