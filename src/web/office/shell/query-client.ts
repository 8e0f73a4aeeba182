import { QueryClient } from '@tanstack/react-query';
import { CallError } from '../../api/call.ts';

const RETRIES = 2;

/** What the office remembers of the server's answers. A refusal is an answer: only silence is asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) =>
        failures < RETRIES && error instanceof CallError && error.reason === 'network',
    },
  },
});
