import type { Language } from '#contract/language.ts';
import { withFallback } from '../i18n/fallback.ts';
import type { Area, PublicTexts } from './areas.th.ts';
import { loadAreas } from './load-areas.ts';

/** The dictionary of one language, as far as a page needs it. */
export async function loadDictionary(
  language: Language,
  areas: readonly Area[] = [],
): Promise<PublicTexts> {
  switch (language) {
    case 'th':
      return loadThai(areas);
    case 'en':
      return loadEnglish(areas);
    case 'ja':
      return withFallback(await loadEnglish(areas), (await import('./ja.ts')).ja);
    case 'ko':
      return withFallback(await loadEnglish(areas), (await import('./ko.ts')).ko);
    case 'zh-Hans':
      return withFallback(await loadEnglish(areas), (await import('./zh-Hans.ts')).zhHans);
    case 'zh-Hant':
      return withFallback(await loadEnglish(areas), (await import('./zh-Hant.ts')).zhHant);
  }
}

// A page shows only areas that its handle names, so the others are never missed.
async function loadThai(areas: readonly Area[]): Promise<PublicTexts> {
  const [{ th }, own] = await Promise.all([
    import('../public/layout/texts.th.ts'),
    loadAreas('th', areas),
  ]);
  return { ...th, ...own } as PublicTexts;
}

async function loadEnglish(areas: readonly Area[]): Promise<PublicTexts> {
  const [{ en }, own] = await Promise.all([
    import('../public/layout/texts.en.ts'),
    loadAreas('en', areas),
  ]);
  return { ...en, ...own } as PublicTexts;
}
