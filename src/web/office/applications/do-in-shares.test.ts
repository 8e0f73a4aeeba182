import { expect, test } from 'vitest';
import { doInShares } from './do-in-shares.ts';

const ids = Array.from({ length: 450 }, (_none, index) => index + 1);

test('all have their turn, a share at a time', async () => {
  const sizes: number[] = [];
  const answer = await doInShares(ids, 200, async (some) => {
    sizes.push(some.length);
    return some;
  });
  expect(sizes).toEqual([200, 200, 50]);
  expect(answer).toEqual({ results: ids, left: 0 });
});

test('a share that fails does not hide what was done before it', async () => {
  const stoppedBy = new Error('network');
  const answer = await doInShares(ids, 200, async (some) => {
    if (some.includes(201)) throw stoppedBy;
    return some;
  });
  expect(answer).toEqual({ results: ids.slice(0, 200), left: 250, stoppedBy });
});

test('where nothing was done it is a failure', async () => {
  const failing = doInShares(ids, 200, async () => Promise.reject(new Error('network')));
  await expect(failing).rejects.toThrow('network');
});
