/** Everything an editor can write. What is not here cannot be shown. */
const RICH_TEXT_TAGS = [
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
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

type RichTag = (typeof RICH_TEXT_TAGS)[number];

/** A picture of the media library, which knows its files and what it shows. */
type RichPicture = { tag: 'img'; picture: number };
export type RichElement = { tag: RichTag; href?: string; children: RichNode[] };

/** Rich text as a tree: pages render it as elements, so no stored HTML ever reaches a page raw. */
export type RichNode = string | RichPicture | RichElement;

/** The pictures of the media library that a text shows. */
export function picturesIn(nodes: readonly RichNode[]): number[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.tag === 'img' ? [node.picture] : picturesIn(node.children);
  });
}
