import type { RichNode } from '#contract/rich-text/rich-text.ts';

const INLINE = new Set(['strong', 'em', 'a']);

/** What a rich text says, without its marks; blocks are set apart by a space. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes.map(say).join('').replace(/\s+/g, ' ').trim();
}

function say(node: RichNode): string {
  if (typeof node === 'string') return node;
  if (node.tag === 'img') return '';
  const said = node.children.map(say).join('');
  return INLINE.has(node.tag) ? said : ` ${said} `;
}
