import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { localize } from '#contract/localized.ts';
import { writeLetter } from '#server/mail/letter.ts';
import type { MailParts } from '#server/mail/mail.ts';
import type { Db } from '#server/platform/db.ts';
import { JOB_APPLICATION_LETTERS } from './letters.ts';
import { jobApplication } from './tables.ts';

export const JOB_APPLICATION_MAIL = 'mail_job_application';

const Payload = z.object({ applicationId: z.int() });

/** Confirms an application to the applicant, in the language it was written in. */
export async function mailJobApplication(
  db: Db,
  { mailer }: MailParts,
  payload: unknown,
): Promise<void> {
  const { applicationId } = Payload.parse(payload);
  const [row] = await db.select().from(jobApplication).where(eq(jobApplication.id, applicationId));
  if (!row) return;
  const language = row.language === 'en' ? 'en' : 'th';
  const { id: number, firstName, lastName } = row;
  const position = localize(row.position, language);
  const letter = JOB_APPLICATION_LETTERS[language]({ number, firstName, lastName, position });
  await mailer.send({ to: row.email, ...writeLetter(letter) });
}
