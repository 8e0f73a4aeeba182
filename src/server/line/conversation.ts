import { parseReference } from '#contract/applications/reference.ts';
import { AppError } from '#contract/errors.ts';
import { parseCode } from '#contract/line/code.ts';
import { countSending } from '#server/captcha/form-sendings.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import type { LineLinks, Person } from './parts.ts';
import { writeReply } from './replies.ts';

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
  { allowed, ...person }: Person & { allowed: boolean },
): Promise<string | undefined> {
  switch (said.kind) {
    case 'follow':
      return writeReply(tx, 'welcome');
    case 'unfollow':
      await links.unlink(tx, person);
      return undefined;
    case 'stop': {
      const [ended] = await links.unlink(tx, person);
      return ended ? writeReply(tx, 'stopped', ended.language) : writeReply(tx, 'notLinked');
    }
    case 'code': {
      if (!allowed) return writeReply(tx, 'tooMany');
      const linked = said.code && (await links.link(tx, { ...person, code: said.code }));
      if (!linked) return writeReply(tx, 'unknownCode');
      return writeReply(tx, 'linked', linked.language, linked.reference);
    }
  }
}
