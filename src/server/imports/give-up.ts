import type { ImportFailure, ImportState } from '#contract/imports/imports.ts';
import type { Db } from '#server/platform/db.ts';
import { forgetUnused } from './forget-unused.ts';
import { findJob, holdInState, moveImport, setReport } from './queries.ts';
import { failReading } from './read-task.ts';

type Step = 'reading' | 'checking' | 'writing' | 'undoing';

/** Whether it is the last time that a step is tried. */
export type Try = { isLast: boolean };

/** Does a step of an import; where its last try fails, whoever waits for it is told. */
export async function tryStep(
  { db, id, step, isLast }: Try & { db: Db; id: number; step: Step },
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (isLast) await giveUp(db, id, step);
    throw error;
  }
}

/** Ends a step that nobody will try any more, and leaves the import where one can go on. */
export function giveUp(db: Db, id: number, step: Step): Promise<void> {
  switch (step) {
    case 'reading':
      return failReading(db, id);
    case 'checking':
      return leave(db, id, { step, to: 'mapping', failure: 'not_checked' });
    case 'writing':
      return leave(db, id, { step, to: 'cancelled', failure: 'not_written' });
    case 'undoing':
      return leaveUndoing(db, id);
  }
}

async function leaveUndoing(db: Db, id: number): Promise<void> {
  const job = await findJob(db, id, 'undoing');
  const to = job?.report.undoneFrom ?? 'done';
  await leave(db, id, { step: 'undoing', to, failure: 'not_undone' });
}

type Way = { step: Step; to: ImportState; failure: ImportFailure };

async function leave(db: Db, id: number, { step, to, failure }: Way): Promise<void> {
  await db.transaction(async (tx) => {
    // Somebody may have cancelled it.
    if (!(await holdInState(tx, id, step))) return;
    await moveImport(tx, id, [step], to, step === 'writing' ? { endedAt: new Date() } : {});
    await setReport(tx, id, { failure });
    if (step === 'writing') await forgetUnused(tx, id);
  });
}
