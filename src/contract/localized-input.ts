import { LANGUAGES } from './language.ts';
import { LocalizedText } from './localized.ts';

/** Plain text that may be missing, of at most so many characters in each language. */
export function localizedUpTo(longest: number) {
  return LocalizedText.superRefine((text, issues) => {
    for (const language of LANGUAGES) {
      if ((text[language]?.length ?? 0) > longest)
        issues.addIssue({ code: 'custom', message: 'too_long', path: [language] });
    }
  });
}

/** The same, where Thai must be there: the other languages fall back to it. */
export function requiredUpTo(longest: number) {
  return localizedUpTo(longest).superRefine((text, issues) => {
    if (!text.th?.trim()) issues.addIssue({ code: 'custom', message: 'required', path: ['th'] });
  });
}
