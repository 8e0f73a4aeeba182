import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/**
 * Writes that do not need what another has written, by one way to the database and back. The last
 * select may read, by the names of the writes, what they return.
 */
export async function writeTogether(
  tx: Db,
  writes: Record<string, SQLWrapper | undefined>,
  select: SQLWrapper = sql`select`,
): Promise<Record<string, unknown> | undefined> {
  const parts = Object.entries(writes).flatMap(([name, write]) =>
    write ? [sql`${sql.identifier(name)} as ${write}`] : [],
  );
  const { rows } = await tx.execute(sql`with ${sql.join(parts, sql`, `)} ${select.getSQL()}`);
  return rows[0];
}
