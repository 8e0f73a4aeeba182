import { z } from 'zod';
import { LANGUAGES } from '#contract/language.ts';
import { LocalizedText } from '#contract/localized.ts';
import { hasContent, LONGEST_RICH_TEXT } from './content.ts';

/** What is made of such a schema by asking for more is known to it as well. */
const known = z.registry<{ rich: true }>();

/** Rich text as an editor sends it, HTML per language; it is cleaned before it is stored. */
export const LocalizedRichText = LocalizedText.superRefine((text, issues) => {
  for (const language of LANGUAGES) {
    if ((text[language]?.length ?? 0) > LONGEST_RICH_TEXT)
      issues.addIssue({ code: 'custom', message: 'too_long', path: [language] });
  }
}).register(known, { rich: true });

export function isRichText(schema: unknown): boolean {
  return schema instanceof z.ZodType && known.get(schema)?.rich === true;
}

/** Rich text that must say or show something in Thai, from which the others fall back. */
export const RequiredRichText = LocalizedRichText.superRefine((text, issues) => {
  if (!hasContent(text.th ?? ''))
    issues.addIssue({ code: 'custom', message: 'required', path: ['th'] });
});
