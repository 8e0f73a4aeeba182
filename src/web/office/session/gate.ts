/**
 * Where calls wait when the session has ended, until somebody has signed in again: nothing that was
 * typed is lost. `otherUser`: another tab signed in as somebody else, so nothing may go on here.
 */
export type GateState = 'open' | 'expired' | 'otherUser';

export function createGate() {
  let state: GateState = 'open';
  let opened = Promise.withResolvers<void>();
  const listeners = new Set<() => void>();
  const change = (next: GateState) => {
    if (state === next || state === 'otherUser') return;
    state = next;
    if (next === 'open') {
      opened.resolve();
      opened = Promise.withResolvers<void>();
    }
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Closes the gate and waits until it opens again. */
    wait(): Promise<void> {
      const { promise } = opened;
      change('expired');
      return promise;
    },
    close: () => change('expired'),
    open: () => change('open'),
    refuse: () => change('otherUser'),
  };
}
