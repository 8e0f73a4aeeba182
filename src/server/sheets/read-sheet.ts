import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { withMemory } from '#server/files/memory-guard.ts';
import { createTurns } from '#server/platform/turns.ts';
import type { SheetRefusal } from './sheet-limits.ts';
import type { WorkerAnswer } from './sheet-worker.ts';

export type SheetAnswer = { rows: string[][] } | { refusal: SheetRefusal };

/** The rows of the largest sheet that is read take half of it. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
const MOST_MS = 60_000;
/** A thread that read a larger one keeps too much memory to be used again. */
const SMALL_BYTES = 1024 * 1024;
const KEPT_MS = 5_000;
/** Beside this file, where both are sources and where both were bundled. */
const SHEET_WORKER = `./sheet-worker${extname(import.meta.url)}`;
/** What the file and some of its rows take on this side. */
export const SHEET_BYTES = 64 * 1024 * 1024;

const { inTurn } = createTurns({ most: 5 });

/** A sheet that was read: how many rows it has, and the next of them; none, when all were there. */
export type OpenSheet = { length: number; next: () => Promise<string[][]> };
type Refused = { refusal: SheetRefusal };
/** Called when there is room for it: whoever is sent away before leaves no file open. */
type OpenContent = () => Promise<AsyncIterable<Uint8Array> | undefined>;

/** The cells of a sheet as text, row by row, or why it is not read. */
export function readSheet(open: OpenContent): Promise<SheetAnswer> {
  return withSheet(open, async ({ next }) => {
    const all: string[][] = [];
    for (let rows = await next(); rows.length > 0; rows = await next()) all.push(...rows);
    return { rows: all };
  });
}

/**
 * Uses the cells of a sheet, some rows at a time. It is never put down anywhere: the file is handed
 * over to a thread that reads it as it is unpacked, and has its own limits.
 */
export function withSheet<Result>(
  open: OpenContent,
  use: (sheet: OpenSheet) => Promise<Result>,
): Promise<Result | Refused> {
  return inTurn(() =>
    withMemory(SHEET_BYTES, async () => {
      const content = await open();
      if (!content) return { refusal: 'unreadable' };
      return readInWorker(await buffer(content), use);
    }),
  );
}

async function readInWorker<Result>(content: Buffer, use: (sheet: OpenSheet) => Promise<Result>) {
  // Its own memory, so that it can be handed over whole.
  const bytes = new Uint8Array(content);
  const isSmall = bytes.byteLength <= SMALL_BYTES;
  const worker = takeWorker();
  let isSound = false;
  try {
    const read = await ask(worker, bytes, [bytes.buffer]);
    if (!('length' in read)) return { refusal: 'refusal' in read ? read.refusal : 'unreadable' };
    const next = async () => {
      const more = await ask(worker, 'more');
      if (!('rows' in more)) throw new Error('The thread that reads sheets has ended.');
      isSound = more.rows.length === 0;
      return more.rows;
    };
    return await use({ length: read.length, next });
  } finally {
    if (isSmall && isSound) keepWorker(worker);
    else void worker.terminate();
  }
}

function ask(
  worker: Worker,
  message: Uint8Array | 'more',
  handed: ArrayBuffer[] = [],
): Promise<WorkerAnswer> {
  return new Promise((resolve) => {
    // Only its limits end it: whatever else happens in it is answered.
    const giveUp = () => end({ refusal: 'too_large' });
    const patience = setTimeout(giveUp, MOST_MS);
    worker.once('message', end).once('error', giveUp).once('exit', giveUp);
    worker.postMessage(message, handed);

    function end(answer: WorkerAnswer): void {
      clearTimeout(patience);
      worker.off('message', end).off('error', giveUp).off('exit', giveUp);
      resolve(answer);
    }
  });
}

let kept: { worker: Worker; end: NodeJS.Timeout } | undefined;

/** The thread that read the sheet before, or another one. */
function takeWorker(): Worker {
  if (!kept) {
    const at = new URL(SHEET_WORKER, import.meta.url);
    // What ends it after its answer ends nothing else.
    return new Worker(at, { resourceLimits: MEMORY, stderr: true }).on('error', () => undefined);
  }
  const { worker, end } = kept;
  kept = undefined;
  clearTimeout(end);
  worker.off('exit', dropWorker);
  worker.ref();
  return worker;
}

/** To start one takes longer than to read a small sheet. Nothing waits for it to end. */
function keepWorker(worker: Worker): void {
  dropWorker();
  const end = setTimeout(dropWorker, KEPT_MS);
  end.unref();
  worker.unref();
  worker.once('exit', dropWorker);
  kept = { worker, end };
}

function dropWorker(): void {
  const dropped = kept;
  kept = undefined;
  clearTimeout(dropped?.end);
  void dropped?.worker.terminate();
}
