import type { Parameters } from '#contract/parameters/parameters.ts';
import { askForText } from '#server/applications/ask-for-text.ts';
import { APPLICATION_SENT, aboutApplication } from '#server/applications/letters.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';

type Sent = { applicationId: number; eventId: number; hasEmail: boolean; language: string };

/** Tells whoever should know that an application has come, in the transaction that writes it. */
export async function announce(tx: Db, parameters: Parameters, sent: Sent): Promise<void> {
  const { applicationId, eventId, hasEmail, language } = sent;
  await askForText(tx, parameters, { applicationId, eventId, status: 'new' });
  if (!hasEmail) return;
  await queueMail(tx, {
    event: APPLICATION_SENT.name,
    key: applicationId,
    about: aboutApplication(applicationId),
    language: letterLanguage({ language }),
    payload: { applicationId },
  });
}
