import { availableParallelism } from 'node:os';
import { AppError } from '#contract/errors.ts';

/**
 * A hash keeps a core and 19 MiB busy. So few run at once that pages go on being answered beside
 * them; the others wait their turn, and beyond that many it is more honest to say so.
 */
const AT_ONCE = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));
const LONGEST_QUEUE = 40;

let running = 0;
const waiting: Array<() => void> = [];

/** Asked before an attempt is counted, so that nobody loses one to a busy server. */
export function demandRoomToHash(): void {
  if (waiting.length >= LONGEST_QUEUE) throw new AppError('unavailable');
}

export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    demandRoomToHash();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    // The place goes to the next in line, without anybody slipping in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
