import { expect, test } from 'vitest';
import { readId } from './read-id.ts';

const read = (query: string) => readId(new URLSearchParams(query));

test('a record is named by a whole number that the database can hold', () => {
  expect(read('id=1')).toBe(1);
  expect(read('id=2147483647')).toBe(2_147_483_647);
});

test.each([
  '',
  'id=',
  'id=0',
  'id=-1',
  'id=01',
  'id=1.5',
  'id=1e3',
  'id=%201',
  'id=๑',
  'id=2147483648',
  'id=99999999999999999999',
  'id=1%00',
  'id=1&id=2',
  'id=%27%20or%201=1',
])('nothing else names one: %j', (query) => {
  expect(read(query)).toBeUndefined();
});
