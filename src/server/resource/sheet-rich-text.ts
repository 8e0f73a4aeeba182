import { LANGUAGES } from '#contract/language.ts';
import { cleanHtml } from '#server/platform/clean-rich-text.ts';
import type { Reading, SheetColumn } from './sheet-columns.ts';

/** Marks that by themselves say where a line ends. */
const BLOCKS = /<(?:p|h[1-6]|div|br|ul|ol|li|blockquote|table|pre|section|article)\b/i;

/**
 * A text of an editor in every language, one column each, of which Thai may be required. It is read
 * as it is kept, so that a preview shows nothing that goes at the saving.
 */
export function richTextColumns(key: string, { required = false } = {}): SheetColumn[] {
  return LANGUAGES.map((language) => ({
    key: `${key}.${language}`,
    required: required && language === 'th',
    holds: 'text',
    open: () => ({ write: (value) => String(value ?? ''), read: readRichText }),
  }));
}

function readRichText(text: string): Reading {
  const value = cleanHtml(BLOCKS.test(text) ? text : inParagraphs(text));
  const lost = picturesIn(text) > picturesIn(value);
  return { value: value || undefined, ...(lost && { warning: 'foreign_picture' as const }) };
}

/** Who types into a cell ends a line and means a paragraph. */
const inParagraphs = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `<p>${line}</p>`)
    .join('');

const picturesIn = (html: string) => html.match(/<img\b/gi)?.length ?? 0;
