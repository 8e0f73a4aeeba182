import { queueMail } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';
import { APPLICATION_SENT, letterLanguage } from './letters.ts';

type Sent = { applicationId: number; hasEmail: boolean; language: string };

/** Tells whoever should know that an application has come, in the transaction that writes it. */
export async function announce(tx: Db, { applicationId, hasEmail, language }: Sent): Promise<void> {
  if (!hasEmail) return;
  await queueMail(tx, {
    event: APPLICATION_SENT.name,
    key: applicationId,
    language: letterLanguage({ language }),
    payload: { applicationId },
  });
}
