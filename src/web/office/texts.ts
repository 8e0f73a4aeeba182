import { useLoadedTexts } from '../i18n/texts.ts';
import type { OfficeTexts } from './texts.th.ts';

/** The office speaks Thai and English, the two languages of the picker. */
export function useOfficeTexts(): OfficeTexts {
  return useLoadedTexts<{ office: OfficeTexts }>().office;
}
