import type { Language } from '#contract/language.ts';
import type { Area, PublicTexts } from './areas.th.ts';
import { fetchLateTexts } from './late-texts.ts';
import { loadDictionary } from './load-dictionary.ts';

/** The words of a page in the browser, in the language it is shown in. */
export type Spoken = { language: Language; areas: readonly Area[]; texts: PublicTexts };

export async function speak(language: Language, areas: readonly Area[]): Promise<Spoken> {
  const [texts] = await Promise.all([loadDictionary(language, areas), fetchLateTexts(language)]);
  return { language, areas, texts };
}
