import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepAnswer } from './answers.ts';

test('an answer that was asked for before a change does not take the place of what the change answered', async () => {
  const client = new QueryClient();
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const options = { queryKey: ['campaign', 7], queryFn: () => late, initialData: 'draft' };
  const stop = new QueryObserver(client, options).subscribe(() => undefined);
  expect(client.isFetching()).toBe(1);
  const kept = keepAnswer(client, options.queryKey, 'ready');
  // Whoever opens what was added looks for it at once.
  expect(client.getQueryData(options.queryKey)).toBe('ready');
  await kept;
  resolve('draft');
  await late;
  // Whatever waits for the answer has heard it.
  await new Promise(setImmediate);
  expect(client.getQueryData(options.queryKey)).toBe('ready');
  stop();
});
