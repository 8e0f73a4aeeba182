import type { Language } from '#contract/language.ts';
import type { FetchLanguage } from '../../i18n/switch-language.ts';
import { keep } from '../../site/storage.ts';
import { languageHref } from './language-links.ts';
import type { Place } from './place.ts';

type Switch = {
  language: Language;
  search: string;
  fetchLanguage: FetchLanguage;
  go: Place['go'];
};

/** A page whose address follows what is typed can break a change off; then it is asked for again. */
const MOST_TRIES = 3;

/** Fails where something does not come, and has changed nothing then. */
export async function switchInPlace(change: Switch): Promise<void> {
  const { language, search, fetchLanguage, go } = change;
  const address = languageHref(search, language);
  const show = await fetchLanguage(language);
  // The server keeps the choice; and where it does not answer, the page is not left for an error.
  const { ok } = await fetch(address);
  if (!ok) throw new Error('The page did not come.');
  // Where somebody went on meanwhile, that is where the page stays.
  for (let tries = 0; tries < MOST_TRIES && !inLanguage(language); tries += 1)
    await go(`${languageHref(location.search, language)}${location.hash}`, { replace: true });
  show();
  keep('language', language);
}

function inLanguage(language: Language): boolean {
  return new URLSearchParams(location.search).get('lang') === language;
}
