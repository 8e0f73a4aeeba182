import type { Language } from '#contract/language.ts';
import { withFallback } from '../i18n/fallback.ts';
import { en as frameEn } from '../public/layout/texts.en.ts';
import { th as frameTh } from '../public/layout/texts.th.ts';
import { areas as areasEn } from './areas.en.ts';
import type { PublicTexts } from './areas.th.ts';
import { areas as areasTh } from './areas.th.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

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
