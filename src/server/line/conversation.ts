import { z } from 'zod';
import { parseReference } from '#contract/applications/reference.ts';
import { AppError } from '#contract/errors.ts';
import { parseCode } from '#contract/line/code.ts';
import { MAIL_LANGUAGES, type MailLanguage } from '#contract/mail/mail.ts';
import { countSending } from '#server/captcha/form-sendings.ts';
import { readData } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import type { LineLinks } from './parts.ts';

const REPLIES = ['welcome', 'linked', 'unknownCode', 'tooMany', 'stopped', 'notLinked'] as const;
type Reply = (typeof REPLIES)[number];

const InBoth = z.strictObject({ th: z.string(), en: z.string() });
const WORDS = readData('words/line-replies.json', z.record(z.enum(REPLIES), InBoth));

/** Codes that one person at LINE may send within an hour. */
const GUESSES = { free: 10, most: 10 };
const NO_CAPTCHA = { accept: async () => false };

const STOP_WORDS = new Set(['stop', 'unsubscribe', 'หยุด', 'เลิกรับ', 'ยกเลิก']);

/** What somebody does in the chat that matters here; everything else is for people to answer. */
export type Said =
  | { kind: 'follow' }
  | { kind: 'unfollow' }
  | { kind: 'stop' }
  | { kind: 'code'; code: string | null };

/** What a message of the chat is to us; undefined: nothing. */
export function understand(text: string): Said | undefined {
  const written = text.trim();
  if (STOP_WORDS.has(written.toLowerCase())) return { kind: 'stop' };
  const code = parseCode(written);
  if (code !== null) return { kind: 'code', code };
  // The number of the application is no secret, and opens nothing.
  return parseReference(written) === null ? undefined : { kind: 'code', code: null };
}

/** Counted before it is looked up, so that many at once cannot dodge it. */
export async function mayGuess(db: Db, sealing: Sealing, userId: string): Promise<boolean> {
  const network = sealing.digest(userId, 'line code guesses');
  try {
    const guess = { form: 'line_code', network, address: '', solution: undefined };
    await countSending(db, NO_CAPTCHA, guess, GUESSES);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Does what was said, and answers what is replied; undefined: nothing is. */
export async function act(
  tx: Db,
  links: LineLinks,
  said: Said,
  { userId, allowed }: { userId: string; allowed: boolean },
): Promise<string | undefined> {
  switch (said.kind) {
    case 'follow':
      return reply('welcome');
    case 'unfollow':
      await links.unlink(tx, userId);
      return undefined;
    case 'stop': {
      const [ended] = await links.unlink(tx, userId);
      return ended ? reply('stopped', ended.language) : reply('notLinked');
    }
    case 'code': {
      if (!allowed) return reply('tooMany');
      const linked = said.code && (await links.link(tx, { code: said.code, userId }));
      if (!linked) return reply('unknownCode');
      return reply('linked', linked.language, linked.reference);
    }
  }
}

/** In the language of the applicant; where nobody knows it, in both. */
function reply(name: Reply, language?: MailLanguage, reference = ''): string {
  const languages = language ? [language] : MAIL_LANGUAGES;
  return languages.map((one) => WORDS[name][one].replaceAll('{reference}', reference)).join('\n\n');
}
