import { AppError } from '#contract/errors.ts';
import { subscriberOf, wideNetworkOf } from './network.ts';

/** Of what is under way: files by number, since they are not kept in memory, all else by bytes. */
export type Shares = {
  files: { ofOne: number; ofAll: number };
  bytes: { ofOne: number; ofAll: number };
};

type Held = { files: number; bytes: number };

/** Of one IPv6 customer, who may have many networks: as many shares together. */
const SHARES_OF_WIDE = 4;

/** What may come in at the same time: everybody has a share of it, so that nobody takes it all. */
export function createShares(shares: Shares) {
  const ofEach = new Map<string, Held>();
  const ofAll: Held = { files: 0, bytes: 0 };

  /** What one request holds, until it lets go of all of it. */
  return (address: string) => {
    const senders = [{ name: subscriberOf(address), times: 1 }];
    const wide = wideNetworkOf(address);
    if (wide) senders.push({ name: wide, times: SHARES_OF_WIDE });
    const own: Held = { files: 0, bytes: 0 };

    function change(what: keyof Held, by: number): void {
      own[what] += by;
      ofAll[what] += by;
      for (const { name } of senders) {
        const held = ofEach.get(name) ?? { files: 0, bytes: 0 };
        held[what] += by;
        if (held.files + held.bytes > 0) ofEach.set(name, held);
        else ofEach.delete(name);
      }
    }
    return {
      take(what: keyof Held, amount: number): void {
        for (const { name, times } of senders)
          if ((ofEach.get(name)?.[what] ?? 0) + amount > times * shares[what].ofOne)
            throw new AppError('too_many_requests');
        if (ofAll[what] + amount > shares[what].ofAll) throw new AppError('unavailable');
        change(what, amount);
      },
      letGo(): void {
        change('files', -own.files);
        change('bytes', -own.bytes);
      },
    };
  };
}
