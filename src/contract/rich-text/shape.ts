import { BREAK, cleanLine, type Marks, nestRuns, type Run, takeListMark } from './line.ts';
import {
  BLOCKS,
  DROPPED,
  HEADINGS,
  isOfWordList,
  type LooseElement,
  type LooseNode,
  marksOf,
  pictureOf,
} from './loose.ts';
import type { RichElement, RichNode } from './rich-text.ts';
import { shapeTable } from './table.ts';

/** Lists in quotes in lists: what nests deeper stands at this depth. */
const DEEPEST = 6;

type Place = { depth: number; inItem: boolean; inTable: boolean };
type LineTag = 'p' | 'h2' | 'h3';

/**
 * Brings anything that was read as HTML into the one form the editor, the database and the site
 * share: a row of headings, paragraphs, lists, quotes, tables and pictures, with text in lines.
 */
export function shapeRichText(nodes: readonly LooseNode[]): RichNode[] {
  return shapeBlocks(nodes, { depth: 0, inItem: false, inTable: false }, {});
}

function shapeBlocks(nodes: readonly LooseNode[], place: Place, around: Marks): RichNode[] {
  const mayNest = place.depth < DEEPEST;
  const deeper = { ...place, depth: place.depth + 1, inItem: false };
  const out: RichNode[] = [];
  let line: Run[] = [];
  let lineTag: LineTag = 'p';
  let ofWordList = false;
  /** The list that marked lines are still being added to. */
  let growing: RichElement | undefined;

  const push = (...blocks: RichNode[]) => {
    if (blocks.length > 0) growing = undefined;
    out.push(...blocks);
  };
  const endLine = () => {
    const clean = cleanLine(line);
    line = [];
    if (clean.length === 0) return;
    if (lineTag !== 'p') return push({ tag: lineTag, children: nestRuns(clean) });
    const { line: rest, kind } = takeListMark(clean, ofWordList);
    if (rest.length === 0) return;
    const children = nestRuns(rest);
    if (!kind || place.inItem || !mayNest) return push({ tag: 'p', children });
    if (growing?.tag !== kind) {
      push({ tag: kind, children: [] });
      growing = out.at(-1) as RichElement;
    }
    growing?.children.push({ tag: 'li', children });
  };
  const inOwnLine = (element: LooseElement, tag: LineTag, marks: Marks) => {
    endLine();
    const [outerTag, outerWord] = [lineTag, ofWordList];
    [lineTag, ofWordList] = [tag, isOfWordList(element)];
    walk(element.children, marks);
    endLine();
    [lineTag, ofWordList] = [outerTag, outerWord];
  };
  const walk = (children: readonly LooseNode[], marks: Marks): void => {
    for (const child of children) {
      if (typeof child === 'string') line.push({ text: child.replaceAll(BREAK, ' '), marks });
      else visit(child, marks);
    }
  };
  const visit = (element: LooseElement, outer: Marks): void => {
    const { name, children } = element;
    if (DROPPED.has(name)) return;
    const marks = marksOf(element, outer);
    const heading = HEADINGS[name];
    if (name === 'br') line.push({ text: BREAK, marks });
    else if (name === 'img') {
      const picture = pictureOf(element);
      if (picture === undefined) return;
      endLine();
      push({ tag: 'img', picture });
    } else if (heading) inOwnLine(element, heading, marks);
    else if ((name === 'ul' || name === 'ol') && mayNest) {
      endLine();
      push(...shapeList(name, children, { ...deeper, inItem: true }, marks));
    } else if (name === 'blockquote' && mayNest) {
      endLine();
      const quoted = shapeBlocks(children, deeper, marks);
      if (quoted.length > 0) push({ tag: 'blockquote', children: quoted });
    } else if (name === 'table' && !place.inTable && mayNest) {
      endLine();
      const { strays, table } = shapeTable(element, (cell) =>
        unwrapOnly(shapeBlocks(cell, { ...deeper, inTable: true }, marks)),
      );
      walk(strays, marks);
      endLine();
      if (table) push(table);
    } else if (BLOCKS.has(name) || !mayNest || name === 'table') inOwnLine(element, 'p', marks);
    else walk(children, marks);
  };

  walk(nodes, around);
  endLine();
  return out;
}

function shapeList(
  tag: 'ul' | 'ol',
  nodes: readonly LooseNode[],
  place: Place,
  marks: Marks,
): RichElement[] {
  const items: RichNode[][] = [];
  for (const node of nodes) {
    const isElement = typeof node !== 'string';
    const own = isElement && node.name === 'li' ? node.children : [node];
    const blocks = shapeBlocks(own, place, marks);
    const last = items.at(-1);
    // Older editors write a list inside a list beside the item it belongs to.
    const belongsAbove = isElement && (node.name === 'ul' || node.name === 'ol');
    if (belongsAbove && last) last.push(...blocks);
    else if (blocks.length > 0) items.push(blocks);
  }
  if (items.length === 0) return [];
  const children = items.map(
    (blocks): RichElement => ({ tag: 'li', children: unwrapOnly(blocks) }),
  );
  return [{ tag, children }];
}

/** An item or a cell whose one paragraph comes first needs no paragraph around its text. */
function unwrapOnly(blocks: RichNode[]): RichNode[] {
  const [first, ...others] = blocks;
  const isLine = (node: RichNode | undefined): node is RichElement =>
    typeof node === 'object' && node.tag === 'p';
  return isLine(first) && !others.some(isLine) ? [...first.children, ...others] : blocks;
}
