import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DEFAULT_LANGUAGE, parseLanguage } from '#contract/language.ts';
import { parseDateEra, setDateEra } from './i18n/date-era.ts';
import { parseAreas } from './i18n/load-areas.ts';
import { loadDictionary } from './i18n/load-dictionary.ts';
import { TextsContext } from './i18n/texts.ts';
import { NonceContext } from './ui/nonce.ts';

const language = parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
setDateEra(parseDateEra(document.documentElement.dataset.era));
const areas = parseAreas(document.documentElement.dataset.areas);
const texts = await loadDictionary(language, areas);
// Only uncached pages carry one: it must be the same here for the page to hydrate.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <TextsContext value={{ language, texts }}>
          <HydratedRouter />
        </TextsContext>
      </NonceContext>
    </StrictMode>,
  );
});
