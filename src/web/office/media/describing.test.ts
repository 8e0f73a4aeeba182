import { expect, test } from 'vitest';
import { doneWith } from './describing.ts';

const sent = { ids: [1, 2, 3], typed: { 1: { th: 'ทุ่งนา' } } };

test('a save is done with what it took along and with what was left empty', () => {
  expect(doneWith(sent, [], { 1: { th: 'ทุ่งนา' } })).toEqual([1, 2, 3]);
});

test('what was typed while it was sent is not: neither for the next picture nor for the same', () => {
  const typed = { 1: { th: 'ทุ่งนายามเช้า' }, 2: { en: 'A canal' } };
  expect(doneWith(sent, [], typed)).toEqual([3]);
});

test('nor what was refused', () => {
  expect(doneWith(sent, [1], sent.typed)).toEqual([2, 3]);
});
