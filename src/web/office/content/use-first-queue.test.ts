import { expect, test } from 'vitest';
import { firstWithWork, namesQueue } from './use-first-queue.ts';

const queue = (key: string, total?: number) => ({ key, total });

test('the first queue that holds work', () => {
  expect(firstWithWork([queue('mine', 0), queue('unassigned', 3), queue('all', 9)])).toBe(
    'unassigned',
  );
  expect(firstWithWork([queue('mine', 0), queue('unassigned', 0)])).toBe('mine');
});

test('is not known before those in front of it are counted', () => {
  expect(firstWithWork([queue('mine', 0), queue('unassigned')])).toBeUndefined();
  expect(firstWithWork([queue('mine', 2), queue('unassigned')])).toBe('mine');
});

test('an address that names a queue, a record or the bin is left as it is', () => {
  for (const search of ['?tab=mine', '?id=7', '?show=bin', '?bin=1'])
    expect(namesQueue(search), search).toBe(true);
  for (const search of ['', '?sort=name', '?lang=en'])
    expect(namesQueue(search), search).toBe(false);
});
