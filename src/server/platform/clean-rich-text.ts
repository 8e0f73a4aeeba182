import type { LocalizedText } from '#contract/localized.ts';
import { writeRichText } from '#contract/rich-text/html.ts';
import { parseRichText } from './rich-text.ts';

/**
 * What an editor sent, as it is stored: only what the site shows, written in one way. A language
 * that says nothing is left out, so that readers get the one it falls back to.
 */
export function cleanRichText(text: LocalizedText): LocalizedText {
  const cleaned = Object.entries(text).map(([language, html]) => [language, cleanHtml(html)]);
  return Object.fromEntries(cleaned.filter(([, html]) => html !== ''));
}

export function cleanHtml(html: string): string {
  return writeRichText(parseRichText(html));
}
