import type { ContactMessage } from '#contract/messages/messages.ts';
import { recordEvent } from '#server/audit/record.ts';
import type { Captcha } from '#server/captcha/captcha.ts';
import { countSending } from '#server/captcha/form-sendings.ts';
import { demandCurrent, type PolicyInForce } from '#server/consents/policy.ts';
import { recordConsents } from '#server/consents/record.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { MESSAGE_RECEIVED, NEWSLETTER_CONFIRM } from './letters.ts';
import { askForMatching } from './matching.ts';
import { subscribe } from './newsletter.ts';
import { hasMessage, insertMessage, type Message } from './queries.ts';
import { referenceOf } from './rules.ts';

export type SendParts = {
  db: Db;
  sealing: Sealing;
  captcha: Pick<Captcha, 'accept'>;
  /** Of the privacy notice, as it stands now. */
  policy: () => Promise<PolicyInForce>;
};

/** Of one network within an hour; after the free ones the captcha is asked for. */
const LIMITS = { free: 3, most: 60 };

/** Takes in a message and answers how it is called, again and again for the same one. */
export async function sendMessage(
  { db, sealing, captcha, policy }: SendParts,
  message: ContactMessage,
  address: string,
): Promise<string> {
  const reference = referenceOf(message.id);
  if (await hasMessage(db, message.id)) return reference;
  await countSending(db, captcha, { form: 'message', address, solution: message.captcha }, LIMITS);
  const newest = await policy();
  const agreed = Math.min(message.policyVersion ?? newest.version, newest.version);
  demandCurrent(agreed, newest);
  await db.transaction(async (tx) => {
    const row = await insertMessage(tx, sealing, message, agreed);
    if (!row) return;
    await recordEvent(
      tx,
      { actor: null, actorId: null, address },
      {
        action: 'create',
        subject: 'SubscribeMaint',
        subjectId: row.id,
        subjectName: reference,
        changes: { policyVersion: { to: agreed }, newsletter: { to: row.newsletter } },
      },
    );
    const spam = row.status === 'spam';
    const subscribed = row.newsletter && !spam && (await subscribe(tx, row));
    await recordConsents(tx, consentsOf(row, subscribed || spam || !row.newsletter));
    // What a program sent is kept for somebody to look at; it is not answered.
    if (spam) return;
    await askForMatching(tx, row.id);
    if (row.newsletter && !subscribed)
      await queueMail(tx, {
        event: NEWSLETTER_CONFIRM.name,
        key: row.id,
        language: letterLanguage(row),
        to: row.email,
        payload: { messageId: row.id },
      });
    await queueMail(tx, {
      event: MESSAGE_RECEIVED.name,
      key: row.id,
      language: letterLanguage(row),
      to: row.email,
      payload: { messageId: row.id },
    });
  });
  return reference;
}

/** What is not settled before its sender confirms it stands in the ledger when that is done. */
function consentsOf({ id, policyVersion, language, newsletter }: Message, settled: boolean) {
  const base = {
    source: 'message',
    sourceId: id,
    textVersion: policyVersion,
    language,
    channel: 'site',
  } as const;
  return [
    { ...base, purpose: 'policy', given: true } as const,
    ...(settled ? [{ ...base, purpose: 'marketing', given: newsletter } as const] : []),
  ];
}
