import type { Language } from '#contract/language.ts';
import { areas as areasEn } from './areas.en.ts';
import { areas as areasTh } from './areas.th.ts';
import { withFallback } from './fallback.ts';
import { en as frameEn } from './public.en.ts';
import { ja } from './public.ja.ts';
import { ko } from './public.ko.ts';
import { th as frameTh, type PublicTexts } from './public.th.ts';
import { zhHans } from './public.zh-Hans.ts';
import { zhHant } from './public.zh-Hant.ts';

const th: PublicTexts = { ...frameTh, ...areasTh };
const en: PublicTexts = { ...frameEn, ...areasEn };

/** All dictionaries at once: for the server. The browser loads the one it needs. */
export const DICTIONARIES = {
  th,
  en,
  ja: withFallback(en, ja),
  ko: withFallback(en, ko),
  'zh-Hans': withFallback(en, zhHans),
  'zh-Hant': withFallback(en, zhHant),
} satisfies Record<Language, PublicTexts>;
