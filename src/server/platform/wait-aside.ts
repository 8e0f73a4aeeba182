import { AsyncLocalStorage } from 'node:async_hooks';

/** How the call that is being answered leaves the count of those under way, and comes back into it. */
type Counted = { leave: () => void; comeBack: () => void };

export const countedCall = new AsyncLocalStorage<Counted>();

/**
 * Waits for something that many calls may have to wait for, such as a service outside. Meanwhile the
 * call is not counted: all others would be refused for what they have no part in.
 */
export async function waitAside<Result>(wait: () => Promise<Result>): Promise<Result> {
  const counted = countedCall.getStore();
  counted?.leave();
  try {
    return await wait();
  } finally {
    counted?.comeBack();
  }
}
