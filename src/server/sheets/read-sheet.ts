import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';

const MOST_MEMORY_MB = 512;
const MOST_MS = 60_000;

/**
 * The cells of a sheet as text, row by row; undefined where the content is not a sheet. The reader
 * wants a file that it can look around in, so it is put down in one while it is read.
 */
export async function readSheet(
  content: AsyncIterable<Uint8Array>,
): Promise<string[][] | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'chanote-sheet-'));
  const path = join(folder, 'sheet');
  try {
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    const handle = await open(path);
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    await handle.close();
    return await readInWorker(path, kindOf(buffer));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readInWorker(path: string, kind: 'xlsx' | 'csv'): Promise<string[][] | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
      workerData: { path, kind },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
      stderr: true,
    });
    const patience = setTimeout(() => end(undefined), MOST_MS);
    worker.once('message', (rows: string[][]) => end(rows));
    worker.once('error', () => end(undefined));
    worker.once('exit', () => end(undefined));

    function end(rows: string[][] | undefined): void {
      clearTimeout(patience);
      resolve(rows);
      void worker.terminate();
    }
  });
}

/** By its first bytes, not by its name: a sheet of Excel is a zip archive. */
function kindOf(firstBytes: Buffer): 'xlsx' | 'csv' {
  return firstBytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')) ? 'xlsx' : 'csv';
}
