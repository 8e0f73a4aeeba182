import type { Cell } from './cell.ts';

/** Excel takes 32,767 characters in a cell; some are left for the mark of the rest. */
const LONGEST = 32_000;
/** No more than the heading of a column fits, so that no text is taken for a mark. */
const MARK = /^⟦([^⟦⟧]{1,200})⟧/;

/**
 * A row in which every cell fits into Excel. What is too long goes on behind the last column of the
 * sheet, in cells that begin with the heading of theirs, so it stays with its row when rows are
 * sorted or deleted.
 */
export function splitLong(row: readonly Cell[], headings: readonly Cell[]): readonly Cell[] {
  if (!row.some((cell) => typeof cell === 'string' && cell.length > LONGEST)) return row;
  const rest: string[] = [];
  const own = row.map((cell, column) => {
    if (typeof cell !== 'string') return cell;
    const [first = '', ...others] = piecesOf(cell);
    rest.push(...others.map((piece) => `⟦${headings[column]}⟧${piece}`));
    return first;
  });
  const gap = Array.from({ length: Math.max(headings.length - own.length, 0) }, () => '');
  return [...own, ...gap, ...rest];
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + LONGEST >= text.length ? text.length : placeToCut(text, from + LONGEST);
    pieces.push(text.slice(from, end));
    from = end;
  }
  return pieces;
}

/** Not through a pair of characters, nor beside a space, which readers of sheets take off. */
function placeToCut(text: string, latest: number): number {
  for (let at = latest; at > latest - 1_000; at -= 1) {
    const around = text.slice(at - 1, at + 1);
    if (/^\S\S$/.test(around) && !/[\uD800-\uDFFF]/.test(around)) return at;
  }
  return latest;
}

/** The row with what went on behind its columns put back. */
export function joinLong(row: readonly string[], headings: readonly string[]): readonly string[] {
  // Readers fill rows up to the widest.
  const width = headings.findLastIndex((heading) => heading !== '') + 1;
  const own = row.slice(0, width);
  for (const cell of row.slice(width)) {
    const [mark = '', heading = ''] = MARK.exec(cell) ?? [];
    const column = mark ? headings.indexOf(heading) : -1;
    if (column >= 0) own[column] += cell.slice(mark.length);
    else if (cell !== '') return row;
  }
  return own;
}
