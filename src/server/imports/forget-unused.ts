import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';

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
