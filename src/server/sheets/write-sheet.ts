import { deflateRawSync } from 'node:zlib';
import { CSV_START, csvRow } from '#server/platform/csv.ts';
import type { Cell, SheetFormat } from './cell.ts';
import { inPieces } from './pieces.ts';
import { xlsxRow, xlsxStream } from './xlsx-stream.ts';

/** A sheet as bytes, page by page: however many rows, only one page is in memory. */
export function writeSheet(
  format: SheetFormat,
  pages: AsyncIterable<Cell[][]>,
): AsyncIterable<string | Uint8Array> {
  return format === 'csv' ? csvStream(pages) : xlsxStream(pages);
}

async function* csvStream(pages: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield CSV_START;
  for await (const rows of pages) yield* inPieces(rows, (row) => csvRow(row.map(String)));
}

/** About how many bytes so many rows take, where they are like these. */
export function expectBytes(format: SheetFormat, rows: Cell[][], total: number): number {
  if (rows.length === 0) return 0;
  const bytes =
    format === 'csv'
      ? Buffer.byteLength(rows.map((row) => csvRow(row.map(String))).join(''))
      : deflateRawSync(rows.map(xlsxRow).join('')).length;
  return Math.round((bytes / rows.length) * total);
}
