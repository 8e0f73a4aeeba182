import { expect, test } from 'vitest';
import { drop, step } from './move.ts';

test('a step moves one place, and not beyond either end', () => {
  expect(step([1, 2, 3], 3, 'up')).toEqual([1, 3, 2]);
  expect(step([1, 2, 3], 1, 'down')).toEqual([2, 1, 3]);
  expect(step([1, 2, 3], 1, 'up')).toBeUndefined();
  expect(step([1, 2, 3], 3, 'down')).toBeUndefined();
  expect(step([1, 2, 3], 4, 'up')).toBeUndefined();
});

test('what is dropped stands before or behind the other, from either side', () => {
  expect(drop([1, 2, 3], 3, 1, 'before')).toEqual([3, 1, 2]);
  expect(drop([1, 2, 3], 1, 3, 'after')).toEqual([2, 3, 1]);
  expect(drop([1, 2, 3], 1, 2, 'before')).toEqual([1, 2, 3]);
  expect(drop([1, 2, 3], 1, 9, 'after')).toBeUndefined();
});
