import { Parser } from 'htmlparser2';
import { RICH_TEXT_TAGS, type RichNode, type RichTag } from '#contract/rich-text.ts';

/** Their content is not text for people. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
]);
const DEEPEST = 20;

/** Reads stored HTML into a tree of the tags an editor may use; of all others only the text stays. */
export function parseRichText(html: string): RichNode[] {
  const top: RichNode[] = [];
  const open: { name: string; children: RichNode[] }[] = [];
  let dropped = 0;
  const parser = new Parser({
    onopentag(name, { href }) {
      if (DROPPED.has(name)) dropped += 1;
      const parent = open.at(-1)?.children ?? top;
      let children = parent;
      if (isRichTag(name) && dropped === 0 && open.length < DEEPEST) {
        children = [];
        const link = name === 'a' && href !== undefined && isSafeAddress(href) ? { href } : {};
        parent.push({ tag: name, ...link, children });
      }
      open.push({ name, children });
    },
    ontext(text) {
      if (dropped === 0) (open.at(-1)?.children ?? top).push(text);
    },
    onclosetag(name) {
      open.pop();
      if (DROPPED.has(name)) dropped -= 1;
    },
  });
  parser.end(html);
  return top;
}

function isRichTag(name: string): name is RichTag {
  return (RICH_TEXT_TAGS as readonly string[]).includes(name);
}

/** Our own pages, the web, mail and telephone; nothing that runs, nothing that hides its scheme. */
function isSafeAddress(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href);
}
