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
  const fetchIn = (language: Spoken): Promise<Texts> => {
    if (coming[language]) return coming[language];
    const asked: Promise<Texts> = load[language]();
    asked.then(
      // React reads what is marked like this without waiting.
      (value) => Object.assign(asked, { status: 'fulfilled', value }),
      // Asked for again once there is a connection.
      () => delete coming[language],
    );
    coming[language] = asked;
    return asked;
  };
  fetched.push(fetchIn);
  await fetchIn(spokenIn(globalThis.document?.documentElement.lang));
  return function useLateTexts() {
    // Another language may be chosen while a screen is on its way. A component that waited goes on
    // where it was only if it asks again, also for what has come meanwhile.
    return use(fetchIn(spokenIn(useLanguage())));
  };
}

/** Before another language is shown, what has come in this one comes in that one. */
export async function fetchLateTexts(language: string): Promise<void> {
  await Promise.all(fetched.map((fetchIn) => fetchIn(spokenIn(language))));
}
