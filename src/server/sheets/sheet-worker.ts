import { parentPort } from 'node:worker_threads';
import { joinLong } from './long-cells.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { holdsContent, type SheetRefusal, SheetRefusedError } from './sheet-limits.ts';

/** A sheet was read and has so many rows, or is refused; asked for more, the next of its rows. */
export type WorkerAnswer = { length: number } | { rows: string[][] } | { refusal: SheetRefusal };

const PIECE = 500;
let kept: { rows: string[][]; headings: string[]; next: number } | undefined;

// A thread of its own: a large sheet keeps a processor busy for seconds, and a hostile one may ask
// for more memory than there is, which then ends this thread and nothing else.
parentPort?.on('message', async (content: Uint8Array | 'more') => {
  parentPort?.postMessage(content === 'more' ? { rows: takePiece() } : await answer(content));
});

/** Piece by piece, so that all of it is never there twice. */
function takePiece(): string[][] {
  if (!kept) return [];
  const { rows, headings, next } = kept;
  kept = next + PIECE < rows.length ? { ...kept, next: next + PIECE } : undefined;
  return rows.slice(next, next + PIECE).map((row) => [...joinLong(row, headings)]);
}

async function answer(content: Uint8Array): Promise<WorkerAnswer> {
  try {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    const rows = isArchive(bytes) ? await readXlsx(bytes) : readCsv(bytes);
    kept = { rows, headings: rows.find(holdsContent) ?? [], next: 0 };
    return { length: rows.length };
  } catch (error) {
    return { refusal: error instanceof SheetRefusedError ? error.refusal : 'unreadable' };
  }
}

/** By its first bytes, not by its name: a sheet of Excel is a zip archive. */
function isArchive(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
}
