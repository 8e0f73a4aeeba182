import { and, eq, sql } from 'drizzle-orm';
import type { PaperVerdict } from '#contract/applications/kinds.ts';
import { AppError } from '#contract/errors.ts';
import { paperInRecord } from '#server/applications/papers.ts';
import { applicationFile } from '#server/applications/tables.ts';
import type { Caller } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { takeOpen, writeChange } from './work.ts';

type Found = { id: number; fileId: number; verdict: PaperVerdict; reason: string };

/** Notes what an officer finds of a paper; who changes their mind says so anew. */
export async function checkPaper(
  tx: Db,
  by: Caller,
  { id, fileId, verdict, reason }: Found,
): Promise<number> {
  const refused = verdict === 'refused';
  if (refused && reason === '') throw new AppError('invalid_input', { reason: 'required' });
  const row = await takeOpen(tx, by, id);
  const [file] = await tx
    .update(applicationFile)
    .set({
      verdict,
      checkedBy: by.viewer.name,
      checkedAt: sql`now()`,
      refusedFor: refused ? reason : '',
    })
    .where(and(eq(applicationFile.id, fileId), eq(applicationFile.applicationId, id)))
    .returning();
  if (!file) throw new AppError('not_found');
  const document = file.documentName.th ?? '';
  return writeChange(tx, by, row, {
    action: 'check',
    kind: refused ? 'paperRefused' : 'paperChecked',
    columns: {},
    remark: refused ? reason : '',
    detail: { fileId, uploadTypeId: file.uploadTypeId, document, verdict },
    changes: { file: { to: paperInRecord(file) }, verdict: { to: verdict } },
  });
}
