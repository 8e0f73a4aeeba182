import type { MailLanguage } from '#contract/mail/mail.ts';
import { readLetter } from '#server/mail/event.ts';

/**
 * Tells the sender that the message is here. Nothing that was typed stands in it: anybody can type
 * somebody else's address, and must not be able to send them words of their own through us.
 */
export const MESSAGE_RECEIVED = readLetter('message_received');

export const NEWS: Record<MailLanguage, string> = {
  th: 'ข่าวสารและโปรโมชัน',
  en: 'our news and offers',
};

/** What staff answer, as the sender gets it. */
export const MESSAGE_ANSWER = readLetter('message_answer');

/** Asks who opted out before whether the news that somebody asked for at this address are wanted. */
export const NEWSLETTER_CONFIRM = readLetter('newsletter_confirm');
