import { expect, test } from 'vitest';
import { readValue } from './read-value.ts';

const words = new Map([
  ['categoryId', { label: 'Category', show: (value: unknown) => `#${value}` }],
]);
const texts = { yes: 'Yes', no: 'No' };

test('a value that was not there before reads as nothing, not as a value', () => {
  expect(readValue(words, texts, 'categoryId', undefined)).toBe('');
  expect(readValue(words, texts, 'categoryId', 2)).toBe('#2');
  // That nothing is chosen is for the field to say.
  expect(readValue(words, texts, 'categoryId', null)).toBe('#null');
});
