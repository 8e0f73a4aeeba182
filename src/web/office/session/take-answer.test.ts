import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { takeAnswer } from './take-answer.ts';

test('what a change answered is not overwritten by what was asked before it', async () => {
  const client = new QueryClient();
  const queryKey = ['smsCampaign', 'facts', 1];
  client.setQueryData(queryKey, 'before');
  const slow = Promise.withResolvers<string>();
  const reading = client.fetchQuery({ queryKey, queryFn: () => slow.promise });
  takeAnswer(client, queryKey, 'changed');
  slow.resolve('before');
  await reading.catch(() => undefined);
  expect(client.getQueryData(queryKey)).toBe('changed');
});
