import {
  type InvalidateQueryFilters,
  MutationCache,
  notifyManager,
  QueryClient,
} from '@tanstack/react-query';
import { CallError } from '../../api/call.ts';
import { takeSuccessAway } from '../states/success-notices.ts';

const RETRIES = 2;

// A button is busy before the next press can come. By a timer, which is the library's way, two
// quick presses that a slow machine takes up at once would both be sent.
notifyManager.setScheduler(queueMicrotask);

/**
 * What is on its way for a screen to come, when something changes, may have been read before the
 * change. It is told to be old once it is here: it would be taken for what was just brought.
 */
export class OfficeQueryClient extends QueryClient {
  override invalidateQueries(filters: InvalidateQueryFilters = {}, options = {}): Promise<void> {
    const asked = { ...filters, type: 'inactive', fetchStatus: 'fetching' } as const;
    for (const { promise, queryKey } of this.getQueryCache().findAll(asked)) {
      const again = () => super.invalidateQueries({ queryKey, exact: true });
      promise?.then(again, () => undefined);
    }
    return super.invalidateQueries(filters, options);
  }
}

/**
 * What the office remembers of the server's answers. A refusal is an answer: only silence is asked
 * again, and not while the browser knows that it is offline.
 *
 * Nothing waits for the connection to come back: a call without one fails at once and says so. What
 * was cancelled or forgotten meanwhile would otherwise still be done, hours later.
 */
export const queryClient = new OfficeQueryClient({
  mutationCache: new MutationCache({ onError: takeSuccessAway }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) =>
        failures < RETRIES &&
        navigator.onLine &&
        error instanceof CallError &&
        error.reason === 'network',
    },
    mutations: { networkMode: 'always' },
  },
});
