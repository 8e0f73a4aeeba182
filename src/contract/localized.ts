import { z } from 'zod';
import { LANGUAGES, type Language } from './language.ts';

/** Text in some of the six languages, stored as one jsonb column. */
export const LocalizedText = z.partialRecord(z.enum(LANGUAGES), z.string());
export type LocalizedText = z.infer<typeof LocalizedText>;

/** Fallback happens here, at reading only: asked → English → Thai. */
export function localize(text: LocalizedText, language: Language): string {
  return text[language] || text.en || text.th || '';
}
