import type { RichNode } from '#contract/rich-text/rich-text.ts';
import type { Paper } from './page.ts';

type Fill = {
  fill: (text: string) => string;
  /** Of a text that stands for nothing: its line is left out, and a heading right above it. */
  isNothing: (text: string) => boolean;
};
/** What stands between paragraphs. */
const ABOVE = 3;

/** Writes formatted text: headings, paragraphs, lists, and tables line by line. Pictures are left out. */
export function writeRich(paper: Paper, nodes: readonly RichNode[], given: Fill): void {
  const { fill, isNothing } = given;
  const read = (parts: readonly RichNode[]) => fill(textOf(parts));
  const written = nodes.filter((_, place) => !isLeftOut(nodes.slice(place), isNothing));
  written.forEach((node, place) => {
    if (typeof node === 'string') paper.paragraph(fill(node));
    else if (node.tag !== 'img') {
      if (node.tag === 'p') keepSigned(paper, written.slice(place), read);
      writeBlock(paper, node, read, given);
    }
  });
}

function isLeftOut([node, next]: readonly RichNode[], isNothing: Fill['isNothing']): boolean {
  if (node === undefined || typeof node === 'string' || node.tag === 'img') return false;
  if (node.tag === 'h2' || node.tag === 'h3')
    return next !== undefined && isLeftOut([next], isNothing);
  // Of a row, what stands against its label.
  const parts = node.tag === 'tr' ? node.children.slice(1) : [node];
  return parts.length > 0 && parts.every((part) => isNothing(textOf([part]).trim()));
}

/** Lines to sign on stand on one page, with what is signed there before them. */
function keepSigned(paper: Paper, [first, ...others]: readonly RichNode[], read: Read): void {
  const end = others.findIndex((node) => !isToSign(node));
  const signed = end === -1 ? others : others.slice(0, end);
  const block = [first, ...signed].filter((node) => node !== undefined);
  if (block.some(isToSign))
    paper.together(
      block.map((node) => read([node])),
      ABOVE,
    );
}

/** A line of dots, or a name in brackets below one. */
function isToSign(node: RichNode): boolean {
  if (typeof node === 'string' || node.tag !== 'p') return false;
  const text = textOf(node.children).trim();
  return /[._…]{4}/.test(text) || /^\(.+\)$/.test(text);
}

type Block = Exclude<RichNode, string | { tag: 'img' }>;
type Read = (parts: readonly RichNode[]) => string;

function writeBlock(paper: Paper, { tag, children }: Block, read: Read, given: Fill): void {
  if (tag === 'h2') paper.section(read(children));
  else if (tag === 'h3') paper.paragraph(read(children), 10, 700);
  else if (tag === 'ul' || tag === 'ol')
    children
      .filter((item) => !isLeftOut([item], given.isNothing))
      .forEach((item, place) => {
        paper.item(tag === 'ol' ? `${place + 1}.` : '•', read([item]));
      });
  else if (tag === 'blockquote') for (const child of children) paper.item('', read([child]));
  else if (tag === 'tr') {
    const [first = '', ...others] = children.map((cell) => read([cell]));
    paper.field(first, others.join(' · '));
  } else if (tag === 'p') {
    paper.space(ABOVE);
    paper.paragraph(read(children), 10, isStrong(children) ? 700 : 400);
  } else writeRich(paper, children, given);
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

function isStrong(nodes: readonly RichNode[]): boolean {
  return (
    nodes.length > 0 && nodes.every((node) => typeof node === 'object' && node.tag === 'strong')
  );
}
