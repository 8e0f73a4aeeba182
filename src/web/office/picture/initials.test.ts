import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('are the first letters of both names', () => {
  expect(initials('somchai', 'Test')).toBe('ST');
  expect(initials('Administrator', '')).toBe('A');
});

test('skip the vowels that Thai writes before the first consonant', () => {
  expect(initials('พิมพ์ชนก', 'เรียบเรียง')).toBe('พร');
});
