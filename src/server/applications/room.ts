import { eq, or, sql } from 'drizzle-orm';
import { MOST_FILES } from '#contract/apply/limits.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/platform/db.ts';
import { applicationFile } from './tables.ts';

/** A case holds what a form may, and as much again of what staff add and applicants are asked for. */
const FORMS_OF_CASE = 2;

type Of = {
  id: number;
  /** Of an answer that waits to be handed in. */
  draftId?: string;
};

/** Refuses where a case would hold more than it may; `formBytes` is what one form may hold. */
export async function demandCaseRoom(
  db: Db,
  { id, draftId }: Of,
  more: { files: number; bytes: number },
  formBytes: number,
): Promise<void> {
  const [held] = await db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${applicationFile.bytes}), 0)::float8`,
    })
    .from(applicationFile)
    .where(
      or(
        eq(applicationFile.applicationId, id),
        draftId === undefined ? undefined : eq(applicationFile.draftId, draftId),
      ),
    );
  const { files = 0, bytes = 0 } = held ?? {};
  if (
    files + more.files > MOST_FILES * FORMS_OF_CASE ||
    bytes + more.bytes > formBytes * FORMS_OF_CASE
  )
    throw new AppError('case_full');
}
