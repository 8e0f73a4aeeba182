import { z } from 'zod';
import type { Filled, MailEvent } from '#server/mail/event.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { MESSAGE_ANSWER, MESSAGE_RECEIVED, NEWS, NEWSLETTER_CONFIRM } from './letters.ts';
import { makeConfirmToken, makeOptOutToken } from './newsletter.ts';
import { findAnswer, findMessage, type Message, markFailed, markSent } from './queries.ts';
import { referenceOf } from './rules.ts';

const Received = z.object({ messageId: z.int() });
const Answered = z.object({ answerId: z.int() });

/** Tells the sender what happens next. The opt-out link is made here, so that nothing keeps it. */
export const messageReceivedMail: MailEvent = {
  ...MESSAGE_RECEIVED,
  mostToOne: 5,
  async fill({ db, publicOrigin }, payload) {
    const message = await findMessage(db, Received.parse(payload).messageId);
    if (!message || message.deletedAt || message.status === 'spam') return undefined;
    const token = message.newsletter ? await makeOptOutToken(db, message.email) : undefined;
    const language = letterLanguage(message);
    const values = { reference: referenceOf(message.clientId), news: '', link: '' };
    if (!token) return { to: message.email, language, values };
    const path = `/Unsubscribe?token=${token}`;
    return {
      to: message.email,
      language,
      values: { ...values, news: NEWS[language] },
      links: { link: path },
      headers: optOutHeaders(new URL(path, publicOrigin).href),
    };
  },
};

/** Mail programs show a button of their own for these (RFC 8058). */
export function optOutHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** What stands in the letter of an answer. */
export function answerValues(message: Message, answer: string): Filled['values'] {
  const { name, header: subject, clientId } = message;
  return { name, subject, reference: referenceOf(clientId), answer };
}

/** An answer; a failed try is counted, so that the inbox can tell. */
export const messageAnswerMail: MailEvent = {
  ...MESSAGE_ANSWER,
  async fill({ db }, payload) {
    const { answerId } = Answered.parse(payload);
    const found = await findAnswer(db, answerId);
    if (!found) return undefined;
    const { answer, message } = found;
    return {
      to: message.email,
      language: letterLanguage(message),
      values: answerValues(message, answer.text),
      onSent: (tx, state) => markSent(tx, answerId, state),
      onFailed: (tx, last) => markFailed(tx, answerId, last),
    };
  },
  onUnsure: (tx, payload) => markFailed(tx, Answered.parse(payload).answerId, true),
};

/** Whoever opted out before confirms it, or nothing changes. */
export const newsletterConfirmMail: MailEvent = {
  ...NEWSLETTER_CONFIRM,
  mostToOne: 5,
  async fill({ db }, payload) {
    const message = await findMessage(db, Received.parse(payload).messageId);
    if (!message || message.deletedAt || message.status === 'spam') return undefined;
    const token = await makeConfirmToken(db, message);
    if (!token) return undefined;
    return {
      to: message.email,
      language: letterLanguage(message),
      values: {},
      links: { link: `/Unsubscribe?token=${token}` },
    };
  },
};
