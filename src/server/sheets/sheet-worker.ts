import { parentPort } from 'node:worker_threads';
import { joinLong } from './long-cells.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type SheetRefusal, SheetRefusedError } from './sheet-limits.ts';

export type SheetAnswer = { rows: string[][] } | { refusal: SheetRefusal };

// A thread of its own: a large sheet keeps a processor busy for seconds, and a hostile one may ask
// for more memory than there is, which then ends this thread and nothing else.
parentPort?.on('message', async (content: Uint8Array) => {
  parentPort?.postMessage(await answer(content));
});

async function answer(content: Uint8Array): Promise<SheetAnswer> {
  try {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    const rows = isArchive(bytes) ? await readXlsx(bytes) : readCsv(bytes);
    const headings = rows[0] ?? [];
    return { rows: rows.map((row) => [...joinLong(row, headings)]) };
  } catch (error) {
    return { refusal: error instanceof SheetRefusedError ? error.refusal : 'unreadable' };
  }
}

/** By its first bytes, not by its name: a sheet of Excel is a zip archive. */
function isArchive(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
}
