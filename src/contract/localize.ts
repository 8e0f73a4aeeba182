import type { Language } from './language.ts';

/** Fallback happens here, at reading only: asked → English → Thai. */
export function localize(text: Partial<Record<Language, string>>, language: Language): string {
  return text[language] || text.en || text.th || '';
}
