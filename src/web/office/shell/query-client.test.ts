import { expect, test } from 'vitest';
import { OfficeQueryClient } from './query-client.ts';

test('what was on its way while something changed is old when it comes, for whoever opens it next', async () => {
  const client = new OfficeQueryClient();
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const queryKey = ['promotion', 'list'];
  const staleTime = 60_000;
  const brought = client.prefetchQuery({ queryKey, queryFn: () => late, staleTime });
  await client.invalidateQueries({ queryKey: ['promotion'] });
  resolve('before the change');
  await brought;
  expect(client.getQueryData(queryKey)).toBe('before the change');
  const queryFn = async () => 'after the change';
  await expect(client.fetchQuery({ queryKey, queryFn, staleTime })).resolves.toBe(
    'after the change',
  );
});

test('what nobody changed meanwhile is not asked for again', async () => {
  const client = new OfficeQueryClient();
  const queryKey = ['promotion', 'list'];
  const staleTime = 60_000;
  const brought = client.prefetchQuery({ queryKey, queryFn: async () => 'first', staleTime });
  await client.invalidateQueries({ queryKey: ['banner'] });
  await brought;
  const queryFn = async () => 'second';
  expect(await client.fetchQuery({ queryKey, queryFn, staleTime })).toBe('first');
});
