/** Every language the dictionaries and the content know. */
export const LANGUAGES = ['th', 'en', 'ja', 'ko', 'zh-Hans', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language picker offers only these two. */
export const PICKER_LANGUAGES = ['th', 'en'] as const satisfies readonly Language[];
export type PickerLanguage = (typeof PICKER_LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'th';

/** Names of the cookie and the local-storage entry that keep the visitor's choice. */
export const LANGUAGE_COOKIE = 'language';

export function parseLanguage(value: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === value);
}
