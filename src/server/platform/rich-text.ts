import { Parser } from 'htmlparser2';
import type { RichNode } from '#contract/rich-text.ts';
import { DROPPED, type LooseNode } from '#contract/rich-text-loose.ts';
import { shapeRichText } from '#contract/rich-text-shape.ts';

/** Far more than any text needs; beyond, elements stand beside each other. */
const DEEPEST = 100;

/** Reads stored HTML into a tree of what an editor may write; of all else only the text stays. */
export function parseRichText(html: string): RichNode[] {
  return shapeRichText(readHtml(html));
}

function readHtml(html: string): LooseNode[] {
  const top: LooseNode[] = [];
  const open: LooseNode[][] = [];
  let dropped = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (DROPPED.has(name)) dropped += 1;
      const parent = open.at(-1) ?? top;
      const children: LooseNode[] = open.length < DEEPEST ? [] : parent;
      if (children !== parent && dropped === 0) parent.push({ name, attributes, children });
      open.push(children);
    },
    ontext(text) {
      if (dropped === 0) (open.at(-1) ?? top).push(text);
    },
    onclosetag(name) {
      open.pop();
      if (DROPPED.has(name)) dropped -= 1;
    },
  });
  parser.end(html);
  return top;
}
