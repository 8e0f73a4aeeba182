/** The router takes the whole document over: the office, and every page in development. */
import { StrictMode, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DEFAULT_LANGUAGE, parseLanguage } from '#contract/language.ts';
import { parseDateEra, setDateEra } from './i18n/date-era.ts';
import { type FetchLanguage, FetchLanguageContext } from './i18n/switch-language.ts';
import { TextsContext } from './i18n/texts.ts';
import { parseAreas } from './texts/load-areas.ts';
import { loadDictionary } from './texts/load-dictionary.ts';
import { NonceContext } from './ui/nonce.ts';

const language = parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
setDateEra(parseDateEra(document.documentElement.dataset.era));
const areas = parseAreas(document.documentElement.dataset.areas);
const texts = await loadDictionary(language, areas);
// Only uncached pages carry one: it must be the same here for the page to hydrate.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/** The page in its language, which a page with a form changes in place. */
function Page() {
  const [shown, setShown] = useState({ language, texts });
  const fetchLanguage: FetchLanguage = async (next) => {
    const fetched = { language: next, texts: await loadDictionary(next, areas) };
    return () => setShown(fetched);
  };
  return (
    <FetchLanguageContext value={fetchLanguage}>
      <TextsContext value={shown}>
        <HydratedRouter />
      </TextsContext>
    </FetchLanguageContext>
  );
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <Page />
      </NonceContext>
    </StrictMode>,
  );
});
