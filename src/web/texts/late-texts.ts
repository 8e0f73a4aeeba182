import { use } from 'react';
import { useLanguage } from '../i18n/texts.ts';

type Spoken = 'th' | 'en';
type Load<Texts> = Record<Spoken, () => Promise<Texts>>;

const fetched: ((language: Spoken) => Promise<unknown>)[] = [];

const spokenIn = (language: string | undefined): Spoken => (language === 'th' ? 'th' : 'en');

/**
 * Texts that come with the screen that shows them: whoever imports the module that awaits them is
 * loaded when they are there. What it answers with is the hook that reads them.
 */
export async function lateTexts<Texts>(load: Load<Texts>): Promise<() => Texts> {
  const coming: Partial<Record<Spoken, Promise<Texts>>> = {};
  const known: Partial<Record<Spoken, Texts>> = {};
  const fetchIn = (language: Spoken) => {
    coming[language] ??= load[language]().then(
      (texts) => {
        known[language] = texts;
        return texts;
      },
      (error: unknown) => {
        // Asked for again once there is a connection.
        delete coming[language];
        throw error;
      },
    );
    return coming[language];
  };
  fetched.push(fetchIn);
  await fetchIn(spokenIn(globalThis.document?.documentElement.lang));
  return function useLateTexts() {
    const language = spokenIn(useLanguage());
    // Another language may be chosen while a screen is on its way.
    return known[language] ?? use(fetchIn(language));
  };
}

/** Before another language is shown, what has come in this one comes in that one. */
export async function fetchLateTexts(language: string): Promise<void> {
  await Promise.all(fetched.map((fetchIn) => fetchIn(spokenIn(language))));
}
