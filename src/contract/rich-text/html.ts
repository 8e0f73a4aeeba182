import { escapeMarkup, escapeText } from '#contract/markup.ts';
import type { RichNode } from './rich-text.ts';

/** The one way a text is stored: no attribute but addresses and the ids of pictures. */
export function writeRichText(nodes: readonly RichNode[]): string {
  return nodes.map(writeNode).join('');
}

function writeNode(node: RichNode): string {
  if (typeof node === 'string') return escapeText(node);
  if (node.tag === 'img') return `<img data-picture="${node.picture}">`;
  if (node.tag === 'br') return '<br>';
  const href = node.href === undefined ? '' : ` href="${escapeMarkup(node.href)}"`;
  return `<${node.tag}${href}>${writeRichText(node.children)}</${node.tag}>`;
}
