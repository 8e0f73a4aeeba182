import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { OFFER_STATES } from '#contract/applications/offer-kinds.ts';
import { APPLICATION_STATUSES } from '#contract/applications/states.ts';
import { isOn, type Parameters } from '#contract/parameters/parameters.ts';
import type { Db } from '#server/platform/db.ts';

export const TEXT_APPLICANT = 'text_applicant';

const OfApplication = z.object({ applicationId: z.int() });

/** What an applicant is told by a text message. */
export const TextNews = z.union([
  OfApplication.extend({
    /** Of the timeline, so that the same news is one message. */
    eventId: z.int(),
    status: z.enum(APPLICATION_STATUSES),
    /** Where a document is asked for. */
    requestId: z.int().optional(),
  }),
  OfApplication.extend({ offerId: z.int(), state: z.enum(OFFER_STATES) }),
  OfApplication.extend({ codeId: z.uuid() }),
]);
export type TextNews = z.infer<typeof TextNews>;

/** Asks for a text message where there are any, in the transaction of what it tells about. */
export async function askForText(
  tx: Db,
  parameters: Pick<Parameters, 'application_sms'>,
  news: TextNews,
): Promise<void> {
  if (!isOn(parameters.application_sms)) return;
  await tx.execute(
    sql`select graphile_worker.add_job(${TEXT_APPLICANT}, payload := ${JSON.stringify(news)}::json)`,
  );
}
