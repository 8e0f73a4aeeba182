import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { olderThan } from '#server/platform/retention.ts';
import { dropPlainSheets, dropSheet } from './kept-sheet.ts';
import { moveImport } from './queries.ts';
import { failReading } from './read-task.ts';
import { sheetImport } from './tables.ts';

const DAYS = 7;
const UNFINISHED = ['reading', 'mapping', 'checking', 'checked'] as const;

/**
 * Empties the cells that no field was read from. A sheet of staff may carry their ID and telephone
 * numbers beside what is imported, and nobody needs those once it is over.
 */
export async function forgetUnused(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`
    update sheet_import_row r set cells = (
      select coalesce(jsonb_agg(
        case when used.place is null then to_jsonb(''::text) else c.cell end order by c.place), '[]')
      from jsonb_array_elements(r.cells) with ordinality as c (cell, place)
      left join (select distinct value::int + 1 as place
        from jsonb_each_text(coalesce(i.report -> 'mapping', '{}'))) used on used.place = c.place)
    from sheet_import i where i.id = r.import_id and i.id = ${id}`);
}

/** Imports that nobody went on with. */
export async function endAbandoned(db: Db): Promise<void> {
  await dropPlainSheets(db);
  for (const id of await findUnread(db)) await failReading(db, id);
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

/** Imports whose sheet no job will read: each of its tries took the process down with it. */
async function findUnread(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${sheetImport}
    where state = 'reading' and created_at < now() - interval '1 hour' and not exists (
      select from graphile_worker.jobs
      where key = 'read_import ' || ${sheetImport.id} and attempts < max_attempts)`);
  return rows.map(({ id }) => id);
}
