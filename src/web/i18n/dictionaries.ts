import type { Language } from '#contract/language.ts';
import { withFallback } from './fallback.ts';
import { en } from './public.en.ts';
import { ja } from './public.ja.ts';
import { ko } from './public.ko.ts';
import { th } from './public.th.ts';
import { zhHans } from './public.zh-Hans.ts';
import { zhHant } from './public.zh-Hant.ts';

/** All dictionaries at once: for the server. The browser loads the one it needs. */
export const DICTIONARIES = {
  th,
  en,
  ja: withFallback(en, ja),
  ko: withFallback(en, ko),
  'zh-Hans': withFallback(en, zhHans),
  'zh-Hant': withFallback(en, zhHant),
} satisfies Record<Language, typeof th>;
