import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { localize } from '#contract/localized.ts';
import { letterLanguage, type MailEvent, readLetter } from '#server/mail/event.ts';
import { jobApplication } from './tables.ts';

export const JOB_APPLICATION = readLetter('job_application');

const Payload = z.object({ applicationId: z.int() });

const ADDRESS = /:\/\/|www\.|[\p{L}\d]\.[a-z]{2,}|@|[\d๐-๙]{5,}/iu;

/** Anybody can have this letter sent to anybody: it carries no address or number of theirs. */
const withoutAddress = (text: string): string => (ADDRESS.test(text) ? '' : text);

/** Confirms an application to the applicant, in the language it was written in. */
export const jobApplicationMail: MailEvent = {
  ...JOB_APPLICATION,
  mostToOne: 5,
  async fill({ db }, payload) {
    const { applicationId } = Payload.parse(payload);
    const [row] = await db
      .select()
      .from(jobApplication)
      .where(eq(jobApplication.id, applicationId));
    if (!row) return undefined;
    const language = letterLanguage(row);
    return {
      to: row.email,
      language,
      values: {
        name: withoutAddress(`${row.firstName} ${row.lastName}`),
        number: String(row.id),
        position: withoutAddress(localize(row.position, language)),
      },
    };
  },
};
