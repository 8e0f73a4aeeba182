import type { RichNode } from '#contract/rich-text/rich-text.ts';

/** A heading, an item of a list, or a paragraph. */
export type Line = { kind: 'head' | 'item' | 'text'; text: string };

const KINDS: Partial<Record<string, Line['kind']>> = {
  h2: 'head',
  h3: 'head',
  h4: 'head',
  li: 'item',
  p: 'text',
};

/**
 * The text of a posting, line by line. Rich text as a whole would cost the form's page more script
 * than the postings are worth: their pictures and links stand on the home page.
 */
export function linesOf(nodes: readonly RichNode[]): Line[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return node.trim() ? [{ kind: 'text' as const, text: node }] : [];
    if (node.tag === 'img') return [];
    const kind = KINDS[node.tag];
    if (!kind) return linesOf(node.children);
    const text = textOf(node.children).trim();
    return text ? [{ kind, text }] : [];
  });
}

function textOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'img') return '';
      return node.tag === 'br' ? '\n' : textOf(node.children);
    })
    .join('');
}
