import { queueMail } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';

/** Confirms an application to the applicant, by its id. */
export const APPLICATION_SENT_MAIL = 'mail_application_sent';

/** Tells whoever should know that an application has come, in the transaction that writes it. */
export async function announce(
  tx: Db,
  { applicationId, hasEmail }: { applicationId: number; hasEmail: boolean },
): Promise<void> {
  if (hasEmail) await queueMail(tx, APPLICATION_SENT_MAIL, { applicationId });
}
