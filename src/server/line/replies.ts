import { z } from 'zod';
import { fillMessage } from '#contract/mail/fill-message.ts';
import { MAIL_LANGUAGES, type MailLanguage } from '#contract/mail/mail.ts';
import { findMessage } from '#server/mail/message-templates.ts';
import type { ChatKind } from '#server/mail/messages.ts';
import { readData } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';

const REPLIES = ['welcome', 'linked', 'unknownCode', 'tooMany', 'stopped', 'notLinked'] as const;
type Reply = (typeof REPLIES)[number];

const InBoth = z.strictObject({ th: z.string(), en: z.string() });
const WORDS = readData(
  'words/line-replies.json',
  z.record(z.enum(REPLIES), z.strictObject({ title: InBoth, text: InBoth })),
);

const REFERENCE = { th: 'เลขที่ใบสมัคร', en: 'Reference', sample: '7KM4-PX9D' };

const kindOf = (reply: Reply): ChatKind => {
  const names = reply === 'linked' ? ['reference'] : [];
  return {
    // Stays as it is for ever: changed texts are kept by it.
    name: `line_${reply}`,
    title: WORDS[reply].title,
    placeholders: reply === 'linked' ? { reference: REFERENCE } : {},
    messages: { uses: names, needs: [], line: WORDS[reply].text },
  };
};

/** What is answered in the chat, which staff may put into their own words. */
export const LINE_REPLIES: readonly ChatKind[] = REPLIES.map(kindOf);

/** In the language of the applicant; where nobody knows it, in both. */
export async function writeReply(
  db: Db,
  reply: Reply,
  language?: MailLanguage,
  reference = '',
): Promise<string> {
  const texts: string[] = [];
  for (const one of language ? [language] : MAIL_LANGUAGES) {
    const text = await findMessage(db, kindOf(reply), 'line', one);
    if (text) texts.push(fillMessage(text, { reference }));
  }
  return texts.join('\n\n');
}
