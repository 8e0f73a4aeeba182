import { afterEach, expect, test, vi } from 'vitest';
import { createPen } from './pen.ts';

const SLOWER_THAN_PATIENCE_MS = 700;

afterEach(() => vi.unstubAllGlobals());

/** The locks of a browser that has much else to do: each answer takes its time. */
function slowLocks({ held }: { held: boolean }) {
  const request = (_: string, options: LockOptions, take: (lock: object | null) => unknown) =>
    new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      setTimeout(() => {
        if (!held) resolve(take({}));
        else if (options.ifAvailable) resolve(take(null));
      }, SLOWER_THAN_PATIENCE_MS);
    });
  return { request };
}

const pen = () =>
  createPen({
    name: 'form',
    beforeHandingOver: async () => undefined,
    onLost: () => undefined,
  });

test.for([
  { held: false, taken: true },
  { held: true, taken: false },
])(
  'a browser that is slow to answer is not taken for another tab: $held',
  async ({ held, taken }) => {
    vi.stubGlobal('navigator', { locks: slowLocks({ held }) });
    const own = pen();
    expect(await own.take()).toBe(taken);
    own.leave();
  },
);
