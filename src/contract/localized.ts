import { z } from 'zod';
import { LANGUAGES } from './language.ts';

// By itself it needs no schemas, so the web may load it alone.
export { localize } from './localize.ts';

/** Text in some of the six languages, stored as one jsonb column. */
export const LocalizedText = z.partialRecord(z.enum(LANGUAGES), z.string());
export type LocalizedText = z.infer<typeof LocalizedText>;

const LONGEST_NAME = 200;

/** A name that must be there in Thai, from which the others fall back. */
export const LocalizedName = LocalizedText.superRefine((text, issues) => {
  if (!text.th?.trim()) issues.addIssue({ code: 'custom', message: 'required', path: ['th'] });
  for (const language of LANGUAGES) {
    if ((text[language]?.length ?? 0) > LONGEST_NAME)
      issues.addIssue({ code: 'custom', message: 'too_long', path: [language] });
  }
});

/** Text of at most so many letters in each language, required in Thai or in none. */
export function localizedUpTo(longest: number, { required = false } = {}) {
  return LocalizedText.superRefine((text, issues) => {
    if (required && !text.th?.trim())
      issues.addIssue({ code: 'custom', message: 'required', path: ['th'] });
    for (const language of LANGUAGES) {
      if ((text[language]?.length ?? 0) > longest)
        issues.addIssue({ code: 'custom', message: 'too_long', path: [language] });
    }
  });
}
