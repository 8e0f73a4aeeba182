import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Something to do that ends when it is told to. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { act: () => promise, end: resolve };
}

test('so many run at once, the others follow in order, and beyond the most it is refused', async () => {
  const { inTurn, demandRoom } = createTurns({ atOnce: 2, most: 3 });
  const begun: string[] = [];
  const all = ['a', 'b', 'c'].map((name) => ({ name, ...work() }));
  const done = all.map(({ name, act }) =>
    inTurn(() => {
      begun.push(name);
      return act();
    }),
  );
  expect(begun).toEqual(['a', 'b']);
  expect(demandRoom).toThrow('unavailable');
  await expect(inTurn(async () => undefined)).rejects.toThrow('unavailable');
  all[1]?.end();
  await done[1];
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  for (const { end } of all) end();
  await Promise.all(done);
  demandRoom();
});

test('what fails gives its turn on', async () => {
  const { inTurn } = createTurns({});
  const failed = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(async () => 'next');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('senders take turns, and none has more than a share of the line', async () => {
  const { inTurn } = createTurns({ most: 10, ofOne: 3 });
  const first = work();
  const begun: string[] = [];
  const done = [inTurn(first.act)];
  const join = (sender: string) =>
    inTurn(async () => {
      begun.push(sender);
    }, sender);
  for (const sender of ['many', 'many', 'many', 'few', 'other']) done.push(join(sender));
  await expect(join('many')).rejects.toThrow('too_many_requests');
  first.end();
  await Promise.all(done);
  expect(begun).toEqual(['many', 'few', 'other', 'many', 'many']);
  await join('many');
});
