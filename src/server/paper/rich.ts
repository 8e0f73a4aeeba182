import type { RichNode } from '#contract/rich-text/rich-text.ts';
import type { Paper } from './page.ts';

type Fill = (text: string) => string;
/** What stands between paragraphs. */
const ABOVE = 3;

/** Writes formatted text: headings, paragraphs, lists, and tables line by line. Pictures are left out. */
export function writeRich(paper: Paper, nodes: readonly RichNode[], fill: Fill): void {
  const read = (parts: readonly RichNode[]) => fill(textOf(parts));
  nodes.forEach((node, place) => {
    if (typeof node === 'string') paper.paragraph(fill(node));
    else if (node.tag !== 'img') {
      if (node.tag === 'p') keepSigned(paper, nodes.slice(place), read);
      writeBlock(paper, node, read, fill);
    }
  });
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

function writeBlock(paper: Paper, { tag, children }: Block, read: Read, fill: Fill): void {
  if (tag === 'h2') paper.section(read(children));
  else if (tag === 'h3') paper.paragraph(read(children), 10, 700);
  else if (tag === 'ul' || tag === 'ol')
    children.forEach((item, place) => {
      paper.item(tag === 'ol' ? `${place + 1}.` : '•', read([item]));
    });
  else if (tag === 'blockquote') for (const child of children) paper.item('', read([child]));
  else if (tag === 'tr') {
    const [first = '', ...others] = children.map((cell) => read([cell]));
    paper.field(first, others.join(' · '));
  } else if (tag === 'p') {
    paper.space(ABOVE);
    paper.paragraph(read(children), 10, isStrong(children) ? 700 : 400);
  } else writeRich(paper, children, fill);
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
