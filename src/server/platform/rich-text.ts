import { Parser } from 'htmlparser2';
import type { RichNode } from '#contract/rich-text.ts';
import { createReader } from '#contract/rich-text-reader.ts';
import { shapeRichText } from '#contract/rich-text-shape.ts';

/** Reads stored HTML into a tree of what an editor may write; of all else only the text stays. */
export function parseRichText(html: string): RichNode[] {
  const { nodes, handler } = createReader();
  new Parser(handler).end(html);
  return shapeRichText(nodes);
}
