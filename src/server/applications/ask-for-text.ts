import { sql } from 'drizzle-orm';
import type { ApplicationStatus } from '#contract/applications/states.ts';
import { isOn, type Parameters } from '#contract/parameters/parameters.ts';
import type { Db } from '#server/platform/db.ts';

export const TEXT_APPLICANT = 'text_applicant';

/** Asks for a text message where there are any, in the transaction of what it tells about. */
export async function askForText(
  tx: Db,
  parameters: Pick<Parameters, 'application_sms'>,
  news: {
    applicationId: number;
    eventId: number;
    status: ApplicationStatus;
    requestId?: number;
  },
): Promise<void> {
  if (!isOn(parameters.application_sms)) return;
  await tx.execute(
    sql`select graphile_worker.add_job(${TEXT_APPLICANT}, payload := ${JSON.stringify(news)}::json)`,
  );
}
