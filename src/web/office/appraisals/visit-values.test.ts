import { expect, test } from 'vitest';
import { thaiDay } from '#contract/thai/day.ts';
import { newVisit, wrongOf } from './visit-values.ts';

test('a visit was on a day that has come, and its numbers are some', () => {
  const visited = { ...newVisit(10_000), visitedOn: thaiDay() };
  expect(wrongOf(visited)).toEqual([]);
  expect(wrongOf({ ...visited, visitedOn: '' })).toEqual([]);
  expect(wrongOf({ ...visited, visitedOn: '31/2/69' })).toEqual(['visitedOn']);
  expect(wrongOf({ ...visited, visitedOn: '2199-01-01' })).toEqual(['visitedOn']);
  expect(wrongOf({ ...visited, value: 'สิบ' })).toEqual(['value']);
});
