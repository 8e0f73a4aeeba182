import { createRequire } from 'node:module';
import { createReader } from '#contract/rich-text/reader.ts';
import type { RichNode } from '#contract/rich-text/rich-text.ts';
import { shapeRichText } from '#contract/rich-text/shape.ts';

const require = createRequire(import.meta.url);

/** Reads stored HTML into a tree of what an editor may write; of all else only the text stays. */
export function parseRichText(html: string): RichNode[] {
  // Its tables of entities are large, and no text is read before somebody asks for a page with one.
  const { Parser }: typeof import('htmlparser2') = require('htmlparser2');
  const { nodes, handler } = createReader();
  new Parser(handler).end(html);
  return shapeRichText(nodes);
}
