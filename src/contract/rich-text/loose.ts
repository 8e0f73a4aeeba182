import type { Marks } from './line.ts';
import { safeHref } from './links.ts';

/** HTML as it was read, from whatever source: nothing about it is trusted. */
export type LooseElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: LooseNode[];
};
export type LooseNode = string | LooseElement;

/** Their content is not text for people. */
export const DROPPED: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'xml', 'title'],
  ...['textarea', 'select', 'button', 'audio', 'video', 'canvas', 'noframes', 'noembed', 'xmp'],
]);

/** Text before and after them stands in another paragraph. */
export const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'address'],
  ...['li', 'dl', 'dt', 'dd', 'pre', 'center', 'figure', 'figcaption', 'hr', 'form', 'fieldset'],
  ...['legend', 'details', 'summary', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
  ...['body', 'html', 'head', 'dir', 'menu'],
]);

export const HEADINGS: Readonly<Record<string, 'h2' | 'h3'>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};

/** The look an element gives its text, on top of the look around it. Word and Google write styles. */
export function marksOf({ name, attributes }: LooseElement, around: Marks): Marks {
  const style = attributes.style ?? '';
  const isLight = /(?<![-\w])font-weight:\s*(?:normal|[1-4]00)/i.test(style);
  const isBold =
    name === 'strong' || name === 'b' || /(?<![-\w])font-weight:\s*(?:bold|[6-9]00)/i.test(style);
  const isItalic = name === 'em' || name === 'i' || /(?<![-\w])font-style:\s*italic/i.test(style);
  const marks: Marks = { ...around };
  if (isBold && !isLight) marks.strong = true;
  if (isItalic) marks.em = true;
  if (name === 'a') marks.href = safeHref(attributes.href) ?? around.href;
  return marks;
}

/** The id of the picture that an `img` of ours names. */
export function pictureOf({ attributes }: LooseElement): number | undefined {
  const id = attributes['data-picture'] ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}

/** Paragraphs that Word means as items of a list. */
export function isOfWordList({ attributes }: LooseElement): boolean {
  return (
    /mso-list:\s*l\d/i.test(attributes.style ?? '') ||
    /\bMsoListParagraph/i.test(attributes.class ?? '')
  );
}
