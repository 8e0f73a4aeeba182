// By itself it needs no schemas, so the web may load it alone.

/** Thai is what the others are translated from. */
export const TRANSLATED_LANGUAGES = ['en', 'ja', 'ko', 'zh-Hans', 'zh-Hant'] as const;
export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number];

/** There is Thai and nothing in this language; or the Thai changed after this language did. */
export const TRANSLATION_STATES = ['missing', 'outdated'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];
