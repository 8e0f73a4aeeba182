import { z } from 'zod';
import { type MailLanguage, MailTexts } from '#contract/mail/mail.ts';
import { readData } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import type { Sent } from './mail.ts';
import { Messages } from './messages.ts';

/** Letters are written in Thai and English; English is for everybody who reads no Thai. */
export function letterLanguage({ language }: { language: string }): MailLanguage {
  return language === 'th' ? 'th' : 'en';
}

const InBoth = z.strictObject({ th: z.string(), en: z.string() });

const LetterFile = z.strictObject({
  title: InBoth,
  /** What staff see of a placeholder, and what stands in its place in a preview. */
  placeholders: z.record(
    z.string(),
    InBoth.extend({
      sample: z.string(),
      /** In English, where that differs. */
      sampleEn: z.string().optional(),
      required: z.literal(true).optional(),
    }),
  ),
  /** The placeholder that holds the address which the button opens; none: no button. */
  button: z.string().optional(),
  letters: z.strictObject({ th: MailTexts, en: MailTexts }),
  /** What is told by SMS and LINE as well. */
  messages: Messages.optional(),
});

/** What a letter is by itself: its name, what it can say, and its delivered texts. */
export type LetterKind = z.infer<typeof LetterFile> & {
  /** Stays as it is for ever: mails and changed texts are kept by it. */
  name: string;
};

/** A letter of `data/letters`. */
export function readLetter(name: string): LetterKind {
  return { name, ...readData(`letters/${name}.json`, LetterFile) };
}

/** A letter for somebody at the moment of sending. */
export type Filled = {
  to: string;
  language: MailLanguage;
  /** By placeholder. Lines that name an empty one are left out. */
  values: Readonly<Record<string, string>>;
  /** Pages that it leads to, by placeholder: their paths. They open in the language of the letter. */
  links?: Readonly<Record<string, string>>;
  headers?: Record<string, string>;
  /** A file for calendars that goes along. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** In the transaction that settles the mail. */
  onSent?: (tx: Db, state: Sent['state']) => Promise<void>;
  /** `last`: it will not be tried again. */
  onFailed?: (tx: Db, last: boolean) => Promise<void>;
};

type FillParts = {
  db: Db;
  sealing: Sealing;
  publicOrigin: string;
  address: string | null;
};

/** Something that somebody is told about by mail. */
export type MailEvent = LetterKind & {
  /**
   * Of letters that strangers can have sent to any address by filling in a form: so many go to the
   * same one within an hour.
   */
  mostToOne?: number;
  /**
   * Reads whom it is for and what it says. Whatever is secret, such as a link, is made here and not
   * where the mail is asked for. Undefined where it is not needed any more.
   */
  fill(parts: FillParts, payload: unknown): Promise<Filled | undefined>;
  /**
   * It may have arrived or not, and will not be tried again. Not of the filled letter: who died of
   * sending it leaves none.
   */
  onUnsure?(tx: Db, payload: unknown): Promise<void>;
};

export type TitleOf = (name: string) => z.infer<typeof InBoth>;

/** What a kind of letter is called; one that is not written any more keeps its name. */
export function titlesOf(events: readonly Pick<MailEvent, 'name' | 'title'>[]): TitleOf {
  const titles = new Map(events.map(({ name, title }) => [name, title]));
  return (name) => titles.get(name) ?? { th: name, en: name };
}
