import { AppError } from '#contract/errors.ts';
import { waitAside } from './wait-aside.ts';

type Limits = {
  /** At the same time; the others wait their turn. */
  atOnce?: number;
  /** Of all together, running and waiting: beyond that it is more honest to say so. */
  most?: number;
};

export function createTurns({ atOnce = 1, most = Number.POSITIVE_INFINITY }: Limits) {
  let running = 0;
  const waiting: Array<() => void> = [];
  // A line with an end of its own needs no other guard.
  const wait = Number.isFinite(most) ? waitAside : (turn: () => Promise<void>) => turn();
  const demandRoom = () => {
    if (running + waiting.length >= most) throw new AppError('unavailable');
  };
  const inTurn = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    demandRoom();
    if (running >= atOnce) await wait(() => new Promise<void>((resolve) => waiting.push(resolve)));
    else running += 1;
    try {
      return await act();
    } finally {
      // The place goes to the next in line, without anybody slipping in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return { inTurn, demandRoom };
}
