import { AppError } from '#contract/errors.ts';

/** Each holds the bytes of a file until its turn; decoded, a picture takes 160 MB at most. */
const MOST_WAITING = 20;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Decodes one picture at a time; beyond so many it is more honest to say so. */
export async function inTurn<Result>(decode: () => Promise<Result>): Promise<Result> {
  if (waiting >= MOST_WAITING) throw new AppError('unavailable');
  waiting += 1;
  const turn = last.then(decode);
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}
