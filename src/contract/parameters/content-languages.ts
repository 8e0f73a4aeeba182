import type { TranslatedLanguage } from '#contract/translations/states.ts';
import { isOn, type Parameters } from './parameters.ts';

/** The languages that content is translated into in this house: English, and what is switched on. */
export function contentLanguages(parameters: Parameters): TranslatedLanguage[] {
  const others = [
    ['ja', parameters.language_ja],
    ['ko', parameters.language_ko],
    ['zh-Hans', parameters.language_zh_hans],
    ['zh-Hant', parameters.language_zh_hant],
  ] as const;
  return ['en', ...others.filter(([, value]) => isOn(value)).map(([language]) => language)];
}
