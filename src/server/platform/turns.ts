import { AppError } from '#contract/errors.ts';
import { waitAside } from './wait-aside.ts';

type Limits = {
  /** At the same time; the others wait their turn. */
  atOnce?: number;
  /** Of all together, running and waiting: beyond that it is more honest to say so. */
  most?: number;
  /** Waiting, of one sender. */
  ofOne?: number;
};

const NO_END = Number.POSITIVE_INFINITY;

/** Each in its turn; where senders are told apart, one of each, whoever has many waiting. */
export function createTurns({ atOnce = 1, most = NO_END, ofOne = NO_END }: Limits) {
  let [all, running] = [0, 0];
  /** What waits of each sender; whose turn is next comes first. */
  const waiting = new Map<string, Array<() => void>>();
  // A line with an end of its own needs no other guard.
  const wait = most < NO_END ? waitAside : (turn: () => Promise<void>) => turn();

  const demandRoom = () => {
    if (all >= most) throw new AppError('unavailable');
  };
  const join = (sender: string) =>
    new Promise<void>((resolve) => {
      const line = waiting.get(sender) ?? [];
      if (line.length >= ofOne) throw new AppError('too_many_requests');
      line.push(resolve);
      waiting.set(sender, line);
    });
  // The place goes to the next in line, without anybody slipping in between.
  const passOn = () => {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    const [sender, [begin, ...rest]] = next;
    waiting.delete(sender);
    if (rest.length > 0) waiting.set(sender, rest);
    begin?.();
  };
  const inTurn = async <Result>(act: () => Promise<Result>, sender = ''): Promise<Result> => {
    demandRoom();
    all += 1;
    try {
      if (running < atOnce) running += 1;
      else await wait(() => join(sender));
      try {
        return await act();
      } finally {
        passOn();
      }
    } finally {
      all -= 1;
    }
  };
  return { inTurn, demandRoom };
}
