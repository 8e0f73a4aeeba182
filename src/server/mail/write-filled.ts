import type { MailLanguage } from '#contract/mail/mail.ts';
import type { Db } from '#server/platform/db.ts';
import type { Filled, LetterKind } from './event.ts';
import { findTexts } from './templates.ts';
import { composeLetter } from './texts.ts';

/** A letter as its reader gets it, in the texts of this moment. */
export async function writeFilled(
  db: Db,
  publicOrigin: string,
  kind: LetterKind,
  { language, values, links }: Pick<Filled, 'language' | 'values' | 'links'>,
) {
  const texts = await findTexts(db, kind, language);
  return composeLetter(kind, texts, language, {
    ...values,
    ...linksIn(publicOrigin, links, language),
  });
}

/** Whoever opens one has chosen the language of the letter, whatever the device was set to. */
function linksIn(publicOrigin: string, links: Filled['links'], language: MailLanguage) {
  return Object.fromEntries(
    Object.entries(links ?? {}).map(([name, path]) => {
      const url = new URL(path, publicOrigin);
      url.searchParams.set('lang', language);
      return [name, url.href];
    }),
  );
}
