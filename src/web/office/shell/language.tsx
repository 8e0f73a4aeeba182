import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PICKER_LANGUAGES } from '#contract/language.ts';
import { TextsContext } from '../../i18n/texts.ts';
import { languageCookie } from '../../site/language.ts';
import { keep } from '../../site/storage.ts';
import { speak } from '../../texts/spoken.ts';

export type PickerLanguage = (typeof PICKER_LANGUAGES)[number];

const SwitchContext = createContext<(language: PickerLanguage) => Promise<void>>(
  async () => undefined,
);

/** Changes the language of the office in place: what was typed stays. */
export function useSwitchLanguage() {
  return use(SwitchContext);
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [value, setValue] = useState(use(TextsContext));
  const navigate = useNavigate();
  const shown = value?.language;
  useEffect(() => {
    if (shown) keep('language', shown);
  }, [shown]);

  async function switchTo(language: PickerLanguage) {
    setValue(await speak(language, ['office']));
    document.documentElement.lang = language;
    dropLanguageFromAddress();
    await keepLanguage(language);
  }

  /** Links of mails name a language, which a reload would take for a fresh choice. */
  function dropLanguageFromAddress() {
    const parameters = new URLSearchParams(location.search);
    if (!parameters.has('lang')) return;
    parameters.delete('lang');
    // By the router, from whose address a list goes on when it is searched or sorted.
    const address = { search: `?${parameters}`, hash: location.hash };
    void navigate(address, { replace: true, preventScrollReset: true });
  }

  return (
    <SwitchContext value={switchTo}>
      <TextsContext value={value}>{children}</TextsContext>
    </SwitchContext>
  );
}

/** For the next page the server renders. Without a cookie store, asking for a page keeps it. */
async function keepLanguage(language: PickerLanguage): Promise<void> {
  if ('cookieStore' in globalThis) await cookieStore.set(languageCookie(language, Date.now()));
  else await fetch(`/login?lang=${language}`);
}
