import { z } from 'zod';
import { writeLetter } from '#server/mail/letter.ts';
import type { MailParts } from '#server/mail/mail.ts';
import type { Db } from '#server/platform/db.ts';
import { ANSWER_LETTERS, letterLanguage, RECEIVED_LETTERS } from './letters.ts';
import { makeOptOutToken } from './newsletter.ts';
import { findAnswer, findMessage, markFailed, markSent } from './queries.ts';

export const MESSAGE_RECEIVED_MAIL = 'mail_message_received';
export const MESSAGE_ANSWER_MAIL = 'mail_message_answer';

const Received = z.object({ messageId: z.int() });
const Answered = z.object({ answerId: z.int() });

/** Tells the sender what happens next. The opt-out link is made here, so that no job carries it. */
export async function mailMessageReceived(
  db: Db,
  { mailer, publicOrigin }: MailParts,
  payload: unknown,
): Promise<void> {
  const message = await findMessage(db, Received.parse(payload).messageId);
  if (!message || message.deletedAt || message.status === 'spam') return;
  const token = message.newsletter ? await makeOptOutToken(db, message.email) : undefined;
  const url = token && new URL(`/Unsubscribe?token=${token}`, publicOrigin).href;
  const letter = RECEIVED_LETTERS[letterLanguage(message)](message.clientId, url);
  await mailer.send({
    to: message.email,
    ...writeLetter(letter),
    ...(url && { headers: optOutHeaders(url) }),
  });
}

/** Mail programs show a button of their own for these (RFC 8058). */
function optOutHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Sends an answer once; a failed try is counted, so that the office can tell. */
export async function mailMessageAnswer(
  db: Db,
  { mailer }: MailParts,
  payload: unknown,
): Promise<void> {
  const { answerId } = Answered.parse(payload);
  const found = await findAnswer(db, answerId);
  if (!found || found.answer.sentAt) return;
  const { answer, message } = found;
  const letter = ANSWER_LETTERS[letterLanguage(message)](message, answer.text);
  try {
    await mailer.send({ to: message.email, ...writeLetter(letter) });
  } catch (error) {
    await markFailed(db, answerId);
    throw error;
  }
  await markSent(db, answerId);
}
