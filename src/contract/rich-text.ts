/** Everything an editor can write. What is not here cannot be shown. */
export const RICH_TEXT_TAGS = [
  'h2',
  'h3',
  'p',
  'br',
  'strong',
  'em',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

export type RichTag = (typeof RICH_TEXT_TAGS)[number];

/** Rich text as a tree: pages render it as elements, so no stored HTML ever reaches a page raw. */
export type RichNode = string | { tag: RichTag; href?: string; children: RichNode[] };
