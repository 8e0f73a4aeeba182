import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DEFAULT_LANGUAGE, parseLanguage } from '#contract/language.ts';
import { loadDictionary } from './i18n/load-dictionary.ts';
import { TextsContext } from './i18n/texts.ts';

const language = parseLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
const texts = await loadDictionary(language);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextsContext value={{ language, texts }}>
        <HydratedRouter />
      </TextsContext>
    </StrictMode>,
  );
});
