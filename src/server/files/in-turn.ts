import { AppError } from '#contract/errors.ts';

/** Does one thing at a time; beyond so many that wait it is more honest to say so. */
export function createTurns(mostWaiting: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <Result>(act: () => Promise<Result>): Promise<Result> => {
    if (waiting >= mostWaiting) throw new AppError('unavailable');
    waiting += 1;
    const turn = last.then(act);
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}

/** Decodes a picture. Each holds the bytes of a file until its turn; decoded, it takes 160 MB at most. */
export const inTurn = createTurns(20);
