import { StrictMode, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { type FetchLanguage, FetchLanguageContext } from './i18n/switch-language.ts';
import { TextsContext } from './i18n/texts.ts';
import { type Spoken, speak } from './texts/spoken.ts';
import { NonceContext } from './ui/nonce.ts';

/** The router takes the whole document over: the office, and every page in development. */
export function takeOver(spoken: Spoken): void {
  // Only uncached pages carry one: it must be the same here for the page to hydrate.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NonceContext value={nonce}>
          <Page spoken={spoken} />
        </NonceContext>
      </StrictMode>,
      { onRecoverableError: reportCause },
    );
  });
}

/** React drew the page again after a fault: what threw says more than that it did. */
function reportCause(error: unknown): void {
  reportError((error instanceof Error && error.cause) || error);
}

/** The page in its language, which a page with a form changes in place. */
function Page({ spoken: first }: { spoken: Spoken }) {
  const [spoken, setSpoken] = useState(first);
  const fetchLanguage: FetchLanguage = async (language) => {
    const next = await speak(language, first.areas);
    return () => setSpoken(next);
  };
  return (
    <FetchLanguageContext value={fetchLanguage}>
      <TextsContext value={spoken}>
        <HydratedRouter />
      </TextsContext>
    </FetchLanguageContext>
  );
}
