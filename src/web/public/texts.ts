import { useLoadedTexts } from '../i18n/texts.ts';
import type { PublicTexts } from '../texts/areas.th.ts';

/** Those of every page, and of the areas that the page's `handle` names. */
export function useTexts(): PublicTexts {
  return useLoadedTexts<PublicTexts>();
}
