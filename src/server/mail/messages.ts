import { z } from 'zod';
import { fillMessage, placeholdersIn } from '#contract/mail/fill-message.ts';
import { LONGEST_MESSAGE, type MailLanguage, type MessageChannel } from '#contract/mail/mail.ts';

const InBoth = z.strictObject({ th: z.string(), en: z.string() });

/** The messages beside a letter: what they can and must name of its placeholders, and their texts. */
export const Messages = z.strictObject({
  uses: z.array(z.string()),
  needs: z.array(z.string()),
  /** None where it does not go by SMS. */
  sms: InBoth.optional(),
  /** None where it does not go by LINE. */
  line: InBoth.optional(),
});

type Placeholder = { th: string; en: string; sample: string; sampleEn?: string | undefined };

/** What every message may begin with. */
const HOUSE: Placeholder = {
  th: 'ชื่อบริษัทพร้อมเครื่องหมาย : (ว่างถ้ายังไม่ได้ตั้งชื่อ)',
  en: 'Name of the company, with a colon (empty until it is set)',
  sample: 'โฉนด:',
  sampleEn: 'Chanote:',
};

/** The part of a letter’s kind that messages have to do with. */
type MessageKind = {
  placeholders: Readonly<Record<string, Placeholder>>;
  messages?: z.infer<typeof Messages> | undefined;
};

/** What is said in a chat alone: no letter stands beside it. */
export type ChatKind = MessageKind & { name: string; title: z.infer<typeof InBoth> };

/** What a message can name, by name. */
export function messagePlaceholders({ placeholders, messages }: MessageKind) {
  return (messages?.uses ?? []).flatMap((name) => {
    const found = name === 'house' ? HOUSE : placeholders[name];
    if (!found) return [];
    const { th, en, sample } = found;
    const samples = { th: sample, en: found.sampleEn ?? sample };
    return [{ name, th, en, samples, required: messages?.needs.includes(name) ?? false }];
  });
}

/** What is wrong with the text of a message; undefined: nothing. */
export function checkMessage(
  kind: MessageKind,
  channel: MessageChannel,
  text: string,
): string | undefined {
  const known = messagePlaceholders(kind);
  const used = placeholdersIn(text);
  const unknown = used.find((name) => !known.some((one) => one.name === name));
  if (unknown) return `unknown_placeholder:${unknown}`;
  const missing = known.find(({ name, required }) => required && !used.includes(name));
  if (missing) return `missing_placeholder:${missing.name}`;
  return text.length > LONGEST_MESSAGE[channel] ? 'too_long' : undefined;
}

/** With samples in place of what belongs to somebody. */
export function sampleMessage(kind: MessageKind, text: string, language: MailLanguage): string {
  const samples = messagePlaceholders(kind).map(({ name, samples: of }) => [name, of[language]]);
  return fillMessage(text, Object.fromEntries(samples));
}

/** As it was delivered; undefined where there is none. */
export function usualMessage(
  { messages }: MessageKind,
  channel: MessageChannel,
  language: MailLanguage,
): string | undefined {
  return messages?.[channel]?.[language];
}
