import type { LooseElement, LooseNode } from './loose.ts';
import type { RichElement, RichNode } from './rich-text.ts';

const WIDEST_SPAN = 30;
/** Cells that merged ones may be taken apart into, so that little text cannot make a huge table. */
const MOST_ADDED = 200;

type Cell = { tag: 'th' | 'td'; children: RichNode[] };

/**
 * A table without merged cells: what was merged stands in its first cell, with empty ones beside
 * it, so that columns stay in line. Captions and what stands between cells come out as strays.
 */
export function shapeTable(
  table: LooseElement,
  shapeCell: (children: readonly LooseNode[]) => RichNode[],
): { strays: LooseNode[]; table: RichElement | undefined } {
  const { rows, strays } = readRows(table);
  const shaped = spreadCells(rows, shapeCell);
  if (shaped.length === 0) return { strays, table: undefined };
  const isHead = (row: Cell[]) => row.every(({ tag }) => tag === 'th');
  const bodyStart = shaped.findIndex((row) => !isHead(row));
  const split = bodyStart === -1 ? shaped.length : bodyStart;
  const parts = [section('thead', shaped.slice(0, split)), section('tbody', shaped.slice(split))];
  return { strays, table: { tag: 'table', children: parts.flat() } };
}

function section(tag: 'thead' | 'tbody', rows: Cell[][]): RichElement[] {
  if (rows.length === 0) return [];
  return [{ tag, children: rows.map((row): RichElement => ({ tag: 'tr', children: row })) }];
}

function readRows(table: LooseElement): { rows: LooseElement[][]; strays: LooseNode[] } {
  const rows: LooseElement[][] = [];
  const strays: LooseNode[] = [];
  const read = (nodes: readonly LooseNode[], row: LooseElement[] | undefined): void => {
    let own = row;
    for (const node of nodes) {
      if (typeof node === 'string') strays.push(node);
      else if (/^(?:thead|tbody|tfoot|colgroup|col)$/.test(node.name))
        read(node.children, undefined);
      else if (node.name === 'tr') {
        const cells: LooseElement[] = [];
        rows.push(cells);
        read(node.children, cells);
      } else if (node.name === 'td' || node.name === 'th') {
        if (!own) {
          own = [];
          rows.push(own);
        }
        own.push(node);
      } else strays.push(node);
    }
  };
  read(table.children, undefined);
  return { rows: rows.filter((cells) => cells.length > 0), strays };
}

function spreadCells(
  rows: readonly LooseElement[][],
  shapeCell: (children: readonly LooseNode[]) => RichNode[],
): Cell[][] {
  let added = 0;
  /** How many more rows a cell above reaches into a column. */
  const reaching: number[] = [];
  return rows.map((cells) => {
    const row: Cell[] = [];
    const addEmpty = (tag: Cell['tag']) => {
      added += 1;
      row.push({ tag, children: [] });
    };
    const skipReached = () => {
      while ((reaching[row.length] ?? 0) > 0 && added < MOST_ADDED) {
        reaching[row.length] = (reaching[row.length] ?? 0) - 1;
        addEmpty('td');
      }
    };
    for (const { name, attributes, children } of cells) {
      skipReached();
      const tag = name === 'th' ? 'th' : 'td';
      const down = readSpan(attributes.rowspan) - 1;
      const start = row.length;
      row.push({ tag, children: shapeCell(children) });
      for (let more = readSpan(attributes.colspan); more > 1 && added < MOST_ADDED; more -= 1) {
        addEmpty(tag);
      }
      for (let column = start; column < row.length; column += 1) reaching[column] = down;
    }
    skipReached();
    return row;
  });
}

function readSpan(value: string | undefined): number {
  const span = Number.parseInt(value ?? '1', 10);
  return span > 1 ? Math.min(span, WIDEST_SPAN) : 1;
}
