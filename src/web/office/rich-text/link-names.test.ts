import { expect, test } from 'vitest';
import { namedLike } from './link-names.ts';

const targets = ['ขอสินเชื่อออนไลน์', 'ขอคืนโฉนด', 'Home (loans)'].map((name) => ({ name }));
const names = (typed: string) => namedLike(typed, targets).map(({ name }) => name);

test('of what was found for fewer letters only what has all of them is left to be taken', () => {
  expect(names('ขอ')).toEqual(['ขอสินเชื่อออนไลน์', 'ขอคืนโฉนด']);
  expect(names('ขอคืน')).toEqual(['ขอคืนโฉนด']);
  expect(names('ขอคืนเงิน')).toEqual([]);
});

test('signs and letter case aside', () => {
  expect(names('HOME loans')).toEqual(['Home (loans)']);
});
