import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query';
import { CallError } from '../../api/call.ts';
import { takeSuccessAway } from '../states/success-notices.ts';

const RETRIES = 2;

// A button is busy before the next press can come. By a timer, which is the library's way, two
// quick presses that a slow machine takes up at once would both be sent.
notifyManager.setScheduler(queueMicrotask);

/**
 * What the office remembers of the server's answers. A refusal is an answer: only silence is asked
 * again, and not while the browser knows that it is offline.
 *
 * Nothing waits for the connection to come back: a call without one fails at once and says so. What
 * was cancelled or forgotten meanwhile would otherwise still be done, hours later.
 */
export const queryClient = new QueryClient({
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
