import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { OFFER_STATES } from '#contract/applications/offer-kinds.ts';
import { APPLICATION_STATUSES } from '#contract/applications/states.ts';
import type { LineRole } from '#contract/line/roles.ts';
import { isOn, type Parameters } from '#contract/parameters/parameters.ts';
import type { Db } from '#server/platform/db.ts';

export const TEXT_APPLICANT = 'text_applicant';

const OfApplication = z.object({
  applicationId: z.int(),
  /** Chosen by staff. */
  way: z.enum(['line', 'sms']).optional(),
  /** The letter that is held back, for LINE tells it, and its key; it goes where LINE does not. */
  letter: z.string().optional(),
  letterKey: z.union([z.string(), z.number()]).optional(),
});

/** What an applicant is told by a message, as jobs and the outbox keep it. */
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
  OfApplication.extend({
    appointmentId: z.int(),
    sequence: z.int(),
    what: z.enum(['set', 'cancelled', 'reminder']),
  }),
]);
export type TextNews = z.infer<typeof TextNews>;
export type AppointmentNews = Extract<TextNews, { appointmentId: number }>['what'];

type Means = {
  /** What LINE is to news of this application, where its applicant is linked. */
  line?: LineRole | undefined;
  held?: { event: string; key: string | number } | undefined;
};

/** Asks for a message by LINE or SMS where there are any, in the transaction of what it tells about. */
export async function askForText(
  tx: Db,
  parameters: Pick<Parameters, 'application_sms'>,
  news: TextNews,
  { line, held }: Means = {},
): Promise<void> {
  if (!isOn(parameters.application_sms) && !line) return;
  const asked = { ...news, ...(held && { letter: held.event, letterKey: held.key }) };
  await tx.execute(
    sql`select graphile_worker.add_job(${TEXT_APPLICANT}, payload := ${JSON.stringify(asked)}::json)`,
  );
}
