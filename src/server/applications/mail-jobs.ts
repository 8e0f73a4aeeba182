import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';

/** Waits double from try to try: the eighth comes half an hour after the first. */
const MOST_ATTEMPTS = 8;

/**
 * Asks for a letter to an applicant, in the transaction of what it tells about. The payload says
 * which one by ids; whatever is secret in it is made by the task itself.
 */
export async function askForMail(
  tx: Db,
  task: string,
  payload: Record<string, string | number>,
): Promise<void> {
  await tx.execute(sql`select graphile_worker.add_job(
    ${task}, payload := ${JSON.stringify(payload)}::json, max_attempts := ${MOST_ATTEMPTS}::int)`);
}
