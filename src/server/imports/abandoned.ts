import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { olderThan } from '#server/platform/retention.ts';
import { forgetUnused } from './forget-unused.ts';
import { giveUp } from './give-up.ts';
import { dropPlainSheets, dropSheet } from './kept-sheet.ts';
import { moveImport } from './queries.ts';
import { sheetImport } from './tables.ts';

const DAYS = 7;
const UNFINISHED = ['reading', 'mapping', 'checking', 'checked'] as const;
/** What works on an import in each state of it. */
const TASKS = {
  reading: 'read_import',
  checking: 'check_import',
  writing: 'write_import',
  undoing: 'undo_import',
} as const;
const STEPS = Object.keys(TASKS) as Array<keyof typeof TASKS>;

/** Imports that nobody went on with. */
export async function endAbandoned(db: Db): Promise<void> {
  await dropPlainSheets(db);
  for (const step of STEPS) {
    for (const id of await findStuck(db, step)) await giveUp(db, id, step);
  }
  const old = await db
    .select({ id: sheetImport.id, state: sheetImport.state })
    .from(sheetImport)
    .where(
      and(inArray(sheetImport.state, [...UNFINISHED]), olderThan(sheetImport.createdAt, DAYS)),
    );
  for (const { id } of old)
    await db.transaction(async (tx) => {
      await moveImport(tx, id, UNFINISHED, 'cancelled', { endedAt: new Date() });
      await dropSheet(tx, id);
      await forgetUnused(tx, id);
    });
}

/** Imports that no job will go on with: each of its tries took the process down with it. */
async function findStuck(db: Db, step: keyof typeof TASKS): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${sheetImport}
    where state = ${step} and created_at < now() - interval '1 hour' and not exists (
      select from graphile_worker.jobs
      where key = ${`${TASKS[step]} `} || ${sheetImport.id}
        and (attempts < max_attempts or locked_at > now() - interval '1 hour'))`);
  return rows.map(({ id }) => id);
}
