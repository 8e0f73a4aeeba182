/** A reloaded page gets it as soon as the page before has let go. */
const PATIENCE_MS = 500;
/**
 * A tab that the browser has put to sleep does not answer; what was typed there is kept already. On a
 * busy device one that is awake takes seconds to keep what was typed last: it is waited for.
 */
const HANDING_OVER_MS = 8_000;

type Holder = {
  /** Of the lock and of the channel: whoever holds it fills the form in and keeps it. */
  name: string;
  /** Another tab asks for it: what was typed here is kept first. */
  beforeHandingOver: () => Promise<unknown>;
  onLost: () => void;
};

/** One tab at a time fills the form in. Without locks (plain http) every tab is taken for the only one. */
export function createPen({ name, beforeHandingOver, onLost }: Holder) {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const channel = new BroadcastChannel(name);
  let release: (() => void) | undefined;

  const lose = () => {
    release = undefined;
    onLost();
  };

  function hold(options: LockOptions): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const kept = (lock: Lock | null) => {
      if (!lock) return resolve(false);
      return new Promise<void>((done) => {
        release = done;
        resolve(true);
      });
    };
    // Refused when it took too long, and later when another tab takes it by force.
    locks?.request(name, options, kept).catch(() => (release ? lose() : resolve(false)));
    if (!locks) resolve(true);
    return promise;
  }

  channel.addEventListener('message', async () => {
    const handOver = release;
    if (!handOver) return;
    await beforeHandingOver().catch(() => undefined);
    lose();
    handOver();
  });

  return {
    // A browser that is slow to answer is no other tab: the time counts once there is one.
    take: async () =>
      (await hold({ ifAvailable: true })) || hold({ signal: AbortSignal.timeout(PATIENCE_MS) }),
    takeOver: async () => {
      channel.postMessage('please');
      const given = await hold({ signal: AbortSignal.timeout(HANDING_OVER_MS) });
      return given || hold({ steal: true });
    },
    leave: () => {
      release?.();
      channel.close();
    },
  };
}
