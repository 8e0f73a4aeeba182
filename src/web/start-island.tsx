import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { DEFAULT_LANGUAGE, parseLanguage } from '#contract/language.ts';
import { parseDateEra, setDateEra } from './i18n/date-era.ts';
import { PAGE_ID, type Told } from './public/island.tsx';
import { ISLANDS } from './public/islands.ts';
import { LiveIsland } from './public/live-island.tsx';
import { parseAreas } from './texts/load-areas.ts';
import { loadDictionary } from './texts/load-dictionary.ts';
import { NonceContext } from './ui/nonce.ts';

/** A page of the site comes alive: its own code and words, React, and nothing else. */
export async function startIsland(told: Told): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const language = parseLanguage(lang) ?? DEFAULT_LANGUAGE;
  setDateEra(parseDateEra(dataset.era));
  const areas = parseAreas(dataset.areas);
  const [Page, texts] = await Promise.all([
    ISLANDS[told.island](),
    loadDictionary(language, areas),
  ]);
  const element = document.getElementById(PAGE_ID);
  if (!element) return;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <NonceContext value={nonce}>
          <LiveIsland Page={Page} told={told} spoken={{ language, texts }} areas={areas} />
        </NonceContext>
      </StrictMode>,
    );
  });
}
