import { PICKER_LANGUAGES } from '#contract/language.ts';

/** Staff read one of two languages. */
export function languageOf({ language }: { language: string }): (typeof PICKER_LANGUAGES)[number] {
  return PICKER_LANGUAGES.find((known) => known === language) ?? 'th';
}
