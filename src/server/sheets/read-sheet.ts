import { Worker } from 'node:worker_threads';

const MOST_MEMORY_MB = 512;
const MOST_MS = 60_000;

/** The cells of a sheet as text, row by row; undefined where the file is not a sheet. */
export function readSheetFile(path: string, kind: 'xlsx' | 'csv'): Promise<string[][] | undefined> {
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
export function sheetKind(firstBytes: Buffer): 'xlsx' | 'csv' {
  return firstBytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')) ? 'xlsx' : 'csv';
}
