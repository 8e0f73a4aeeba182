import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';

/** Waits double from try to try: the eighth comes half an hour after the first. */
export const MOST_ATTEMPTS = 8;

/**
 * Asks for a mail, in the transaction of what it tells about. The payload says which mail to whom
 * by ids; whatever is secret in it is made by the task itself.
 */
export async function queueMail(
  tx: Db,
  task: string,
  payload: Record<string, string | number>,
): Promise<void> {
  await tx.execute(sql`select graphile_worker.add_job(
    ${task}, payload := ${JSON.stringify(payload)}::json, max_attempts := ${MOST_ATTEMPTS}::int)`);
}
