import { AppError } from '#contract/errors.ts';
import { subscriberOf } from './network.ts';

/** Of what is under way: files by number, since they are not kept in memory, all else by bytes. */
export type Shares = {
  files: { ofOne: number; ofAll: number };
  bytes: { ofOne: number; ofAll: number };
};

type Held = { files: number; bytes: number };

/** What may come in at the same time: everybody has a share of it, so that nobody takes it all. */
export function createShares(shares: Shares) {
  const ofEach = new Map<string, Held>();
  const ofAll: Held = { files: 0, bytes: 0 };

  /** What one request holds, until it lets go of all of it. */
  return (address: string) => {
    const subscriber = subscriberOf(address);
    const own: Held = { files: 0, bytes: 0 };

    function change(what: keyof Held, by: number): void {
      const ofOne = ofEach.get(subscriber) ?? { files: 0, bytes: 0 };
      for (const held of [own, ofOne, ofAll]) held[what] += by;
      if (ofOne.files + ofOne.bytes > 0) ofEach.set(subscriber, ofOne);
      else ofEach.delete(subscriber);
    }
    return {
      take(what: keyof Held, amount: number): void {
        const held = (ofEach.get(subscriber)?.[what] ?? 0) + amount;
        if (held > shares[what].ofOne) throw new AppError('too_many_requests');
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
