import { LANGUAGES } from './language.ts';
import { LocalizedText } from './localized.ts';

/** As HTML, marks included. */
export const LONGEST_RICH_TEXT = 100_000;

/** Rich text as an editor sends it, HTML per language; it is cleaned before it is stored. */
export const LocalizedRichText = LocalizedText.superRefine((text, issues) => {
  for (const language of LANGUAGES) {
    if ((text[language]?.length ?? 0) > LONGEST_RICH_TEXT)
      issues.addIssue({ code: 'custom', message: 'too_long', path: [language] });
  }
});

/** Rich text that must say or show something in Thai, from which the others fall back. */
export const RequiredRichText = LocalizedRichText.superRefine((text, issues) => {
  if (!hasContent(text.th ?? ''))
    issues.addIssue({ code: 'custom', message: 'required', path: ['th'] });
});

/** Whether there is a word or a picture between the marks. */
export function hasContent(html: string): boolean {
  if (/<img\s[^<>]*data-picture=/i.test(html)) return true;
  const words = html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|&#160;|&#xa0;/gi, ' ');
  return words.trim() !== '';
}
