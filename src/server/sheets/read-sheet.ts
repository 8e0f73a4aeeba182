import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { withMemory } from '#server/files/memory-guard.ts';
import { createTurns } from '#server/platform/turns.ts';
import type { SheetAnswer } from './sheet-worker.ts';

export type { SheetAnswer };

/** The rows of the largest sheet that is read take half of it. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
const MOST_MS = 60_000;
/** Beside this file, where both are sources and where both were bundled. */
const SHEET_WORKER = `./sheet-worker${extname(import.meta.url)}`;
/** What the file and its rows take on this side. */
const TAKES_BYTES = 64 * 1024 * 1024;

const { inTurn } = createTurns({ most: 5 });

/**
 * The cells of a sheet as text, row by row, or why it is not read. It is never put down anywhere:
 * the file is handed over to a thread that reads it as it is unpacked, and has its own limits.
 */
export function readSheet(content: AsyncIterable<Uint8Array>): Promise<SheetAnswer> {
  return inTurn(() => withMemory(TAKES_BYTES, async () => readInWorker(await buffer(content))));
}

function readInWorker(content: Buffer): Promise<SheetAnswer> {
  // Its own memory, so that it can be handed over whole.
  const bytes = new Uint8Array(content);
  return new Promise((resolve) => {
    const worker = new Worker(new URL(SHEET_WORKER, import.meta.url), {
      workerData: bytes,
      transferList: [bytes.buffer],
      resourceLimits: MEMORY,
      stderr: true,
    });
    const patience = setTimeout(() => end({ refusal: 'too_large' }), MOST_MS);
    worker.once('message', end);
    // Only its limits end it: whatever else happens in it is answered.
    worker.once('error', () => end({ refusal: 'too_large' }));
    worker.once('exit', () => end({ refusal: 'too_large' }));

    function end(answer: SheetAnswer): void {
      clearTimeout(patience);
      resolve(answer);
      void worker.terminate();
    }
  });
}
