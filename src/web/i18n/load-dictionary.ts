import type { Language } from '#contract/language.ts';
import { withFallback } from './fallback.ts';
import type { PublicTexts } from './public.th.ts';

/** The dictionary of one language, as a chunk of its own. */
export async function loadDictionary(language: Language): Promise<PublicTexts> {
  switch (language) {
    case 'th':
      return (await import('./public.th.ts')).th;
    case 'en':
      return (await import('./public.en.ts')).en;
    case 'ja':
      return overEnglish((await import('./public.ja.ts')).ja);
    case 'ko':
      return overEnglish((await import('./public.ko.ts')).ko);
    case 'zh-Hans':
      return overEnglish((await import('./public.zh-Hans.ts')).zhHans);
    case 'zh-Hant':
      return overEnglish((await import('./public.zh-Hant.ts')).zhHant);
  }
}

async function overEnglish(partial: Parameters<typeof withFallback<PublicTexts>>[1]) {
  const { en } = await import('./public.en.ts');
  return withFallback(en, partial);
}
