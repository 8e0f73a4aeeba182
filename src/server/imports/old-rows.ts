import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { olderThan } from '#server/platform/retention.ts';
import { countRows } from './queries.ts';
import { sheetImport, sheetImportRow } from './tables.ts';

const ENDED = ['done', 'undone', 'cancelled', 'failed'];

/**
 * Forgets the rows of imports that are long over, and with them the way back: those of staff hold
 * names, addresses and numbers of people who may be gone. That there was an import stays.
 */
export async function forgetOldRows(db: Db, days: number): Promise<void> {
  while (await forgetOldest(db, days));
}

/** One at a time, for each may have 50,000 rows. False where none is left. */
function forgetOldest(db: Db, days: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [oldest] = await tx
      .select({ id: sheetImport.id })
      .from(sheetImport)
      .where(
        and(
          olderThan(sheetImport.createdAt, days),
          inArray(sheetImport.state, ENDED),
          sql`${sheetImport.report} -> 'cleared' is null`,
        ),
      )
      .orderBy(asc(sheetImport.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!oldest) return false;
    const cleared = JSON.stringify(await countRows(tx, oldest.id));
    await tx.delete(sheetImportRow).where(eq(sheetImportRow.importId, oldest.id));
    const { report } = sheetImport;
    await tx
      .update(sheetImport)
      .set({
        report: sql`(${report} - '{columns,mapping,words}'::text[])
          || jsonb_build_object('cleared', ${cleared}::jsonb)`,
      })
      .where(eq(sheetImport.id, oldest.id));
    return true;
  });
}
