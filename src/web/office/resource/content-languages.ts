import { LANGUAGES, type Language } from '#contract/language.ts';

/** Besides Thai and English, the languages that this house keeps content in: its pages say which. */
export function otherLanguages(): Language[] {
  const kept = document.documentElement.dataset.languages?.split(' ') ?? [];
  return LANGUAGES.filter((language) => kept.includes(language));
}

/** A field of one language (`name.ja`) that this house does not keep. */
export function isQuietField(field: string): boolean {
  const language = LANGUAGES.find((code) => field.endsWith(`.${code}`));
  return language !== undefined && !shownLanguages(() => false).includes(language);
}

/** All that this house keeps, and those in which something was refused: that is shown in any case. */
export function shownLanguages(isWrong: (language: Language) => boolean): Language[] {
  const kept = ['th', 'en', ...otherLanguages()];
  return LANGUAGES.filter((language) => kept.includes(language) || isWrong(language));
}
